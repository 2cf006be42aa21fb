import { inEveryLanguage, type LanguageCode, languageIdOf } from '@rashi/contract/languages.rules'
import type { Db } from '../../platform/database/database.ts'
import { listChangedTexts } from './language-text.repository.ts'

/** The texts that operators changed, by language and key. */
export type TextChanges = Readonly<Record<LanguageCode, Readonly<Record<string, string>>>>

/** How long a changed text may go unnoticed in emails, refusals and exports. */
const maxAgeMilliseconds = 1_000

const cache = new WeakMap<Db, { readAtMs: number; reading: Promise<TextChanges> }>()

/** Reads the changes at most once a second; without the database the last known ones are used. */
export function readTextChanges(db: Db): Promise<TextChanges> {
  const cached = cache.get(db)
  if (cached && performance.now() - cached.readAtMs < maxAgeMilliseconds) return cached.reading
  const reading = listChangedTexts(db).then(groupByLanguage, () => cached?.reading ?? noChanges)
  cache.set(db, { readAtMs: performance.now(), reading })
  return reading
}

export const noChanges: TextChanges = inEveryLanguage(() => ({}))

const groupByLanguage = (rows: Awaited<ReturnType<typeof listChangedTexts>>): TextChanges =>
  inEveryLanguage((code) =>
    Object.fromEntries(
      rows
        .filter(({ language_id }) => language_id === languageIdOf(code))
        .map(({ key, text }) => [key, text]),
    ),
  )
