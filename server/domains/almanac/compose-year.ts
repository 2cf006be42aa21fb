import type { Graha } from '@rashi/sky'
import type { ReadGraha } from './sentences/language.ts'
import { dayOf, longestOf, type Passage } from './span-sky.ts'
import { alikeBefore, tellHappening, tellHappenings } from './render-events.ts'
import { lastsADay, tellPassages, tellWhere, type Teller } from './narrator.ts'

const paragraph = (text: string) => (text === '' ? '' : `<p>${text}</p>`)
const slow: readonly ReadGraha[] = ['Jupiter', 'Saturn', 'Rahu']
const outer: readonly Graha[] = ['Mars', 'Jupiter', 'Saturn']

/** The whole reading of a year: its long tides, its turnings, and its four quarters. */
export function composeYear(teller: Teller): string {
  const { language, say, sky } = teller
  const sign = language.signs[teller.moonsign]
  const year = String(sky.span.from.year)
  const opening = say('opening', language.year.opening, { sign, year })
  const tides = [...slow.flatMap((graha) => tellPassages(teller, graha, 4)), tellKetu(teller)]
  const quarters = [0, 1, 2, 3].map((quarter) => composeQuarter(teller, quarter))
  return [
    paragraph(opening),
    `<h2>${language.year.tides}</h2>`,
    ...tides.map(paragraph),
    `<h2>${language.year.turnings}</h2>`,
    paragraph(turnings(teller)),
    ...quarters,
  ].join('')
}

/** Ketu by its longest stay: always opposite Rahu, whose turns are told already. */
function tellKetu(teller: Teller): string {
  const { language, claim, names, sky } = teller
  const stay = longestOf(sky.passages.Ketu)
  return claim(stay.grounds, 'ketu', language.year.ketu, {
    ...names('Ketu', stay.sign),
    start: language.dayOfMonth(stay.from),
    end: language.dayOfMonth(stay.to),
  })
}

function turnings(teller: Teller): string {
  const eclipses = tellHappenings(teller, ['eclipse'], 6)
  const stations = teller.sky.transits
    .filter((transit) => transit.kind === 'station' && outer.includes(transit.graha))
    .flatMap((transit, at, told) => tellHappening(teller, transit, alikeBefore(told, at)))
  return [...eclipses, ...stations].join(' ')
}

/** How many stays in a passage's sign lie before it. */
const earlierIn = (passages: readonly Passage[], passage: Passage): number =>
  passages
    .slice(0, passages.indexOf(passage))
    .filter(({ sign }) => sign === passage.sign)
    .filter(lastsADay).length

function composeQuarter(teller: Teller, quarter: number): string {
  const { language, say, sky, house } = teller
  const { index } = sky.span
  const first = sky.span.from.add({ months: quarter * 3 })
  const last = first.add({ months: 3 }).subtract({ days: 1 })
  const isWithin = ({ from }: { from: Temporal.PlainDate }) =>
    Temporal.PlainDate.compare(first, from) <= 0 && Temporal.PlainDate.compare(from, last) <= 0
  const tell = (graha: 'Sun' | 'Mars' | 'Venus', most: number) =>
    sky.passages[graha]
      .filter(isWithin)
      .filter(lastsADay)
      .slice(0, most)
      .map((passage) => {
        const here = house(passage.sign)
        // Who comes back into a house is read in another way.
        const turn = index + earlierIn(sky.passages[graha], passage)
        const reading = say(`${graha} in ${here}`, language.longer[graha][here - 1]!, {}, turn)
        return `${tellWhere(teller, passage)} ${reading}`
      })
  const title = `${language.monthName(first)} – ${language.monthName(last)}`
  const moons = sky.transits
    .filter((one) => one.kind === 'moon-phase')
    .filter((one) => isWithin({ from: dayOf(one.at) }))
  const lights = (['new', 'full'] as const)
    .flatMap((phase) => moons.find((one) => one.phase === phase) ?? [])
    .toSorted((a, b) => Temporal.Instant.compare(a.at, b.at))
    .flatMap((moon, index) => tellHappening(teller, moon, quarter + index))
  return [
    `<h2>${title}</h2>`,
    ...tell('Sun', 4).map(paragraph),
    paragraph(tell('Mars', 3).join(' ')),
    paragraph(tell('Venus', 2).join(' ')),
    paragraph(
      [...lights, say('quarter', language.quarterAdvice, {}, index * 4 + quarter)].join(' '),
    ),
  ].join('')
}
