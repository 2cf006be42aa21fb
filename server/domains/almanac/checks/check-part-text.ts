import { languages } from '@rashi/contract/languages.rules'
import { almanacNames } from '../content/all-names.ts'
import type { SkyFacts } from '../sky/sky-facts.ts'
import { type CheckedSky, type CheckedText, checkText, type Finding } from './check-text.rules.ts'

export type { Finding } from './check-text.rules.ts'

/** Checks an editor's text of a part of a period. */
export function checkPartText(text: CheckedText, facts: SkyFacts): Finding[] {
  const sky = toCheckedSky(facts, languages[text.code].timeZone)
  return checkText(text, sky, almanacNames[text.code])
}

function toCheckedSky({ span, stays, transits, nearby }: SkyFacts, timeZone: string): CheckedSky {
  const instants = [
    ...stays.flatMap(({ during }) => during.flatMap(({ from, to }) => [from, to])),
    ...[...transits, ...nearby].map(({ at }) => at),
  ]
  return {
    from: span.from,
    to: span.to,
    days: new Set(
      [
        span.from,
        span.to,
        ...instants.map((instant) => instant.toZonedDateTimeISO(timeZone).toPlainDate()),
      ].map(String),
    ),
    places: Object.fromEntries(
      stays.map(({ graha, before, during, after }) => [
        graha,
        { before, during: during.map(({ sign }) => sign), after },
      ]),
    ) as unknown as CheckedSky['places'],
    phases: transits.flatMap((transit) =>
      transit.kind === 'moon-phase' ? { phase: transit.phase, sign: transit.sign } : [],
    ),
  }
}
