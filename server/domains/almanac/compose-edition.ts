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
import { listEvidence, listSkyEvents, type SkyEvent } from './list-sky-events.ts'
import { sentences } from './all-sentences.ts'
import type { SpanSky } from './span-sky.ts'
import { createNarrator, type Narrator } from './narrator.ts'

/**
 * The version of the almanac's text, raised with every change of sentences or composition. Periods that
 * have not begun are then composed again.
 */
export const edition = 2

/** The text of a period for one sign in every language. */
export interface Edition {
  readonly translations: {
    language_id: number
    name: string
    description?: string
    description_preview: string
  }[]
  /** Chapters or sections, each in every language. */
  readonly parts: {
    language_id: number
    name: string
    short_description: string
    description: string
  }[][]
  readonly skyEvents: SkyEvent[]
  /** Sentences that state something about the sky, with the indexes of their evidence in `skyEvents`. */
  readonly claims: { language_id: number; sentence: string; events: number[] }[]
}

/** Composes a period's text, which span, moonsign and `edition` determine entirely. */
export function composeEdition(sky: SpanSky, moonsign: SignKey): Edition {
  const narrators = inEveryLanguage((code) => createNarrator(sky, moonsign, sentences[code]))
  const isYear = sky.span.readingPeriod === 'yearly'
  const compose = isYear ? composeSections : composeChapters
  const chapters = inEveryLanguage((code) => compose(narrators[code]))
  const translations = translationRows((code) => ({
    name: isYear ? composeYearTitle(narrators[code]) : composeTitle(narrators[code]),
    ...(isYear ? { description: composeYear(narrators[code]) } : {}),
    description_preview: composePreview(narrators[code]),
  }))
  const claims = languageCodes.flatMap((code) =>
    narrators[code].claims.map((claim) => ({ ...claim, language_id: languageIdOf(code) })),
  )
  const claimed = new Set(claims.flatMap(({ evidence }) => evidence))
  const listed = listEvidence(sky, claimed)
  return {
    translations,
    parts: chapters[defaultLanguage].map((_, index) =>
      translationRows((code) => {
        const { name, short, text } = chapters[code][index]!
        return { name, short_description: short, description: text }
      }),
    ),
    skyEvents: listSkyEvents(sky, claimed),
    claims: claims.map(({ language_id, sentence, evidence }) => ({
      language_id,
      sentence,
      events: evidence.map((one) => listed.indexOf(one)),
    })),
  }
}

const composeYearTitle = ({ language, say, moonsign, sky }: Narrator): string =>
  say('title', language.year.title, {
    sign: language.signs[moonsign],
    year: String(sky.span.from.year),
  })
