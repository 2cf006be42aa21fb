import type { Transit } from '@rashi/sky'
import { dayOf } from './span-sky.ts'
import { claimEvent } from './render-events.ts'
import { renderPosition, type Narrator } from './narrator.ts'

/** Returns how notable an event is, by its kind and by how slow its graha is. Zero is never a title. */
function notabilityOf(transit: Transit): number {
  const byGraha = { Saturn: 9, Jupiter: 9, Rahu: 8, Mars: 6, Venus: 5, Mercury: 4, Sun: 3 }
  const slow = 'graha' in transit ? ((byGraha as Record<string, number>)[transit.graha] ?? 0) : 0
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

const findMainEvent = (narrator: Narrator): Transit | undefined =>
  narrator.sky.transits
    .filter((transit) => notabilityOf(transit) > 0)
    .toSorted((a, b) => notabilityOf(b) - notabilityOf(a))[0]

export function composeTitle(narrator: Narrator): string {
  const { language, say, names } = narrator
  const { titles } = language
  const transit = findMainEvent(narrator)
  const sun = narrator.sky.passages.Sun.at(-1)!
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

function formatDays({ language, sky: { span } }: Narrator): string {
  const { from, to } = span
  const first = from.month === to.month ? String(from.day) : language.dayOfMonth(from)
  return `${first}–${language.dayOfMonth(to)}`
}

/** Composes a period's preview: the main event, the position of a second graha, and an invitation. */
export function composePreview(narrator: Narrator): string {
  const { language, say, sky } = narrator
  const transit = findMainEvent(narrator)
  const main = transit ? renderMainEvent(narrator, transit) : []
  const isOfVenus = transit !== undefined && 'graha' in transit && transit.graha === 'Venus'
  const isYear = sky.span.readingPeriod === 'yearly'
  const second = sky.passages[isYear ? 'Jupiter' : isOfVenus ? 'Mars' : 'Venus'].at(-1)!
  const { preview, previewOfYear } = language.facts
  const invitation = say('preview', isYear ? previewOfYear : preview, {
    days: formatDays(narrator),
    sign: language.signs[narrator.moonsign],
  })
  return `<p>${[...main, renderPosition(narrator, second, true), invitation].join(' ')}</p>`
}

function renderMainEvent(narrator: Narrator, transit: Transit): string[] {
  if (transit.kind !== 'ingress' || transit.graha === 'Moon')
    return [claimEvent(narrator, transit, 1)]
  const day = dayOf(transit.at)
  const passage = narrator.sky.passages[transit.graha].find(
    ({ from, fromSign }) => fromSign !== null && from.equals(day),
  )
  return passage ? [renderPosition(narrator, passage, true)] : []
}
