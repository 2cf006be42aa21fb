import type { Transit } from '@rashi/sky'
import { dayOf } from './span-sky.ts'
import { tellHappening } from './tell-happenings.ts'
import { tellWhere, type Teller } from './teller.ts'

/** What a period is named after: the rarest happening, by kind and by how slow its graha is. */
function weightOf(transit: Transit): number {
  const slowness = { Saturn: 9, Jupiter: 9, Rahu: 8, Mars: 6, Venus: 5, Mercury: 4, Sun: 3 }
  const slow = 'graha' in transit ? ((slowness as Record<string, number>)[transit.graha] ?? 0) : 0
  switch (transit.kind) {
    case 'eclipse':
      return 10
    case 'moon-phase':
      return transit.phase === 'full' ? 7 : transit.phase === 'new' ? 6.5 : 1
    case 'ingress':
      return slow
    case 'station':
      return slow === 0 ? 0 : slow - 0.5
    default:
      return 0
  }
}

const heaviest = (teller: Teller): Transit | undefined =>
  teller.sky.transits.toSorted((a, b) => weightOf(b) - weightOf(a))[0]

export function composeTitle(teller: Teller): string {
  const { language, say, house } = teller
  const transit = heaviest(teller)
  const themeOf = (sign: Parameters<typeof house>[0]) => language.themes[house(sign) - 1]!
  const sun = teller.sky.passages.Sun.at(-1)!
  if (transit === undefined || weightOf(transit) === 0)
    return say('title', language.titles.ingress, {
      graha: language.grahas.Sun,
      theme: themeOf(sun.sign),
    })
  switch (transit.kind) {
    case 'ingress':
      return say('title', language.titles.ingress, {
        graha: language.grahas[transit.graha],
        theme: themeOf(transit.toSign),
      })
    case 'station':
      return say('title', language.titles.station, {
        graha: language.grahas[transit.graha],
        theme: themeOf(transit.sign),
      })
    case 'moon-phase': {
      const { phase, sign } = transit
      const titles = language.titles[phase === 'new' || phase === 'full' ? phase : 'quarter']
      return say('title', titles, { theme: themeOf(sign) })
    }
    case 'eclipse':
      return say('title', language.titles.eclipse, { theme: themeOf(transit.sign) })
    default:
      throw new Error(`No title is made of a ${transit.kind}`)
  }
}

/** What everyone may read of a period: what it is named after, a second voice, and an invitation. */
export function composePreview(teller: Teller): string {
  const { language, say, sky } = teller
  const transit = heaviest(teller)
  const main = transit ? tellMain(teller, transit) : []
  const isOfVenus = transit !== undefined && 'graha' in transit && transit.graha === 'Venus'
  const isYear = sky.span.type === 3
  const second = sky.passages[isYear ? 'Jupiter' : isOfVenus ? 'Mars' : 'Venus'].at(-1)!
  const { preview, previewOfYear } = language.facts
  const invitation = say('preview', isYear ? previewOfYear : preview, {
    span: language.spans[sky.span.type],
    spanName: language.spanNames[sky.span.type],
    sign: language.signs[teller.moonsign],
  })
  return `<p>${[...main, tellWhere(teller, second), invitation].join(' ')}</p>`
}

function tellMain(teller: Teller, transit: Transit): string[] {
  if (transit.kind !== 'ingress' || transit.graha === 'Moon')
    return tellHappening(teller, transit, 0)
  const day = dayOf(transit.at)
  const passage = teller.sky.passages[transit.graha].find(
    ({ from, fromSign }) => fromSign !== null && from.equals(day),
  )
  return passage ? [tellWhere(teller, passage)] : []
}
