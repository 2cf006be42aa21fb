import type { SignKey } from '@rashi/sky'
import { composeChapters } from './compose-chapters.ts'
import { composeSections } from './compose-sections.ts'
import { composePreview, composeTitle } from './compose-title.ts'
import { composeYear } from './compose-year.ts'
import { listGrounds, listSkyEvents, type SkyEvent } from './list-sky-events.ts'
import { english } from './sentences/en/all.ts'
import { hindi } from './sentences/hi/all.ts'
import type { SpanSky } from './span-sky.ts'
import { tellerOf, type Teller } from './teller.ts'

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

const languages = [english, hindi]

/** The same span, moonsign and edition give the same text on every machine. */
export function composeEdition(sky: SpanSky, moonsign: SignKey): Edition {
  const tellers = languages.map((language) => tellerOf(sky, moonsign, language))
  const isYear = sky.span.type === 3
  const chapters = tellers.map(isYear ? composeSections : composeChapters)
  const translations = tellers.map((teller) => ({
    language_id: teller.language.id,
    name: isYear ? yearTitle(teller) : composeTitle(teller),
    ...(isYear ? { description: composeYear(teller) } : {}),
    description_preview: composePreview(teller),
  }))
  const claimed = new Set(tellers.flatMap(({ claims }) => claims.flatMap(({ grounds }) => grounds)))
  const grounds = listGrounds(sky, claimed)
  return {
    translations,
    parts: chapters[0]!.map((_, index) =>
      tellers.map(({ language }, at) => {
        const { name, short, text } = chapters[at]![index]!
        return { language_id: language.id, name, short_description: short, description: text }
      }),
    ),
    skyEvents: listSkyEvents(sky, languages, claimed),
    claims: tellers.flatMap(({ language, claims }) =>
      claims.map((claim) => ({
        language_id: language.id,
        sentence: claim.sentence,
        events: claim.grounds.map((ground) => grounds.indexOf(ground)),
      })),
    ),
  }
}

const yearTitle = ({ language, say, moonsign, sky }: Teller): string =>
  say('title', language.year.title, {
    sign: language.signs[moonsign],
    year: String(sky.span.from.year),
  })
