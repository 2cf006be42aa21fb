import type { ActiveHoroscopes, SingleHoroscope } from '@rashi/contract'
import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import { Refusal } from '../../../platform/refusal.ts'
import {
  type Access,
  countFirstVisitReading,
  isInForce,
  recordFirstReading,
  readableSigns,
  readAccess,
} from '../../access/index.ts'
import {
  type ChartContext,
  findGeneratedSignId,
  findSignKey,
  signIdOf,
} from '../../charts/index.ts'
import {
  dayAt,
  findReadingPeriod,
  periodIdOf,
  spanAt,
  readingPeriodOfId,
} from './calendar.rules.ts'
import { readHoroscopes, visiblePast } from './read-horoscopes.ts'

/** @throws {Refusal} `horoscope-not-found` for an unknown reading period or sign. */
export function parseAddress(timePeriod: string, horoscopeSign: string) {
  const readingPeriod = findReadingPeriod(timePeriod)
  const sign = findSignKey(horoscopeSign)
  if (readingPeriod === undefined || sign === undefined) throw new Refusal('horoscope-not-found')
  return { readingPeriod, signId: signIdOf(sign) }
}

/** Reads what a user may read. */
export async function readUserAccess(context: ChartContext, userId: string): Promise<Access> {
  const [generatedSignId, access] = await Promise.all([
    findGeneratedSignId(context, userId),
    readAccess(context, { userId, generatedSignId: null }),
  ])
  return { ...access, generatedSignId: generatedSignId ?? null }
}

/** Reads one sign and reading period for a user, without the texts that are locked. */
export async function readHoroscopeForUser(
  context: ChartContext,
  userId: string,
  {
    readingPeriod,
    signId,
    timeZone,
    textsOf = 'all',
  }: {
    readingPeriod: ReadingPeriod
    signId: number
    timeZone?: string | undefined
    /** `current`, or the first day of the period whose texts are read; all by default. */
    textsOf?: string | undefined
  },
): Promise<SingleHoroscope> {
  const access = await readUserAccess(context, userId)
  const back = visiblePast.people[readingPeriod]
  const query = {
    readingPeriod,
    signIds: [signId],
    back,
    timeZone,
    withWheel: true,
    texts: textsOf,
  }
  const [found] = await readHoroscopes(context, access, query)
  if (!found) throw new Refusal('horoscope-not-found')
  await recordFirstReading(context, access, query)
  if (found.horoscopeData.some(({ parts }) => parts.length > 0))
    await countFirstVisitReading(context, access, userId)
  return found
}

/**
 * Lists the signs that a user may read, by reading period. The year always has the generated sign too,
 * whose life events the user can buy.
 */
export async function listUserHoroscopes(
  context: ChartContext,
  userId: string,
  {
    previous,
    isOverview,
    timeZone,
  }: {
    previous: boolean
    /** Without the paid texts: nothing then counts as read. */
    isOverview: boolean
    timeZone?: string | undefined
  },
): Promise<ActiveHoroscopes> {
  const access = await readUserAccess(context, userId)
  const today = dayAt(context.clock.now())
  const group = async (readingPeriod: ReadingPeriod) => {
    const span = spanAt(readingPeriod, today)
    const signIds = new Set([
      ...readableSigns(access, readingPeriod, (signId) => periodIdOf(span, signId)),
      ...listBoughtSigns(access, readingPeriod),
      ...(readingPeriod === 'yearly' && access.generatedSignId !== null
        ? [access.generatedSignId]
        : []),
    ])
    const back = previous ? visiblePast.people[readingPeriod] : 0
    const query = {
      readingPeriod,
      signIds: [...signIds],
      back,
      timeZone,
      texts: isOverview ? 'none' : 'all',
    }
    const read = await readHoroscopes(context, access, query)
    if (!isOverview) await recordFirstReading(context, access, query)
    return read.map((horoscope) => ({ horoscope }))
  }
  const [Weekly, Monthly, Yearly] = await Promise.all([
    group('weekly'),
    group('monthly'),
    group('yearly'),
  ])
  return { Weekly, Monthly, Yearly }
}

/** Lists the signs of single purchases, which stay readable after their period has ended. */
const listBoughtSigns = ({ grants, at }: Access, readingPeriod: ReadingPeriod): number[] =>
  grants
    .filter((grant) => isInForce(grant, at))
    .filter(({ periodId, partId }) =>
      periodId === null
        ? partId !== null && readingPeriod === 'yearly'
        : readingPeriodOfId(periodId) === readingPeriod,
    )
    .map(({ signId }) => signId)
