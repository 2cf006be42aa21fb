import type { Today } from '@rashi/contract'
import { defaultLanguage, timeZoneOf } from '@rashi/contract/languages.rules'
import { readingPeriods } from '@rashi/contract/reading-periods.rules'
import { type Access, isInForce } from '../../access/index.ts'
import { type ChartContext, signKeyOf } from '../../charts/index.ts'
import { localisePreview } from './localise-period.ts'
import { isOpen } from './present-period.ts'
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
  const readings = signId === null ? [] : await readCurrent(context, access, { signId, timeZone })
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
  { signId, timeZone }: { signId: number; timeZone: string | undefined },
): Promise<Today['readings']> {
  const periods = await Promise.all(
    readingPeriods.map((readingPeriod) => readCurrentPeriod(context, { readingPeriod, signId })),
  )
  return periods
    .filter((period) => period !== undefined)
    .map(({ row }) => ({
      reading_period: row.reading_period,
      date: row.starts_on,
      is_open: isOpen(access, row),
      translations: row.translations.map((texts) => ({
        language_id: texts.language_id,
        name: texts.name,
        description_preview:
          timeZone === undefined
            ? texts.description_preview
            : localisePreview(texts, row, timeZone),
      })),
    }))
}
