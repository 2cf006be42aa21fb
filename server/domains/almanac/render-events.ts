import type { Graha, Transit } from '@rashi/sky'
import { dayOf } from './span-sky.ts'
import { ownOf, type Variants } from './sentences/language.ts'
import { meanElongation, turnsOf } from './mean-moon.rules.ts'
import type { Teller } from './narrator.ts'

/** Sentences about single happenings of some kinds, in the order of time. */
export function tellHappenings(
  teller: Teller,
  kinds: readonly Transit['kind'][],
  most: number,
): string[] {
  return teller.sky.transits
    .filter((transit) => kinds.includes(transit.kind))
    .filter((transit) => !isMinor(transit))
    .slice(0, most)
    .flatMap((transit, at, told) => tellHappening(teller, transit, alikeBefore(told, at)))
}

/** How many before one are told in the words of the same list. */
export function alikeBefore(told: readonly Transit[], at: number): number {
  const words = wordsFor(told[at]!)
  return told.slice(0, at).filter((one) => wordsFor(one) === words).length
}

const wordsFor = (transit: Transit): string =>
  transit.kind === 'moon-phase'
    ? transit.phase
    : transit.kind === 'eclipse'
      ? transit.eclipsed
      : transit.kind === 'station'
        ? transit.turns
        : transit.kind

/** The nodes are always opposite, and Ketu only repeats what Rahu says. */
const isMinor = (transit: Transit) =>
  transit.kind === 'conjunction' && transit.grahas.includes('Ketu' satisfies Graha)

/** Counts the Moon's months. */
function lunationOf({ at, phase }: Extract<Transit, { kind: 'moon-phase' }>): number {
  const phaseDegrees = { new: 0, 'first-quarter': 90, full: 180, 'last-quarter': 270 }[phase]
  return turnsOf(meanElongation, at, phaseDegrees)
}

/** What happens, and of a phase of the Moon also what it asks for. */
export function tellHappening(teller: Teller, transit: Transit, index: number): string[] {
  const told = claimHappening(teller, transit, index)
  if (transit.kind !== 'moon-phase') return [told]
  const { language, say, sky } = teller
  const meanings = ownOf(language.phases[transit.phase], sky.span.readingPeriod)
  return [told, say(`${transit.phase} meaning`, meanings, undefined, lunationOf(transit))]
}

/** @throws RangeError for kinds that are told as passages or not at all */
export function claimHappening(teller: Teller, transit: Transit, index: number): string {
  const { language, claim, names, sky } = teller
  const { facts } = language
  const { readingPeriod } = sky.span
  const day = language.day(dayOf(transit.at))
  const tell = (words: Variants, values: Record<string, string>) =>
    claim([transit], transit.kind, words, { ...values, day }, sky.span.index + index)
  switch (transit.kind) {
    case 'moon-phase':
      return tell(ownOf(facts.phase[transit.phase], readingPeriod), names('Moon', transit.sign))
    case 'eclipse':
      return tell(ownOf(facts.eclipse[transit.eclipsed], readingPeriod), {
        ...names(transit.eclipsed, transit.sign),
        extent: language.events.extent[transit.extent],
      })
    case 'station':
      return tell(
        ownOf(facts.turns[transit.turns], readingPeriod),
        names(transit.graha, transit.sign),
      )
    case 'conjunction': {
      const [first, second] = transit.grahas
      return tell(facts.meet, { ...names(first, transit.sign), other: language.grahas[second] })
    }
    default:
      throw new RangeError(`${transit.kind} is not told by itself`)
  }
}
