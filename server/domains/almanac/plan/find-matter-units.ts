import { type Graha, grahas, type SignKey, signKeys } from '@rashi/sky'
import type { MatterUnits } from '../texts/units.ts'
import type { Matter } from '../texts/language.ts'
import { hasAspectOn, houseFrom, type House, rulerOf } from '../rules/gochara.rules.ts'
import type { PeriodSky } from '../sky/period-sky.ts'
import type { Stay } from '../sky/sky-calendar.ts'
import type { Evidence, Value } from './evidence.ts'
import { type Candidate, unitsOf } from './told.ts'
import { toneOfRuler, toneOfStay } from './tone.ts'

/** The house in which a matter is read. */
export const houseOfMatter: Record<Matter, House> = {
  love: 7,
  work: 10,
  money: 2,
  health: 1,
  family: 4,
}

/** The matter that an event in a house touches first. */
export const matterOfHouse: Record<House, Matter> = {
  1: 'health',
  2: 'money',
  3: 'work',
  4: 'family',
  5: 'love',
  6: 'health',
  7: 'love',
  8: 'money',
  9: 'family',
  10: 'work',
  11: 'money',
  12: 'health',
}

/** The significator (karaka) that speaks of a matter. The Moon is too quick for a month. */
export const karakaOf: Record<'weekly' | 'monthly', Record<Matter, Graha>> = {
  weekly: { love: 'Venus', work: 'Sun', money: 'Mercury', health: 'Mars', family: 'Moon' },
  monthly: { love: 'Venus', work: 'Sun', money: 'Mercury', health: 'Mars', family: 'Jupiter' },
}

/** The graha and the fact that a text of a matter is about. */
export interface MatterContext {
  readonly graha: Graha
  readonly values: Readonly<Record<string, Value>>
  readonly evidence: Evidence
}

/** The cost of a graha of which the period has spoken already. */
export const costOfSameGraha = 40

/** Costs that make a text that is about something new more likely, and a distant glance less. */
const costs = { isNew: -30, visitor: -10, aspect: 10 }
const looking = ['Mars', 'Jupiter', 'Saturn'] as const

/** Lists the texts that fit a matter of a sign in a period. */
export function findMatterUnits(
  sky: PeriodSky,
  moonsign: SignKey,
  matter: Matter,
  texts: MatterUnits,
): Candidate<MatterContext>[] {
  const { calendar, middle, stays, start, span } = sky
  const own = houseOfMatter[matter]
  const house = (stay: Stay) => houseFrom(moonsign, stay.sign)
  const candidates = (
    id: string,
    list: readonly string[],
    stay: Stay,
    evidence: Evidence,
    cost = 0,
  ): Candidate<MatterContext>[] =>
    unitsOf(`${matter}.${id}`, list).map((unit) => ({
      unit,
      cost: cost + (Temporal.Instant.compare(stay.from, start) >= 0 ? costs.isNew : 0),
      context: {
        graha: stay.graha,
        values: { until: { instant: stay.to, style: 'day' }, graha: { graha: stay.graha } },
        evidence,
      },
    }))
  const placed = (stay: Stay) => ({
    graha: stay.graha,
    sign: stay.sign,
    house: house(stay),
    at: stay.from,
    until: stay.to,
  })

  const karaka = stays[karakaOf[span.readingPeriod === 'weekly' ? 'weekly' : 'monthly'][matter]]
  const karakaTone = toneOfStay(karaka, house(karaka), middle, calendar)
  const ruler = stays[rulerOf[signKeys[(signKeys.indexOf(moonsign) + own - 1) % 12]!]]
  const rulerTone = toneOfRuler(ruler, house(ruler), middle, calendar)
  // The Moon's stay of two days says nothing about a month.
  const isTooQuick = ruler.graha === 'Moon' && span.readingPeriod !== 'weekly'
  const visitors = grahas.filter((graha) => graha !== 'Moon' && house(stays[graha]) === own)
  return [
    ...candidates(
      `karaka.${house(karaka)}.${karakaTone}`,
      texts.karaka[house(karaka)][karakaTone],
      karaka,
      { kind: 'stay', ...placed(karaka) },
    ),
    ...(isTooQuick
      ? []
      : candidates(
          `lord.${house(ruler)}.${rulerTone}`,
          texts.lord[house(ruler)][rulerTone],
          ruler,
          { kind: 'ruler', rules: own, ...placed(ruler) },
        )),
    ...visitors.flatMap((graha) =>
      graha === 'Moon'
        ? []
        : candidates(
            `visitor.${graha}`,
            texts.visitor[graha],
            stays[graha],
            { kind: 'stay', ...placed(stays[graha]) },
            costs.visitor,
          ),
    ),
    ...looking
      .filter((graha) => hasAspectOn(graha, house(stays[graha]), own))
      .flatMap((graha) =>
        candidates(
          `aspect.${graha}`,
          texts.aspect[graha],
          stays[graha],
          { kind: 'aspect', on: own, ...placed(stays[graha]) },
          costs.aspect,
        ),
      ),
  ]
}
