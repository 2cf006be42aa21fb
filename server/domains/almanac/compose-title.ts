import type { Transit } from '@rashi/sky'
import { dayOf } from './span-sky.ts'
import { claimHappening } from './render-events.ts'
import { tellWhere, type Teller } from './narrator.ts'

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
  teller.sky.transits
    .filter((transit) => weightOf(transit) > 0)
    .toSorted((a, b) => weightOf(b) - weightOf(a))[0]

export function composeTitle(teller: Teller): string {
  const { language, say, names } = teller
  const { titles } = language
  const transit = heaviest(teller)
  const sun = teller.sky.passages.Sun.at(-1)!
  if (transit === undefined) return say('title Sun', titles.ingress.Sun, names('Sun', sun.sign))
  switch (transit.kind) {
    case 'ingress': {
      const { graha, toSign } = transit
      return say(`title ${graha}`, titles.ingress[graha], names(graha, toSign))
    }
    case 'station': {
      const { graha, turns, sign } = transit
      return say(`title ${turns}`, titles.station[turns], names(graha, sign))
    }
    case 'moon-phase': {
      const { phase, sign } = transit
      const kind = phase === 'new' || phase === 'full' ? phase : 'quarter'
      return say(`title ${kind}`, titles[kind], names('Moon', sign))
    }
    case 'eclipse':
      return say('title', titles.eclipse, names('Moon', transit.sign))
    default:
      throw new Error(`No title is made of a ${transit.kind}`)
  }
}

function daysOf({ language, sky: { span } }: Teller): string {
  const { from, to } = span
  const first = from.month === to.month ? String(from.day) : language.dayOfMonth(from)
  return `${first}–${language.dayOfMonth(to)}`
}

/** What everyone may read of a period: what it is named after, a second voice, and an invitation. */
export function composePreview(teller: Teller): string {
  const { language, say, sky } = teller
  const transit = heaviest(teller)
  const main = transit ? tellMain(teller, transit) : []
  const isOfVenus = transit !== undefined && 'graha' in transit && transit.graha === 'Venus'
  const isYear = sky.span.readingPeriod === 'yearly'
  const second = sky.passages[isYear ? 'Jupiter' : isOfVenus ? 'Mars' : 'Venus'].at(-1)!
  const { preview, previewOfYear } = language.facts
  const invitation = say('preview', isYear ? previewOfYear : preview, {
    days: daysOf(teller),
    sign: language.signs[teller.moonsign],
  })
  return `<p>${[...main, tellWhere(teller, second, true), invitation].join(' ')}</p>`
}

function tellMain(teller: Teller, transit: Transit): string[] {
  if (transit.kind !== 'ingress' || transit.graha === 'Moon')
    return [claimHappening(teller, transit, 1)]
  const day = dayOf(transit.at)
  const passage = teller.sky.passages[transit.graha].find(
    ({ from, fromSign }) => fromSign !== null && from.equals(day),
  )
  return passage ? [tellWhere(teller, passage, true)] : []
}
