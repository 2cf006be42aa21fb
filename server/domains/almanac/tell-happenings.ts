import type { Graha, Transit } from '@rashi/sky'
import { dayOf } from './span-sky.ts'
import type { Teller } from './teller.ts'

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
    .flatMap((transit, index) => tellHappening(teller, transit, index))
}

/** The nodes are always opposite, and Ketu only repeats what Rahu says. */
const isMinor = (transit: Transit) =>
  transit.kind === 'conjunction' && transit.grahas.includes('Ketu' satisfies Graha)

export function tellHappening(teller: Teller, transit: Transit, index: number): string[] {
  const { language, say, names } = teller
  const { facts } = language
  const slot = `${transit.kind} ${index}`
  const day = language.day(dayOf(transit.at))
  switch (transit.kind) {
    case 'moon-phase':
      return [
        say(slot, facts.phase[transit.phase], { ...names('Moon', transit.sign), day }),
        say(`${slot} meaning`, language.phases[transit.phase]),
      ]
    case 'eclipse': {
      const extent = language.events.extent[transit.extent]
      const values = { ...names(transit.eclipsed, transit.sign), day, extent }
      return [say(slot, facts.eclipse[transit.eclipsed], values)]
    }
    case 'station':
      return [say(slot, facts.turns[transit.turns], { ...names(transit.graha, transit.sign), day })]
    case 'conjunction': {
      const [first, second] = transit.grahas
      const values = { ...names(first, transit.sign), other: language.grahas[second], day }
      return [say(slot, facts.meet, values)]
    }
    default:
      return []
  }
}
