import type { Language } from '@rashi/contract'
import { builtInLanguages } from '@rashi/contract/texts'
import type { listChangedTexts } from './language-text.repository.ts'

/** Every language with its texts: the built-in ones, and over them those that an operator changed. */
export function withChanges(changed: Awaited<ReturnType<typeof listChangedTexts>>): Language[] {
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
