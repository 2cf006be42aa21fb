import type { Language } from '@rashi/contract'
import { builtInLanguages } from '@rashi/contract/texts'
import type { Db } from '../../platform/database/database.ts'
import { listChangedTexts } from './language-text.repository.ts'

/** Every language with its texts: the built-in ones, and over them those that an operator changed. */
export async function listLanguages(db: Db): Promise<Language[]> {
  const changed = await listChangedTexts(db)
  return builtInLanguages.map(({ id, code, name, texts }) => ({
    id,
    code,
    name,
    systemValues: {
      ...texts,
      ...Object.fromEntries(
        changed.filter((row) => row.language_id === id).map((row) => [row.key, row.text]),
      ),
    },
  }))
}
