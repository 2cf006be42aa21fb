import type { LanguageCode } from '@rashi/contract/languages.rules'
import type { SignKey, Zodiac } from '@rashi/sky'
import { dayAdvice } from './content/all-day-advice.ts'
import { almanacNames } from './content/all-names.ts'
import { adviceFromNumbers, type AdviceNumbers } from './plan/choose-advice.ts'
import { monthAdviceId } from './plan/plan-month.ts'
import { weekAdviceId } from './plan/plan-week.ts'
import { markDays } from './render/markup.ts'
import { renderDaysOfMonth } from './render/render-month.ts'
import { renderDaysOfWeek } from './render/render-week.ts'
import type { Span } from './rules/spans.rules.ts'
import { listAlmanacDays } from './sky/almanac-days.ts'

/**
 * Composes the list of days of a week or month for a time zone: the Moon's sign, the nakshatra and the
 * tithi of a day are those at its sunrise there.
 *
 * @param numbers the advice that was chosen when this `edition` composed the period; choosing it again would mean to plan all
 *   periods before it
 */
export function composeDays(
  { readingPeriod, from, to }: Span,
  moonsign: SignKey,
  numbers: AdviceNumbers,
  { zodiac, code, timeZone }: { zodiac: Zodiac; code: LanguageCode; timeZone: string },
): string {
  const names = almanacNames[code]
  const { weekly, monthly } = dayAdvice[code]
  const days = listAlmanacDays(from, to, timeZone, zodiac)
  const rendered =
    readingPeriod === 'weekly'
      ? renderDaysOfWeek(adviceFromNumbers(weekAdviceId, weekly, numbers), days, moonsign, names)
      : renderDaysOfMonth(adviceFromNumbers(monthAdviceId, monthly, numbers), days, moonsign, names)
  return markDays(rendered, names)
}
