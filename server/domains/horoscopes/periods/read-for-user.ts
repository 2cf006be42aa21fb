import type { ActiveHoroscopes, SingleHoroscope } from '@rashi/contract'
import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import { Refusal } from '../../../platform/refusal.ts'
import {
  type Access,
  isInForce,
  noteReading,
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
import { readHoroscopes, shownBack } from './read-horoscopes.ts'

/** Reading period and sign of an address; anything unknown is one and the same 404. */
export function readAddress(timePeriod: string, horoscopeSign: string) {
  const readingPeriod = findReadingPeriod(timePeriod)
  const sign = findSignKey(horoscopeSign)
  if (readingPeriod === undefined || sign === undefined) throw new Refusal('horoscope-not-found')
  return { readingPeriod, signId: signIdOf(sign) }
}

async function accessOf(context: ChartContext, userId: string): Promise<Access> {
  const generatedSignId = (await findGeneratedSignId(context, userId)) ?? null
  return readAccess(context, { userId, generatedSignId })
}

/** One sign and reading period, as far as a person may read it. */
export async function readForUser(
  context: ChartContext,
  userId: string,
  { readingPeriod, signId }: { readingPeriod: ReadingPeriod; signId: number },
): Promise<SingleHoroscope> {
  const access = await accessOf(context, userId)
  const asked = { readingPeriod, signIds: [signId], back: shownBack.people[readingPeriod] }
  const [found] = await readHoroscopes(context, access, asked)
  if (!found) throw new Refusal('horoscope-not-found')
  await noteReading(context, access, asked)
  return found
}

/**
 * The signs a person may read, by reading period. The year also lists the generated sign, so that
 * its life events can be bought.
 */
export async function listUserHoroscopes(
  context: ChartContext,
  userId: string,
  { previous }: { previous: boolean },
): Promise<ActiveHoroscopes> {
  const access = await accessOf(context, userId)
  const today = dayAt(context.clock.now())
  const group = async (readingPeriod: ReadingPeriod) => {
    const span = spanAt(readingPeriod, today)
    const signIds = new Set([
      ...readableSigns(access, readingPeriod, (signId) => periodIdOf(span, signId)),
      ...boughtSigns(access, readingPeriod),
      ...(readingPeriod === 'yearly' && access.generatedSignId !== null
        ? [access.generatedSignId]
        : []),
    ])
    const back = previous ? shownBack.people[readingPeriod] : 0
    const asked = { readingPeriod, signIds: [...signIds], back }
    const read = await readHoroscopes(context, access, asked)
    await noteReading(context, access, asked)
    return read.map((horoscope) => ({ horoscope }))
  }
  const [Weekly, Monthly, Yearly] = await Promise.all([
    group('weekly'),
    group('monthly'),
    group('yearly'),
  ])
  return { Weekly, Monthly, Yearly }
}

/** A period or section bought singly stays readable when its period is no longer the current one. */
const boughtSigns = ({ grants, at }: Access, readingPeriod: ReadingPeriod): number[] =>
  grants
    .filter((grant) => isInForce(grant, at))
    .filter(({ periodId, partId }) =>
      periodId === null
        ? partId !== null && readingPeriod === 'yearly'
        : readingPeriodOfId(periodId) === readingPeriod,
    )
    .map(({ signId }) => signId)
