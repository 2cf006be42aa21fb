import {
  defaultLanguage,
  inEveryLanguage,
  languageCodes,
  languageIdOf,
  translationRows,
} from '@rashi/contract/languages.rules'
import type { SignKey } from '@rashi/sky'
import { composeChapters } from './compose-chapters.ts'
import { composeSections } from './compose-sections.ts'
import { composePreview, composeTitle } from './compose-title.ts'
import { composeYear } from './compose-year.ts'
import { listGrounds, listSkyEvents, type SkyEvent } from './list-sky-events.ts'
import { sentences } from './all-sentences.ts'
import type { SpanSky } from './span-sky.ts'
import { tellerOf, type Teller } from './narrator.ts'

/**
 * Raised whenever the almanac comes to say the same sky in other words: what nobody has been shown yet
 * is then told again.
 */
export const edition = 2

/** A period's text for one sign, in every language of the almanac. */
export interface Edition {
  readonly translations: {
    language_id: number
    name: string
    description?: string
    description_preview: string
  }[]
  /** Part by part, each in every language. */
  readonly parts: {
    language_id: number
    name: string
    short_description: string
    description: string
  }[][]
  readonly skyEvents: SkyEvent[]
  /** Every sentence that claims something of the sky, with the places in `skyEvents` it stands on. */
  readonly claims: { language_id: number; sentence: string; events: number[] }[]
}

/** The same span, moonsign and edition give the same text on every machine. */
export function composeEdition(sky: SpanSky, moonsign: SignKey): Edition {
  const tellers = inEveryLanguage((code) => tellerOf(sky, moonsign, sentences[code]))
  const isYear = sky.span.readingPeriod === 'yearly'
  const compose = isYear ? composeSections : composeChapters
  const chapters = inEveryLanguage((code) => compose(tellers[code]))
  const translations = translationRows((code) => ({
    name: isYear ? yearTitle(tellers[code]) : composeTitle(tellers[code]),
    ...(isYear ? { description: composeYear(tellers[code]) } : {}),
    description_preview: composePreview(tellers[code]),
  }))
  const claims = languageCodes.flatMap((code) =>
    tellers[code].claims.map((claim) => ({ ...claim, language_id: languageIdOf(code) })),
  )
  const claimed = new Set(claims.flatMap(({ grounds }) => grounds))
  const grounds = listGrounds(sky, claimed)
  return {
    translations,
    parts: chapters[defaultLanguage].map((_, index) =>
      translationRows((code) => {
        const { name, short, text } = chapters[code][index]!
        return { name, short_description: short, description: text }
      }),
    ),
    skyEvents: listSkyEvents(sky, claimed),
    claims: claims.map(({ language_id, sentence, grounds: ofClaim }) => ({
      language_id,
      sentence,
      events: ofClaim.map((ground) => grounds.indexOf(ground)),
    })),
  }
}

const yearTitle = ({ language, say, moonsign, sky }: Teller): string =>
  say('title', language.year.title, {
    sign: language.signs[moonsign],
    year: String(sky.span.from.year),
  })
