import { defaultLanguage, languageIdOf } from '@rashi/contract/languages.rules'
import type { Db } from '../../../platform/database/database.ts'
import { findLetterSettings } from '../../letters/index.ts'

/** The language in which to write to a customer who is not at the browser: that of their letters. */
export const languageOfCustomer = async (db: Db, userId: string): Promise<number> =>
  (await findLetterSettings(db, userId))?.language_id ?? languageIdOf(defaultLanguage)
