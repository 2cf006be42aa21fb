import type { Language } from '@rashi/contract'
import { languageCodes, languages } from '@rashi/contract/languages.rules'
import { builtInTexts } from '@rashi/contract/texts'
import type { listChangedTexts } from './language-text.repository.ts'

/** Every language with its texts: the built-in ones, and over them those that an operator changed. */
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
