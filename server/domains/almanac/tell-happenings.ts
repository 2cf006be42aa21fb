import type { Graha, Transit } from '@rashi/sky'
import { dayOf } from './span-sky.ts'
import { meanElongation, turnsOf } from './mean-moon.rules.ts'
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

/** Counts the Moon's months. */
function lunationOf({ at, phase }: Extract<Transit, { kind: 'moon-phase' }>): number {
  const phaseDegrees = { new: 0, 'first-quarter': 90, full: 180, 'last-quarter': 270 }[phase]
  return turnsOf(meanElongation, at, phaseDegrees)
}

export function tellHappening(teller: Teller, transit: Transit, index: number): string[] {
  const { language, say, claim, names, sky } = teller
  const { facts } = language
  const slot = transit.kind
  const turn = sky.span.index + index
  const day = language.day(dayOf(transit.at))
  const grounds = [transit]
  switch (transit.kind) {
    case 'moon-phase':
      return [
        claim(
          grounds,
          slot,
          facts.phase[transit.phase],
          {
            ...names('Moon', transit.sign),
            day,
          },
          turn,
        ),
        say(
          `${transit.phase} meaning`,
          language.phases[transit.phase],
          undefined,
          lunationOf(transit),
        ),
      ]
    case 'eclipse': {
      const extent = language.events.extent[transit.extent]
      const values = { ...names(transit.eclipsed, transit.sign), day, extent }
      return [claim(grounds, slot, facts.eclipse[transit.eclipsed], values, turn)]
    }
    case 'station':
      return [
        claim(
          grounds,
          slot,
          facts.turns[transit.turns],
          {
            ...names(transit.graha, transit.sign),
            day,
          },
          turn,
        ),
      ]
    case 'conjunction': {
      const [first, second] = transit.grahas
      const values = { ...names(first, transit.sign), other: language.grahas[second], day }
      return [claim(grounds, slot, facts.meet, values, turn)]
    }
    default:
      return []
  }
}
