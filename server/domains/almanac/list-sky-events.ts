import type { Graha, Transit } from '@rashi/sky'
import { capitalised, fill } from './choose.rules.ts'
import type { Language } from './language.ts'
import type { SpanSky } from './span-sky.ts'

export interface SkyEvent {
  readonly at: string
  readonly translations: { language_id: number; text: string }[]
}

/**
 * What the sky does in a span, for everybody, with exact moments. The Moon's way from sign to sign is
 * told by its days; a year tells only what lasts or is rare.
 */
export const listSkyEvents = (
  { span, transits }: SpanSky,
  languages: readonly Language[],
): SkyEvent[] =>
  transits
    .filter((transit) => (span.type === 3 ? isOfYear(transit) : !isOfMoon(transit)))
    .map((transit) => ({
      at: `${transit.at}`,
      translations: languages.map((language) => ({
        language_id: language.id,
        text: capitalised(textOf(transit, language)),
      })),
    }))

const isOfMoon = (transit: Transit) => transit.kind === 'ingress' && transit.graha === 'Moon'

const slow: readonly Graha[] = ['Mars', 'Jupiter', 'Saturn', 'Rahu', 'Ketu']

const isOfYear = (transit: Transit) =>
  transit.kind === 'eclipse' ||
  transit.kind === 'station' ||
  (transit.kind === 'ingress' && slow.includes(transit.graha))

function textOf(transit: Transit, { events, grahas, signs }: Language): string {
  const sign = { sign: signs[transit.kind === 'ingress' ? transit.toSign : transit.sign] }
  switch (transit.kind) {
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
