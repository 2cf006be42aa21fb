import { type Graha, signKeys, type Transit } from '@rashi/sky'
import type { Units, YearSection } from '../texts/units.ts'
import { type SectionKey, sectionKeys, type YearTexts } from '../texts/language.ts'
import { hasAspectOn, houseFrom, type House, isEasy, rulerOf } from '../rules/gochara.rules.ts'
import type { PeriodSky } from '../sky/period-sky.ts'
import type { Stay } from '../sky/sky-calendar.ts'
import type { Evidence, Paragraph, Passage, Value } from './evidence.ts'
import { chooseCandidate, type Choosing, toCandidates, type Unit, unitsOf } from './told.ts'

/** The chosen texts of a year for a sign. */
export interface YearPlan {
  /** The event of the title and the preview: Jupiter's move of the year, or without one his stay. */
  readonly lead: Evidence
  readonly title: Unit
  readonly preview: Passage
  readonly arc: readonly Paragraph[]
  readonly sections: Readonly<Record<SectionKey, readonly Paragraph[]>>
}

/** The houses that a section is read from, the first is its own. */
export const housesOfSection: Record<SectionKey, readonly [House, ...House[]]> = {
  'love-and-marriage': [7],
  career: [10],
  business: [11, 7],
  money: [2],
  property: [4],
  health: [6, 1],
  children: [5],
  'parents-and-family': [9, 4],
  education: [5, 4],
  travel: [3, 9],
  friends: [11],
  'spiritual-life': [12, 9],
  'remedies-and-gemstones': [1],
}

const { compare } = Temporal.Instant

/** Stays of fewer days are too short for a year. */
const longStayDays = 20
const daysOf = ({ from, to }: { from: Temporal.Instant; to: Temporal.Instant }) =>
  (to.epochMilliseconds - from.epochMilliseconds) / 86_400_000

/** Chooses the texts of a year for a sign. */
export function planYear(sky: PeriodSky, texts: YearTexts, choosing: Choosing): YearPlan {
  const { calendar, start, end } = sky
  const { moonsign } = choosing
  const houseOf = (stay: Stay) => houseFrom(moonsign, stay.sign)
  const staysOf = (graha: Graha) =>
    calendar
      .stays(graha, start, end)
      .map((stay) => ({ stay, from: later(stay.from, start), to: earlier(stay.to, end) }))
      .filter((one) => daysOf(one) >= longStayDays)
      .map(({ stay }) => stay)
  const choose = (id: string, units: Units): Unit =>
    chooseCandidate(toCandidates(unitsOf(id, units)), choosing).unit
  const tell = (
    id: string,
    units: Units,
    evidence: readonly Evidence[] = [],
    values: Readonly<Record<string, Value>> = {},
  ): Paragraph => {
    const unit = choose(id, units)
    return [{ unit: unit.id, text: unit.text, values, evidence }]
  }
  const placed = (stay: Stay) => ({
    graha: stay.graha,
    sign: stay.sign,
    house: houseOf(stay),
    at: stay.from,
    until: stay.to,
  })
  const valuesOf = (stay: Stay): Record<string, Value> => ({
    from: { instant: later(stay.from, start), style: 'day' },
    until: { instant: stay.to, style: 'day' },
    graha: { graha: stay.graha },
  })
  const stayEvidence = (stay: Stay): Evidence => ({ kind: 'stay', ...placed(stay) })

  const jupiter = staysOf('Jupiter')
  const saturn = staysOf('Saturn')
  const rahu = staysOf('Rahu')
  const ketu = staysOf('Ketu')

  const tellSection = (key: SectionKey): Paragraph[] => {
    const section: YearSection = texts.sections[key]
    const houses = housesOfSection[key]
    const [own] = houses
    const id = (part: string) => `year.${key}.${part}`
    const touches = (stay: Stay) => houses.includes(houseOf(stay))
    const sees = (stay: Stay) =>
      houses.some((house) => hasAspectOn(stay.graha, houseOf(stay), house))
    const slow = (name: 'jupiter' | 'saturn', stays: readonly Stay[]): Paragraph[] => {
      const touching = stays.filter((stay) => touches(stay) || sees(stay))
      if (touching.length === 0) {
        const longest = stays.toSorted((a, b) => daysOf(b) - daysOf(a))[0]!
        return [
          tell(
            id(`${name}.elsewhere`),
            section[name].elsewhere,
            [stayEvidence(longest)],
            valuesOf(longest),
          ),
        ]
      }
      return touching.map((stay) => {
        const how = touches(stay) ? 'in' : 'aspect'
        const evidence: Evidence =
          how === 'in'
            ? stayEvidence(stay)
            : {
                kind: 'aspect',
                on: houses.find((house) => hasAspectOn(stay.graha, houseOf(stay), house))!,
                ...placed(stay),
              }
        return tell(id(`${name}.${how}`), section[name][how], [evidence], valuesOf(stay))
      })
    }
    const passing = (graha: 'Sun' | 'Venus' | 'Mars' | 'Mercury'): Paragraph[] => {
      const inside = calendar
        .stays(graha, start, end)
        .filter((stay) => houseOf(stay) === own && compare(stay.from, start) >= 0)
      const longest = inside.toSorted((a, b) => daysOf(b) - daysOf(a))[0]
      const name = graha.toLowerCase() as 'sun' | 'venus' | 'mars' | 'mercury'
      return longest
        ? [tell(id(name), section[name], [stayEvidence(longest)], valuesOf(longest))]
        : []
    }
    const favour = [...jupiter, ...saturn].filter(
      (stay) =>
        isEasy(stay.graha, houseOf(stay)) ||
        (stay.graha === 'Jupiter' && (touches(stay) || sees(stay))),
    )
    const tone = favour.length * 2 >= jupiter.length + saturn.length ? 'easy' : 'hard'
    return [
      tell(id(tone), section[tone]),
      ...slow('jupiter', jupiter),
      ...slow('saturn', saturn),
      ...rahu
        .filter(touches)
        .map((stay) => tell(id('rahu'), section.rahu, [stayEvidence(stay)], valuesOf(stay))),
      ...ketu
        .filter(touches)
        .map((stay) => tell(id('ketu'), section.ketu, [stayEvidence(stay)], valuesOf(stay))),
      ...tellRuler(own, section, id),
      ...passing('Venus'),
      ...passing('Sun'),
      ...passing('Mercury'),
      ...passing('Mars'),
      ...tellRetrograde(own, section, id),
      ...tellMoons(own, section, id),
      tell(id('practice'), section.practice),
    ]
  }

  const tellRuler = (own: House, section: YearSection, id: (part: string) => string) => {
    const ruler = rulerOf[signKeys[(signKeys.indexOf(moonsign) + own - 1) % 12]!]
    // The Moon stays nowhere long enough for a year.
    if (ruler === 'Moon') return []
    const stay = longestStay(sky, ruler)
    const house = houseOf(stay)
    const evidence: Evidence = { kind: 'ruler', rules: own, ...placed(stay) }
    return [tell(id(`lord.${house}`), section.lord[house], [evidence], valuesOf(stay))]
  }

  const tellRetrograde = (own: House, section: YearSection, id: (part: string) => string) => {
    const station = sky.events.find(
      (event) =>
        event.kind === 'station' &&
        event.turns === 'retrograde' &&
        houseFrom(moonsign, event.sign) === own,
    )
    if (station?.kind !== 'station') return []
    const direct = calendar.findNext(
      station.at,
      (next) => next.kind === 'station' && next.graha === station.graha,
    )
    const { graha, sign, at } = station
    return [
      tell(
        id('retrograde'),
        section.retrograde,
        [{ kind: 'station', turns: 'retrograde', graha, sign, house: own, at }],
        {
          from: { instant: at, style: 'day' },
          until: { instant: direct?.at ?? at, style: 'day' },
          graha: { graha },
        },
      ),
    ]
  }

  const tellMoons = (own: House, section: YearSection, id: (part: string) => string) => {
    const inHouse = (event: Transit) => 'sign' in event && houseFrom(moonsign, event.sign) === own
    const eclipse = sky.events.find(
      (event) => event.kind === 'eclipse' && event.extent !== 'penumbral' && inHouse(event),
    )
    if (eclipse?.kind === 'eclipse') {
      const { sign, at, extent, eclipsed } = eclipse
      const evidence: Evidence = { kind: 'eclipse', graha: eclipsed, extent, sign, house: own, at }
      return [
        tell(id('eclipse'), section.eclipse, [evidence], { from: { instant: at, style: 'day' } }),
      ]
    }
    return (['full', 'new'] as const).flatMap((phase) => {
      const moon = sky.events.find(
        (event) => event.kind === 'moon-phase' && event.phase === phase && inHouse(event),
      )
      if (moon?.kind !== 'moon-phase') return []
      const name = phase === 'full' ? 'fullMoon' : 'newMoon'
      const { sign, at } = moon
      const evidence: Evidence = { kind: 'moon-phase', graha: 'Moon', phase, sign, house: own, at }
      return [tell(id(name), section[name], [evidence], { from: { instant: at, style: 'day' } })]
    })
  }

  const saturnFirst = calendar.stayAt('Saturn', start)
  const jupiterMove = findJupiterMove(sky)
  const turned = calendar.stayAt('Jupiter', jupiterMove)
  const nodes = calendar.stayAt('Rahu', sky.middle)
  const last = calendar.stayAt('Jupiter', end.subtract({ hours: 1 }))
  const turning: Evidence = {
    kind: turned.returning ? 'return' : 'ingress',
    graha: 'Jupiter',
    sign: turned.sign,
    from: calendar.stayAt('Jupiter', turned.from.subtract({ hours: 1 })).sign,
    house: houseOf(turned),
    at: turned.from,
  }
  const previewUnit = choose(`year.preview.${houseOf(turned)}`, texts.arc.preview[houseOf(turned)])
  const arc = [
    tell(
      `year.beginning.${houseOf(saturnFirst)}`,
      texts.arc.beginning[houseOf(saturnFirst)],
      [stayEvidence(saturnFirst)],
      valuesOf(saturnFirst),
    ),
    tell(`year.turning.${houseOf(turned)}`, texts.arc.turning[houseOf(turned)], [turning], {
      ...valuesOf(turned),
      from: { instant: turned.from, style: 'day' },
    }),
    tell(
      `year.nodes.${houseOf(nodes)}`,
      texts.arc.nodes[houseOf(nodes)],
      [stayEvidence(nodes), stayEvidence(calendar.stayAt('Ketu', sky.middle))],
      valuesOf(nodes),
    ),
    tell(`year.harvest.${houseOf(last)}`, texts.arc.harvest[houseOf(last)], [stayEvidence(last)]),
  ]
  return {
    lead: turning,
    title: choose(`year.title.${houseOf(turned)}`, texts.arc.title[houseOf(turned)]),
    preview: {
      unit: previewUnit.id,
      text: previewUnit.text,
      values: { ...valuesOf(turned), from: { instant: turned.from, style: 'day' } },
      evidence: [turning],
    },
    arc,
    sections: Object.fromEntries(
      sectionKeys.map((key) => [key, tellSection(key)]),
    ) as unknown as YearPlan['sections'],
  }
}

const later = (one: Temporal.Instant, other: Temporal.Instant) =>
  compare(one, other) > 0 ? one : other
const earlier = (one: Temporal.Instant, other: Temporal.Instant) =>
  compare(one, other) < 0 ? one : other

/** Finds the beginning of the longest stay that Jupiter begins in the year, or of the one that he is in. */
function findJupiterMove({ calendar, start, end }: PeriodSky): Temporal.Instant {
  const begun = calendar
    .stays('Jupiter', start, end)
    .filter(({ from }) => compare(from, start) >= 0)
    .toSorted((a, b) => daysOf(b) - daysOf(a))
  return begun[0]?.from ?? start
}

function longestStay({ calendar, start, end }: PeriodSky, graha: Graha): Stay {
  return calendar
    .stays(graha, start, end)
    .map((stay) => ({ stay, from: later(stay.from, start), to: earlier(stay.to, end) }))
    .toSorted((a, b) => daysOf(b) - daysOf(a))[0]!.stay
}
