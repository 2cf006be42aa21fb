import type { ActiveHoroscopes, SingleHoroscope } from '@rashi/contract'
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
  findPeriodType,
  periodIdOf,
  type PeriodType,
  spanAt,
  typeOfPeriodId,
} from './calendar.rules.ts'
import { readHoroscopes, shownBack } from './read-horoscopes.ts'

/** Type and sign of an address; anything unknown is one and the same 404. */
export function readAddress(timePeriod: string, horoscopeSign: string) {
  const type = findPeriodType(timePeriod)
  const sign = findSignKey(horoscopeSign)
  if (type === undefined || sign === undefined) throw new Refusal('horoscope-not-found')
  return { type, signId: signIdOf(sign) }
}

async function accessOf(context: ChartContext, userId: string): Promise<Access> {
  const generatedSignId = (await findGeneratedSignId(context, userId)) ?? null
  return readAccess(context, { userId, generatedSignId })
}

/** One sign and type of period, as far as a person may read it. */
export async function readForUser(
  context: ChartContext,
  userId: string,
  { type, signId }: { type: PeriodType; signId: number },
): Promise<SingleHoroscope> {
  const access = await accessOf(context, userId)
  const asked = { type, signIds: [signId], back: shownBack.people[type] }
  const [found] = await readHoroscopes(context, access, asked)
  if (!found) throw new Refusal('horoscope-not-found')
  await noteReading(context, access, asked)
  return found
}

/**
 * The signs a person may read, by type of period. The year also lists the generated sign, so that
 * its life events can be bought.
 */
export async function listUserHoroscopes(
  context: ChartContext,
  userId: string,
  { previous }: { previous: boolean },
): Promise<ActiveHoroscopes> {
  const access = await accessOf(context, userId)
  const today = dayAt(context.clock.now())
  const group = async (type: PeriodType) => {
    const span = spanAt(type, today)
    const signIds = new Set([
      ...readableSigns(access, type, (signId) => periodIdOf(span, signId)),
      ...boughtSigns(access, type),
      ...(type === 3 && access.generatedSignId !== null ? [access.generatedSignId] : []),
    ])
    const back = previous ? shownBack.people[type] : 0
    const asked = { type, signIds: [...signIds], back }
    const read = await readHoroscopes(context, access, asked)
    await noteReading(context, access, asked)
    return read.map((horoscope) => ({ horoscope }))
  }
  const [Weekly, Monthly, Yearly] = await Promise.all([group(1), group(2), group(3)])
  return { Weekly, Monthly, Yearly }
}

/** A period or section bought singly stays readable when its period is no longer the current one. */
const boughtSigns = ({ grants, at }: Access, type: PeriodType): number[] =>
  grants
    .filter((grant) => isInForce(grant, at))
    .filter(({ periodId, partId }) =>
      periodId === null ? partId !== null && type === 3 : typeOfPeriodId(periodId) === type,
    )
    .map(({ signId }) => signId)
