import { translationRows } from '@rashi/contract/languages.rules'
import type { Graha } from '@rashi/sky'
import { capitalised, fill } from './choose.rules.ts'
import type { Language } from './sentences/language.ts'
import { sentences } from './all-sentences.ts'
import type { Ground, SpanSky } from './span-sky.ts'

export interface SkyEvent {
  readonly at: string
  readonly translations: { language_id: number; text: string }[]
}

/**
 * What the sky does in a span, with exact moments: for everybody what lasts or is rare (in a week or
 * month all but the Moon's way from sign to sign), and whatever a sentence of the text stands on.
 */
export const listSkyEvents = (sky: SpanSky, claimed: ReadonlySet<Ground>): SkyEvent[] =>
  listGrounds(sky, claimed).map((ground) => ({
    at: `${ground.at}`,
    translations: translationRows((code) => ({
      text: capitalised(textOf(ground, sentences[code])),
    })),
  }))

/** The happenings themselves, in the order in which they are listed. */
export const listGrounds = (
  { span, transits, standings }: SpanSky,
  claimed: ReadonlySet<Ground>,
): Ground[] => [
  ...standings.filter((standing) => claimed.has(standing)),
  ...transits.filter(
    (transit) =>
      claimed.has(transit) ||
      (span.readingPeriod === 'yearly' ? isOfYear(transit) : !isOfMoon(transit)),
  ),
]

const isOfMoon = (transit: Ground) => transit.kind === 'ingress' && transit.graha === 'Moon'

const slow: readonly Graha[] = ['Mars', 'Jupiter', 'Saturn', 'Rahu', 'Ketu']

const isOfYear = (transit: Ground) =>
  transit.kind === 'eclipse' ||
  transit.kind === 'station' ||
  (transit.kind === 'ingress' && slow.includes(transit.graha))

function textOf(transit: Ground, { events, grahas, signs }: Language): string {
  const sign = { sign: signs[transit.kind === 'ingress' ? transit.toSign : transit.sign] }
  switch (transit.kind) {
    case 'standing':
      return fill(events.standing, { ...sign, graha: grahas[transit.graha] })
    case 'ingress':
      return fill(events.ingress, {
        ...sign,
        graha: grahas[transit.graha],
        from: signs[transit.fromSign],
      })
    case 'station':
      return fill(events.station[transit.turns], { ...sign, graha: grahas[transit.graha] })
    case 'moon-phase':
      return fill(events.phase[transit.phase], sign)
    case 'conjunction':
      return fill(events.conjunction, {
        ...sign,
        graha: grahas[transit.grahas[0]],
        other: grahas[transit.grahas[1]],
      })
    case 'combustion':
      return fill(events.combustion[transit.change], { ...sign, graha: grahas[transit.graha] })
    case 'eclipse':
      return fill(events.eclipse[transit.eclipsed], {
        ...sign,
        extent: events.extent[transit.extent],
      })
  }
}
