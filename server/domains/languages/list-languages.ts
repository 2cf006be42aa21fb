import type { Language } from '@rashi/contract'
import { languageCodes, languages } from '@rashi/contract/languages.rules'
import { builtInTexts } from '@rashi/contract/texts'
import type { listChangedTexts } from './language-text.repository.ts'

/** Lists every language with its texts, those that an operator changed in place of the built-in ones. */
export const listLanguages = (changed: Awaited<ReturnType<typeof listChangedTexts>>): Language[] =>
  languageCodes.map((code) => {
    const { id, name } = languages[code]
    return {
      id,
      code,
      name,
      systemValues: {
        ...builtInTexts[code],
        ...Object.fromEntries(
          changed.filter((row) => row.language_id === id).map((row) => [row.key, row.text]),
        ),
      },
    }
  })
