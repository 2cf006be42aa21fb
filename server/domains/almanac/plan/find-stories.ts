import type { Graha, SignKey, Transit } from '@rashi/sky'
import type { Planet, Stories, Story } from '../texts/units.ts'
import type { StoryLibrary, TurningPlanet } from '../texts/language.ts'
import { houseFrom, rulerOf } from '../rules/gochara.rules.ts'
import { isReturn } from '../sky/sky-calendar.ts'
import type { PeriodSky } from '../sky/period-sky.ts'
import type { Evidence } from './evidence.ts'
import { type Unit, unitsOf } from './told.ts'

/** An event that can lead a period, with the stories that are written for it. */
export interface StoryEvent {
  /** The kind of its stories, such as `enters.Mars`. */
  readonly kind: string
  /** How much it matters to the sign; the highest leads. */
  readonly weight: number
  readonly at: Temporal.Instant
  readonly until: Temporal.Instant
  readonly graha: Graha
  /** The second graha of a conjunction. */
  readonly other?: Graha
  readonly stories: readonly Unit<Story>[]
  readonly evidence: Evidence
}

const slowness: Record<Graha, number> = {
  Saturn: 95,
  Jupiter: 94,
  Rahu: 93,
  Ketu: 0,
  Mars: 50,
  Venus: 48,
  Sun: 46,
  Mercury: 40,
  Moon: 0,
}
const stationWeights: Record<TurningPlanet, number> = {
  Saturn: 72,
  Jupiter: 71,
  Mars: 68,
  Venus: 66,
  Mercury: 60,
}
const weights = { eclipse: 100, full: 58, new: 56, meeting: 44, ruler: 20 }
/** Additions to the weight of an event whose graha rules the reader's sign, and of a return. */
const gains = { ruler: 12, return: 6 }

/** Pairs of grahas that help one another when they meet (natural benefics, and the Sun with Mercury). */
const helpful: readonly Graha[] = ['Jupiter', 'Venus', 'Mercury']

/** Lists the events of a period that have stories, for a sign, the weightiest first. */
export function findStories(
  sky: PeriodSky,
  moonsign: SignKey,
  library: StoryLibrary,
): StoryEvent[] {
  const told = sky.events.flatMap((transit) => describeEvent(sky, moonsign, library, transit) ?? [])
  return [...told, describeRuler(sky, moonsign, library)].toSorted((a, b) => b.weight - a.weight)
}

function describeEvent(
  { calendar, events }: PeriodSky,
  moonsign: SignKey,
  library: StoryLibrary,
  transit: Transit,
): StoryEvent | undefined {
  const { at } = transit
  const sign = transit.kind === 'ingress' ? transit.toSign : transit.sign
  const house = houseFrom(moonsign, sign)
  const isRuler = (graha: Graha) => rulerOf[moonsign] === graha
  const event = (
    kind: string,
    graha: Graha,
    weight: number,
    stories: Stories,
    until: Temporal.Instant | undefined,
    evidence: Evidence,
    other?: Graha,
  ): StoryEvent => ({
    kind,
    graha,
    at,
    until: until ?? at,
    weight: weight + (isRuler(graha) ? gains.ruler : 0),
    stories: unitsOf(`story.${kind}.${house}`, stories[house]),
    evidence,
    ...(other === undefined ? {} : { other }),
  })
  const placed = { sign, house, at }
  switch (transit.kind) {
    case 'ingress': {
      const { graha, fromSign } = transit
      if (graha === 'Moon' || graha === 'Ketu') return undefined
      const until = calendar.stayAt(graha, at).to
      if (isReturn(transit) && isTurning(graha)) {
        const stories = library.returns[graha]
        const evidence: Evidence = { kind: 'return', graha, from: fromSign, ...placed }
        const weight = slowness[graha] + gains.return
        return event(`returns.${graha}`, graha, weight, stories, until, evidence)
      }
      const evidence: Evidence = { kind: 'ingress', graha, from: fromSign, ...placed }
      return event(
        `enters.${graha}`,
        graha,
        slowness[graha],
        library.enters[graha],
        until,
        evidence,
      )
    }
    case 'station': {
      const { graha, turns } = transit
      if (!isTurning(graha)) return undefined
      const until =
        turns === 'direct'
          ? calendar.stayAt(graha, at).to
          : calendar.findNext(
              at,
              (next) => next.kind === 'station' && next.graha === graha && next.turns === 'direct',
            )?.at
      const evidence: Evidence = { kind: 'station', graha, turns, ...placed }
      const stories = library[turns][graha]
      return event(`${turns}.${graha}`, graha, stationWeights[graha], stories, until, evidence)
    }
    case 'moon-phase': {
      const { phase } = transit
      if (phase !== 'new' && phase !== 'full') return undefined
      // An eclipse tells its own new or full Moon.
      if (events.some((other) => isEclipseOf(other, phase))) return undefined
      const evidence: Evidence = { kind: 'moon-phase', graha: 'Moon', phase, ...placed }
      const until = calendar.findNext(at, (next) => next.kind === 'moon-phase')?.at
      const stories = library[phase === 'new' ? 'newMoon' : 'fullMoon']
      return event(`${phase}Moon`, 'Moon', weights[phase], stories, until, evidence)
    }
    case 'eclipse': {
      if (isPassedOver(transit)) return undefined
      const { eclipsed, extent } = transit
      const evidence: Evidence = { kind: 'eclipse', graha: eclipsed, extent, ...placed }
      const opposite = eclipsed === 'Sun' ? 'full' : 'new'
      const until = calendar.findNext(
        at,
        (next) => next.kind === 'moon-phase' && next.phase === opposite,
      )?.at
      const kind = eclipsed === 'Sun' ? 'solarEclipse' : 'lunarEclipse'
      return event(kind, eclipsed, weights.eclipse, library[kind], until, evidence)
    }
    case 'conjunction': {
      const [graha, other] = transit.grahas
      if (!library.meeting || transit.grahas.includes('Ketu')) return undefined
      const tone = transit.grahas.every((one) => helpful.includes(one)) ? 'easy' : 'hard'
      const exits = transit.grahas.map((one) => calendar.stayAt(one, at).to)
      const until = exits.toSorted((a, b) => Temporal.Instant.compare(a, b))[0]
      const evidence: Evidence = { kind: 'conjunction', graha, other, ...placed }
      const stories = library.meeting[tone]
      return event(`meeting.${tone}`, graha, weights.meeting, stories, until, evidence, other)
    }
    case 'combustion':
      return undefined
  }
}

const isTurning = (graha: Graha): graha is TurningPlanet => Object.hasOwn(stationWeights, graha)

/** Custom passes over a penumbral eclipse, which nobody can see. */
const isPassedOver = (transit: Transit) =>
  transit.kind === 'eclipse' && transit.extent === 'penumbral'

const isEclipseOf = (transit: Transit, phase: 'new' | 'full') =>
  transit.kind === 'eclipse' &&
  transit.eclipsed === (phase === 'new' ? 'Sun' : 'Moon') &&
  !isPassedOver(transit)

/** Describes the stay of the ruler of the reader's sign, for a period in which nothing else happens. */
function describeRuler(
  { start, end, stays, calendar }: PeriodSky,
  moonsign: SignKey,
  library: StoryLibrary,
): StoryEvent {
  const graha = rulerOf[moonsign] as Planet | 'Moon'
  const stay = stays[graha]
  const house = houseFrom(moonsign, stay.sign)
  const began = Temporal.Instant.compare(stay.from, start) >= 0 ? stay.from : start
  // A Moon that enters after the period's first days is still told by its own day.
  const at = Temporal.Instant.compare(began, end) < 0 ? began : start
  return {
    kind: 'ruler',
    graha,
    weight: weights.ruler,
    at,
    until: calendar.stayAt(graha, at).to,
    stories: unitsOf(`story.ruler.${house}`, library.rulerStays[house]),
    evidence: {
      kind: 'ruler',
      graha,
      sign: stay.sign,
      house,
      at: stay.from,
      until: stay.to,
      rules: 1,
    },
  }
}
