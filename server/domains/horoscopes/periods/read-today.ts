import type { Today } from '@rashi/contract'
import { defaultLanguage, timeZoneOf } from '@rashi/contract/languages.rules'
import { readingPeriods } from '@rashi/contract/reading-periods.rules'
import { type Access, isInForce } from '../../access/index.ts'
import { type ChartContext, signKeyOf } from '../../charts/index.ts'
import { dayAt } from './calendar.rules.ts'
import { isOpen } from './present-period.ts'
import { presentSharedPreviews } from './present-to-reader.ts'
import { readUserAccess } from './read-for-user.ts'
import { readCurrentPeriod } from './read-horoscopes.ts'
import { describeTodaySky } from './today-sky.ts'

/**
 * Describes the reader's day: the Moon of now against the moonsign, the next date to note, and the current week, month
 * and year with what everybody may read of them, so that nothing counts as read.
 */
export async function readToday(
  context: ChartContext,
  userId: string,
  timeZone: string | undefined,
): Promise<Today> {
  const { zodiac } = context.config
  const now = context.clock.now()
  const access = await readUserAccess(context, userId)
  const signId = access.generatedSignId ?? findChosenSignId(access)
  const key = signId === null ? null : signKeyOf(signId)
  const readings =
    signId === null ? [] : await readCurrent(context, access, { signId, timeZone, now })
  return {
    date: `${now.toZonedDateTimeISO(timeZone ?? timeZoneOf(defaultLanguage)).toPlainDate()}`,
    key,
    ...describeTodaySky({ now, moonsign: key, timeZone, zodiac }),
    readings,
  }
}

/** Finds the sign of a plan, for a reader without a birth. */
const findChosenSignId = ({ grants, at }: Access): number | null =>
  grants.find((grant) => grant.tier !== null && isInForce(grant, at))?.signId ?? null

/** Reads the headlines and the previews of a sign's current periods. */
async function readCurrent(
  context: ChartContext,
  access: Access,
  {
    signId,
    timeZone,
    now,
  }: { signId: number; timeZone: string | undefined; now: Temporal.Instant },
): Promise<Today['readings']> {
  const today = dayAt(now)
  const periods = await Promise.all(
    readingPeriods.map((readingPeriod) =>
      readCurrentPeriod(context, { readingPeriod, signId, today }),
    ),
  )
  return periods
    .filter((period) => period !== undefined)
    .map((period) => ({
      reading_period: period.row.reading_period,
      date: period.row.starts_on,
      is_open: isOpen(access, period.row),
      translations: presentSharedPreviews(period, timeZone),
    }))
}
