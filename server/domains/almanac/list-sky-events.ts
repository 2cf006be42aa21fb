import { translationRows } from '@rashi/contract/languages.rules'
import type { Graha } from '@rashi/sky'
import { capitalised, fill } from './choose.rules.ts'
import type { Language } from './sentences/language.ts'
import { sentences } from './all-sentences.ts'
import type { Evidence, SpanSky } from './span-sky.ts'

export interface SkyEvent {
  readonly at: string
  readonly translations: { language_id: number; text: string }[]
}

/**
 * Lists the events of a span with their instants: those of every sign (in a week or month all but the
 * Moon's ingresses, in a year the slow and rare ones), and the evidence of any sentence of the text.
 */
export const listSkyEvents = (sky: SpanSky, claimed: ReadonlySet<Evidence>): SkyEvent[] =>
  listEvidence(sky, claimed).map((evidence) => ({
    at: `${evidence.at}`,
    translations: translationRows((code) => ({
      text: capitalised(renderSkyEvent(evidence, sentences[code])),
    })),
  }))

/** Lists the events in the order of `listSkyEvents`. */
export const listEvidence = (
  { span, transits, standings }: SpanSky,
  claimed: ReadonlySet<Evidence>,
): Evidence[] => [
  ...standings.filter((standing) => claimed.has(standing)),
  ...transits.filter(
    (transit) =>
      claimed.has(transit) ||
      (span.readingPeriod === 'yearly' ? isYearEvent(transit) : !isMoonIngress(transit)),
  ),
]

const isMoonIngress = (transit: Evidence) => transit.kind === 'ingress' && transit.graha === 'Moon'

const slow: readonly Graha[] = ['Mars', 'Jupiter', 'Saturn', 'Rahu', 'Ketu']

const isYearEvent = (transit: Evidence) =>
  transit.kind === 'eclipse' ||
  transit.kind === 'station' ||
  (transit.kind === 'ingress' && slow.includes(transit.graha))

function renderSkyEvent(transit: Evidence, { events, grahas, signs }: Language): string {
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
