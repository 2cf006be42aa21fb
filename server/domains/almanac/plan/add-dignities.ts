import { dignityOf, planets } from '../rules/dignity.rules.ts'
import { houseFrom } from '../rules/gochara.rules.ts'
import type { PeriodSky } from '../sky/period-sky.ts'
import type { Stay } from '../sky/sky-calendar.ts'
import { type Matter, matters, type TurningPlanet, type WeekTexts } from '../texts/language.ts'
import type { Units } from '../texts/units.ts'
import type { Paragraph, Passage } from './evidence.ts'
import { chooseText, type Choosing, listOpen, toCandidates, unitsOf } from './told.ts'

interface FoundDignity {
  readonly kind: 'exalted' | 'fallen' | 'own' | 'combust'
  readonly stay: Stay
}

/** Lists the planets that are exalted or fallen, and those that have just come into their own sign or the Sun's rays. */
function findDignities({ stays, start, events }: PeriodSky): FoundDignity[] {
  const inSigns = planets.flatMap((planet): FoundDignity[] => {
    const stay = stays[planet]
    const kind = dignityOf(planet, stay.sign)
    const isNew = Temporal.Instant.compare(stay.from, start) >= 0
    return kind === undefined || (kind === 'own' && !isNew) ? [] : [{ kind, stay }]
  })
  const combust = events.flatMap((event): FoundDignity[] =>
    event.kind === 'combustion' && event.change === 'begins'
      ? [{ kind: 'combust', stay: stays[event.graha] }]
      : [],
  )
  return [...inSigns, ...combust]
}

/** The chapter that tells a planet's dignity unless another speaks of the planet. */
const matterOfPlanet: Record<(typeof planets)[number], Matter> = {
  Sun: 'work',
  Mars: 'health',
  Mercury: 'money',
  Jupiter: 'family',
  Venus: 'love',
  Saturn: 'work',
}

/** More than this many strengths and weaknesses of planets would make a list of them. */
const mostDignities = 2

/** Adds sentences about the dignities of at least one planet, those first that are new or least told. */
export function addDignities(
  sky: PeriodSky,
  texts: WeekTexts,
  chapters: Readonly<Record<Matter, readonly Paragraph[]>>,
  choosing: Choosing,
): Record<Matter, readonly Paragraph[]> {
  const { calendar, middle, start } = sky
  const extended = { ...chapters }
  const told = findDignities(sky)
    .map(({ kind, stay }) => {
      const planet = planets.find((one) => one === stay.graha)!
      const list: Units =
        kind === 'combust'
          ? texts.dignities.combust[planet as TurningPlanet]
          : texts.dignities[kind][planet]
      const units = unitsOf(`dignity.${kind}.${planet}`, list)
      const isNew = Temporal.Instant.compare(stay.from, start) >= 0
      const rank = { exalted: 0, fallen: 0, combust: 1, own: 2 }[kind] - (isNew ? 1 : 0)
      const uses = Math.min(...units.map(({ id }) => choosing.told.cost(id, sky.span.index)))
      const isOpen = listOpen(toCandidates(units), choosing.given).length > 0
      return { kind, stay, planet, units, isOpen, order: rank * costOfRank + uses }
    })
    .filter(({ isOpen }) => isOpen)
    .toSorted((a, b) => a.order - b.order)
    .slice(0, mostDignities)
  for (const [index, { kind, stay, planet, units }] of told.entries()) {
    // A second one is told only in words that no other sign is told this week.
    if (index > 0 && units.every(({ id }) => choosing.shared.has(id))) continue
    const speaking = matters.find((matter) =>
      chapters[matter].some((paragraph) =>
        paragraph.some(({ evidence }) => evidence.some((one) => one.graha === planet)),
      ),
    )
    const matter = speaking ?? matterOfPlanet[planet]
    const ends =
      kind === 'combust'
        ? calendar.findNext(
            middle,
            (next) => next.kind === 'combustion' && next.graha === planet && next.change === 'ends',
          )?.at
        : undefined
    const until = ends ?? stay.to
    const house = houseFrom(choosing.moonsign, stay.sign)
    const passage: Passage = {
      ...chooseText(units, choosing),
      values: { until: { instant: until, style: 'day' } },
      evidence: [{ kind, graha: planet, sign: stay.sign, house, at: stay.from, until }],
    }
    const paragraphs = extended[matter]
    extended[matter] = [...paragraphs.slice(0, -1), [...paragraphs.at(-1)!, passage]]
  }
  return extended
}

/** An exalted or fallen planet comes before one that is combust or in its own sign. */
const costOfRank = 10_000
