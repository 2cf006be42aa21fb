import type { YearWheel } from '@rashi/contract'
import { defaultLanguage, languages } from '@rashi/contract/languages.rules'
import { isWithin, yearWheelOf } from '../../almanac/index.ts'
import { signKeyOf } from '../../charts/index.ts'
import { spanAt } from './calendar.rules.ts'
import type { PeriodRow } from './horoscopes.repository.ts'

/** Returns what the wheel of a year shows on the days of a time zone. It is computed, not stored: older years have it too. */
export function readYearWheel(
  { sign_id, starts_on, zodiac }: Pick<PeriodRow, 'sign_id' | 'starts_on' | 'zodiac'>,
  timeZone = languages[defaultLanguage].timeZone,
): YearWheel {
  const span = spanAt('yearly', Temporal.PlainDate.from(starts_on))
  const { marks, good_weeks } = yearWheelOf(span, signKeyOf(sign_id), zodiac)
  return {
    marks: marks.filter(({ at }) => isWithin(at, span, timeZone)),
    good_weeks: [...good_weeks],
  }
}
