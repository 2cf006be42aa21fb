import type { Today } from '@rashi/contract'
import { defaultLanguage, timeZoneOf } from '@rashi/contract/languages.rules'
import { type ReadingPeriod, readingPeriods } from '@rashi/contract/reading-periods.rules'
import { type Access, isInForce, mayReadPeriod } from '../../access/index.ts'
import { describeToday } from '../../almanac/index.ts'
import { type ChartContext, describeBirthSky, signKeyOf } from '../../charts/index.ts'
import { readUserAccess } from './read-for-user.ts'
import { readHoroscopes } from './read-horoscopes.ts'

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
  const moon = describeToday({ now, moonsign: key ?? undefined, timeZone, zodiac })
  // As on other pages, so that everybody is shown the same few pictures.
  const hour = now.round({ smallestUnit: 'hour', roundingMode: 'floor' })
  const readings = await Promise.all(
    signId === null
      ? []
      : readingPeriods.map((period) => readCurrent(context, access, { period, signId, timeZone })),
  )
  return {
    date: `${now.toZonedDateTimeISO(timeZone ?? timeZoneOf(defaultLanguage)).toPlainDate()}`,
    key,
    moon: {
      ...describeBirthSky(now, zodiac),
      mediaUrl: describeBirthSky(hour, zodiac).mediaUrl,
      until: `${moon.until}`,
      next_sign: moon.nextSign,
      house: moon.house,
      translations: moon.translations,
    },
    next_date: moon.next ? { at: `${moon.next.at}`, translations: moon.next.translations } : null,
    readings: readings.flat(),
  }
}

/** Finds the sign of a plan, for a reader without a birth. */
const findChosenSignId = ({ grants, at }: Access): number | null =>
  grants.find((grant) => grant.tier !== null && isInForce(grant, at))?.signId ?? null

/** Reads the headline and the preview of a sign's current period. */
async function readCurrent(
  context: ChartContext,
  access: Access,
  {
    period: readingPeriod,
    signId,
    timeZone,
  }: { period: ReadingPeriod; signId: number; timeZone: string | undefined },
): Promise<Today['readings']> {
  const query = { readingPeriod, signIds: [signId], back: 0, timeZone, texts: 'none' }
  const [horoscope] = await readHoroscopes(context, access, query)
  const current = horoscope?.horoscopeData.at(-1)
  if (!current) return []
  return [
    {
      reading_period: readingPeriod,
      date: current.date,
      is_open: mayReadPeriod(access, { id: current.id, readingPeriod, signId }),
      translations: current.translations.map(({ language_id, name, description_preview }) => ({
        language_id,
        name,
        description_preview,
      })),
    },
  ]
}
