import type { Graha } from '@rashi/sky'
import { houseFrom, type House } from '../rules/gochara.rules.ts'
import type { PeriodSky } from '../sky/period-sky.ts'
import type { WeekTexts } from '../texts/language.ts'
import type { Evidence, Paragraph } from './evidence.ts'
import { chooseText, type Choosing, listOpen, toCandidates, unitsOf } from './told.ts'

/** The paragraph about a slow graha, and the situation for which its turns are counted. */
export interface Background {
  readonly key: string
  readonly graha: SlowGraha
  readonly paragraph: Paragraph
}

/** How often each slow graha was told, by the situation. */
export type BackgroundsTold = Record<string, Record<SlowGraha, number>>

const slow = ['Saturn', 'Ketu', 'Jupiter', 'Rahu'] as const
export type SlowGraha = (typeof slow)[number]
const noneTold: Record<SlowGraha, number> = { Saturn: 0, Ketu: 0, Jupiter: 0, Rahu: 0 }
/** Houses in which Saturn is spoken of most: sade-sati, ardhashtama and ashtama. */
const weightySaturn: readonly House[] = [12, 1, 2, 4, 8]
const shares = {
  weighty: { Saturn: 0.64, Ketu: 0.26, Jupiter: 0.06, Rahu: 0.04 },
  other: { Saturn: 0.23, Ketu: 0.28, Jupiter: 0.28, Rahu: 0.21 },
}

/** Chooses a text about the slow graha that is furthest below its share of the weeks. */
export function chooseBackground(
  { stays }: PeriodSky,
  texts: WeekTexts,
  backgrounds: Readonly<BackgroundsTold>,
  choosing: Choosing,
  leading: Graha,
): Background {
  const houseOf = (graha: Graha) => houseFrom(choosing.moonsign, stays[graha].sign)
  const situation = weightySaturn.includes(houseOf('Saturn')) ? 'weighty' : 'other'
  // Counted anew for each house of Saturn, so that none is owed what belongs to another time.
  const key = `${situation} ${houseOf('Saturn')}`
  const told = backgrounds[key] ?? noneTold
  const weeks = slow.reduce((sum, graha) => sum + told[graha], 1)
  const owed = (graha: SlowGraha) => shares[situation][graha] * weeks - told[graha]
  const open = slow
    .filter((graha) => graha !== leading)
    .map((graha) => {
      const units = unitsOf(
        `background.${graha}.${houseOf(graha)}`,
        texts.background[graha][houseOf(graha)],
      )
      const isOpen = listOpen(toCandidates(units), choosing.given).length > 0
      return { graha, units, isOpen }
    })
    .toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen) || owed(b.graha) - owed(a.graha))
  const { graha, units } = open[0]!
  const stay = stays[graha]
  const { sign, from: at, to: until } = stay
  const evidence: Evidence = { kind: 'stay', graha, sign, house: houseOf(graha), at, until }
  const values = { until: { instant: until, style: 'day' } } as const
  const paragraph = [{ ...chooseText(units, choosing), values, evidence: [evidence] }]
  return { key, graha, paragraph }
}

/** Counts a background that was told. */
export function countBackground(told: BackgroundsTold, { key, graha }: Background): void {
  const counts = (told[key] ??= { ...noneTold })
  counts[graha] += 1
}
