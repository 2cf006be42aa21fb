import type { Graha, Transit } from '@rashi/sky'
import { dayOf } from './span-sky.ts'
import { variantsFor, type Variants } from './sentences/language.ts'
import { meanElongation, countReturns } from './mean-moon.rules.ts'
import type { Narrator } from './narrator.ts'

/** Renders at most `most` events of some kinds in chronological order. */
export function renderEvents(
  narrator: Narrator,
  kinds: readonly Transit['kind'][],
  most: number,
): string[] {
  return narrator.sky.transits
    .filter((transit) => kinds.includes(transit.kind))
    .filter((transit) => !isMinor(transit))
    .slice(0, most)
    .flatMap((transit, at, listed) => renderEvent(narrator, transit, countAlikeBefore(listed, at)))
}

/** Counts the preceding events that draw on the same list of variants. */
export function countAlikeBefore(listed: readonly Transit[], at: number): number {
  const key = listKeyOf(listed[at]!)
  return listed.slice(0, at).filter((one) => listKeyOf(one) === key).length
}

const listKeyOf = (transit: Transit): string =>
  transit.kind === 'moon-phase'
    ? transit.phase
    : transit.kind === 'eclipse'
      ? transit.eclipsed
      : transit.kind === 'station'
        ? transit.turns
        : transit.kind

/** Returns whether an event repeats another: Ketu is always opposite Rahu. */
const isMinor = (transit: Transit) =>
  transit.kind === 'conjunction' && transit.grahas.includes('Ketu' satisfies Graha)

/** Numbers the lunations. */
function lunationNumber({ at, phase }: Extract<Transit, { kind: 'moon-phase' }>): number {
  const phaseDegrees = { new: 0, 'first-quarter': 90, full: 180, 'last-quarter': 270 }[phase]
  return countReturns(meanElongation, at, phaseDegrees)
}

/** Renders an event, and for a phase of the Moon its interpretation. */
export function renderEvent(narrator: Narrator, transit: Transit, index: number): string[] {
  const sentence = claimEvent(narrator, transit, index)
  if (transit.kind !== 'moon-phase') return [sentence]
  const { language, say, sky } = narrator
  const meanings = variantsFor(language.phases[transit.phase], sky.span.readingPeriod)
  return [sentence, say(`${transit.phase} meaning`, meanings, undefined, lunationNumber(transit))]
}

/**
 * Renders the sentence of an event and records it as a claim.
 * @throws RangeError for kinds that are rendered as passages or not at all
 */
export function claimEvent(narrator: Narrator, transit: Transit, index: number): string {
  const { language, claim, names, sky } = narrator
  const { facts } = language
  const { readingPeriod } = sky.span
  const day = language.day(dayOf(transit.at))
  const render = (words: Variants, values: Record<string, string>) =>
    claim([transit], transit.kind, words, { ...values, day }, sky.span.index + index)
  switch (transit.kind) {
    case 'moon-phase':
      return render(
        variantsFor(facts.phase[transit.phase], readingPeriod),
        names('Moon', transit.sign),
      )
    case 'eclipse':
      return render(variantsFor(facts.eclipse[transit.eclipsed], readingPeriod), {
        ...names(transit.eclipsed, transit.sign),
        extent: language.events.extent[transit.extent],
      })
    case 'station':
      return render(
        variantsFor(facts.turns[transit.turns], readingPeriod),
        names(transit.graha, transit.sign),
      )
    case 'conjunction': {
      const [first, second] = transit.grahas
      return render(facts.meet, { ...names(first, transit.sign), other: language.grahas[second] })
    }
    default:
      throw new RangeError(`${transit.kind} is not rendered as an event`)
  }
}
