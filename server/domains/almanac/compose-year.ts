import type { Graha } from '@rashi/sky'
import type { ReadGraha } from './sentences/language.ts'
import { dayOf, findLongest, type Passage } from './span-sky.ts'
import { countAlikeBefore, renderEvent, renderEvents } from './render-events.ts'
import { lastsADay, renderPassages, renderPosition, type Narrator } from './narrator.ts'

const paragraph = (text: string) => (text === '' ? '' : `<p>${text}</p>`)
const slow: readonly ReadGraha[] = ['Jupiter', 'Saturn', 'Rahu']
const outer: readonly Graha[] = ['Mars', 'Jupiter', 'Saturn']

/** Composes the description of a year: slow grahas, eclipses and stations, and the four quarters. */
export function composeYear(narrator: Narrator): string {
  const { language, say, sky } = narrator
  const sign = language.signs[narrator.moonsign]
  const year = String(sky.span.from.year)
  const opening = say('opening', language.year.opening, { sign, year })
  const tides = [
    ...slow.flatMap((graha) => renderPassages(narrator, graha, 4)),
    renderKetu(narrator),
  ]
  const quarters = [0, 1, 2, 3].map((quarter) => composeQuarter(narrator, quarter))
  return [
    paragraph(opening),
    `<h2>${language.year.tides}</h2>`,
    ...tides.map(paragraph),
    `<h2>${language.year.turnings}</h2>`,
    paragraph(renderTurnings(narrator)),
    ...quarters,
  ].join('')
}

/** Renders Ketu's longest stay alone: Ketu is always opposite Rahu, whose stays are rendered in full. */
function renderKetu(narrator: Narrator): string {
  const { language, claim, names, sky } = narrator
  const stay = findLongest(sky.passages.Ketu)
  return claim(stay.evidence, 'ketu', language.year.ketu, {
    ...names('Ketu', stay.sign),
    start: language.dayOfMonth(stay.from),
    end: language.dayOfMonth(stay.to),
  })
}

function renderTurnings(narrator: Narrator): string {
  const eclipses = renderEvents(narrator, ['eclipse'], 6)
  const stations = narrator.sky.transits
    .filter((transit) => transit.kind === 'station' && outer.includes(transit.graha))
    .flatMap((transit, at, all) => renderEvent(narrator, transit, countAlikeBefore(all, at)))
  return [...eclipses, ...stations].join(' ')
}

/** Counts a graha's earlier stays in the sign of a passage. */
const countEarlierStays = (passages: readonly Passage[], passage: Passage): number =>
  passages
    .slice(0, passages.indexOf(passage))
    .filter(({ sign }) => sign === passage.sign)
    .filter(lastsADay).length

function composeQuarter(narrator: Narrator, quarter: number): string {
  const { language, say, sky, house } = narrator
  const { index } = sky.span
  const first = sky.span.from.add({ months: quarter * 3 })
  const last = first.add({ months: 3 }).subtract({ days: 1 })
  const isWithin = ({ from }: { from: Temporal.PlainDate }) =>
    Temporal.PlainDate.compare(first, from) <= 0 && Temporal.PlainDate.compare(from, last) <= 0
  const render = (graha: 'Sun' | 'Mars' | 'Venus', most: number) =>
    sky.passages[graha]
      .filter(isWithin)
      .filter(lastsADay)
      .slice(0, most)
      .map((passage) => {
        const here = house(passage.sign)
        // A graha that returns to a house gets another variant.
        const turn = index + countEarlierStays(sky.passages[graha], passage)
        const reading = say(`${graha} in ${here}`, language.longer[graha][here - 1]!, {}, turn)
        return `${renderPosition(narrator, passage)} ${reading}`
      })
  const title = `${language.monthName(first)} – ${language.monthName(last)}`
  const moons = sky.transits
    .filter((one) => one.kind === 'moon-phase')
    .filter((one) => isWithin({ from: dayOf(one.at) }))
  const lights = (['new', 'full'] as const)
    .flatMap((phase) => moons.find((one) => one.phase === phase) ?? [])
    .toSorted((a, b) => Temporal.Instant.compare(a.at, b.at))
    .flatMap((moon, index) => renderEvent(narrator, moon, quarter + index))
  return [
    `<h2>${title}</h2>`,
    ...render('Sun', 4).map(paragraph),
    paragraph(render('Mars', 3).join(' ')),
    paragraph(render('Venus', 2).join(' ')),
    paragraph(
      [...lights, say('quarter', language.quarterAdvice, {}, index * 4 + quarter)].join(' '),
    ),
  ].join('')
}
