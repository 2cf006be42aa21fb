import { languageCodes, languages, translationRows } from '@rashi/contract/languages.rules'
import type { Graha, Transit } from '@rashi/sky'
import { capitalised, fill } from './rules/text.rules.ts'
import { almanacNames } from './content/all-names.ts'
import type { AlmanacNames } from './texts/language.ts'
import type { Span } from './rules/spans.rules.ts'
import type { SkyCalendar } from './sky/sky-calendar.ts'

export interface SkyEvent {
  readonly at: string
  readonly translations: { language_id: number; text: string }[]
}

const { compare } = Temporal.Instant

/**
 * Lists what happens in the sky in a period, which is the same for all signs: in a week or month everything
 * but the Moon's moves from sign to sign, in a year what is slow and rare. The days of the period are those
 * of all languages' time zones; readers are shown those of their own (`isWithin`).
 */
export function listSkyEvents(span: Span, calendar: SkyCalendar): SkyEvent[] {
  const zones = languageCodes.map((code) => languages[code].timeZone)
  const startOf = (day: Temporal.PlainDate) =>
    zones.map((zone) => day.toZonedDateTime(zone).toInstant()).toSorted(compare)
  const from = startOf(span.from)[0]!
  const to = startOf(span.to.add({ days: 1 })).at(-1)!
  return calendar
    .transits(from, to)
    .filter(span.readingPeriod === 'yearly' ? isYearEvent : isNotMoonIngress)
    .map((transit) => ({
      at: `${transit.at}`,
      translations: describeTransit(transit),
    }))
}

/** Describes a transit in every language. */
export const describeTransit = (transit: Transit): SkyEvent['translations'] =>
  translationRows((code) => ({ text: capitalised(renderSkyEvent(transit, almanacNames[code])) }))

/** Returns whether an instant is on one of the days of a period in a time zone. */
export function isWithin(
  at: string,
  { from, to }: Pick<Span, 'from' | 'to'>,
  timeZone: string,
): boolean {
  const day = Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainDate()
  return Temporal.PlainDate.compare(day, from) >= 0 && Temporal.PlainDate.compare(day, to) <= 0
}

const isNotMoonIngress = (transit: Transit) =>
  transit.kind !== 'ingress' || transit.graha !== 'Moon'

const slow: readonly Graha[] = ['Mars', 'Jupiter', 'Saturn', 'Rahu', 'Ketu']

/** Returns whether a transit is slow or rare enough for a year. */
export const isYearEvent = (transit: Transit) =>
  transit.kind === 'eclipse' ||
  transit.kind === 'station' ||
  (transit.kind === 'ingress' && slow.includes(transit.graha))

export function renderSkyEvent(transit: Transit, { events, grahas, signs }: AlmanacNames): string {
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
