import { defaultLanguage, languageCodeOf } from '@rashi/contract/languages.rules'
import { builtInTexts, type TextKey } from '@rashi/contract/texts'
import { interpolate } from '@rashi/contract/texts/interpolate.rules'
import type { Db } from '../../platform/database/database.ts'
import { noChanges, readTextChanges, type TextChanges } from './text-changes.ts'

type Values = Readonly<Record<string, string | number>>

/** A text of one language with its `{{…}}` filled in; a key that no language has is returned as it is. */
export type Translate = (key: TextKey | (string & {}), values?: Values) => string

/** Returns a translator for each `language_id`, with the texts that operators changed. */
export async function translators(db: Db): Promise<(languageId: number) => Translate> {
  const changes = await readTextChanges(db)
  return (languageId) => createTranslator(languageId, changes)
}

/** Returns a translator for one language, for emails and pages, which need several texts. */
export const translator = async (db: Db, languageId: number): Promise<Translate> =>
  (await translators(db))(languageId)

/** Translates one text. */
export const translate = async (
  db: Db,
  languageId: number,
  ...text: Parameters<Translate>
): Promise<string> => (await translator(db, languageId))(...text)

/** Returns a translator of the built-in texts, for responses without the database. */
export const builtInTranslator = (languageId: number): Translate =>
  createTranslator(languageId, noChanges)

function createTranslator(languageId: number, changes: TextChanges): Translate {
  const code = languageCodeOf(languageId)
  const sources: Partial<Record<string, string>>[] = [
    changes[code],
    builtInTexts[code],
    changes[defaultLanguage],
    builtInTexts[defaultLanguage],
  ]
  return (key, values) => {
    const text = sources.find((texts) => texts[key] !== undefined)?.[key] ?? key
    return values ? interpolate(text, values) : text
  }
}
