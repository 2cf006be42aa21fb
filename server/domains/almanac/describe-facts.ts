import { inEveryLanguage, languages, translationRows } from '@rashi/contract/languages.rules'
import type { SignKey, Transit, Zodiac } from '@rashi/sky'
import { almanacNames } from './content/all-names.ts'
import { describeTransit, isYearEvent, isWithin } from './list-sky-events.ts'
import { plainDates } from './render/dates.ts'
import { renderEvidence } from './render/render-evidence.ts'
import { houseFrom } from './rules/gochara.rules.ts'
import type { Span } from './rules/spans.rules.ts'
import { skyCalendarOf } from './sky/sky-calendar.ts'
import { readSkyFacts, type SkyFacts } from './sky/sky-facts.ts'

interface Translated {
  readonly translations: { language_id: number; text: string }[]
}

/** Reads what the sky of a zodiac does in a period. */
export const readFacts = (span: Span, zodiac: Zodiac): Promise<SkyFacts> =>
  readSkyFacts(span, skyCalendarOf(zodiac))

/** Describes the facts of a period for a moonsign, as the notes of the almanac's texts name them. */
export function describeFacts(
  { span, stays, transits }: SkyFacts,
  moonsign: SignKey,
): { places: Translated[]; events: (Translated & { at: string })[] } {
  const { readingPeriod, from } = span
  const dates = inEveryLanguage((code) =>
    plainDates(almanacNames[code], languages[code].timeZone, from.year),
  )
  const isTold = (transit: Transit) => {
    if (readingPeriod === 'yearly') return isYearEvent(transit)
    return readingPeriod === 'weekly' || transit.kind !== 'ingress' || transit.graha !== 'Moon'
  }
  const isInPeriod = ({ at }: Transit) =>
    Object.values(languages).some(({ timeZone }) => isWithin(`${at}`, span, timeZone))
  return {
    places: stays
      .filter(({ graha }) => graha !== 'Moon')
      .flatMap(({ during }) => during)
      .map(({ graha, sign, from: at, to: until }) => {
        const house = houseFrom(moonsign, sign)
        const evidence = { kind: 'stay', graha, sign, house, at, until } as const
        return {
          translations: translationRows((code) => ({
            text: renderEvidence(evidence, almanacNames[code], dates[code]),
          })),
        }
      }),
    events: transits
      .filter((transit) => isTold(transit) && isInPeriod(transit))
      .map((transit) => ({ at: `${transit.at}`, translations: describeTransit(transit) })),
  }
}
