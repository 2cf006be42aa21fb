import type { Graha } from '@rashi/sky'
import type { ReadGraha } from './language.ts'
import { dayOf, longestOf } from './span-sky.ts'
import { tellHappening, tellHappenings } from './tell-happenings.ts'
import { lastsADay, tellPassages, tellWhere, type Teller, toneOf } from './teller.ts'

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
    .flatMap((transit, index) => tellHappening(teller, transit, index))
  return [...eclipses, ...stations].join(' ')
}

function composeQuarter(teller: Teller, quarter: number): string {
  const { language, say, sky, house } = teller
  const first = sky.span.from.add({ months: quarter * 3 })
  const last = first.add({ months: 3 }).subtract({ days: 1 })
  const isWithin = ({ from }: { from: Temporal.PlainDate }) =>
    Temporal.PlainDate.compare(first, from) <= 0 && Temporal.PlainDate.compare(from, last) <= 0
  const tell = (graha: 'Sun' | 'Mars' | 'Venus') =>
    sky.passages[graha]
      .filter(isWithin)
      .filter(lastsADay)
      .map((passage) => {
        const sentences = language.transits[graha][house(passage.sign) - 1]!
        const slot = `${graha} in ${house(passage.sign)} of ${quarter}`
        return `${tellWhere(teller, passage)} ${say(slot, sentences)}`
      })
  const title = `${language.monthName(first)} – ${language.monthName(last)}`
  const moons = sky.transits
    .filter(({ kind }) => kind === 'moon-phase')
    .filter((one) => isWithin({ from: dayOf(one.at) }))
  const [newMoon, fullMoon] = (['new', 'full'] as const).map((phase) =>
    moons.find((one) => 'phase' in one && one.phase === phase),
  )
  const lights = [newMoon, fullMoon].flatMap((moon, index) =>
    moon ? tellHappening(teller, moon, quarter * 2 + index) : [],
  )
  const tone = toneOf(teller, [(['Sun', 'Venus', 'Mars', 'Jupiter'] as const)[quarter]!])
  return [
    `<h2>${title}</h2>`,
    ...tell('Sun').map(paragraph),
    paragraph(tell('Mars').join(' ')),
    paragraph(tell('Venus').slice(0, 2).join(' ')),
    paragraph([...lights, say(`quarter ${quarter}`, language.advice.overview[tone])].join(' ')),
  ].join('')
}
