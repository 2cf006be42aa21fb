import type { TextKey } from '@rashi/contract/texts'
import i18next, { type i18n } from 'i18next'
import { createContext, use, useCallback } from 'react'
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next'

export type { TextKey }
/** A text in the reader's language, with its values filled in. */
export type Say = (key: TextKey, values?: Record<string, string | number>) => string

/** English as built in; each feature adds its own texts when its code is loaded. */
const builtInEnglish: Record<string, string> = {}
const instances = new Set<i18n>()

export function addEnglish(texts: Record<string, string>): void {
  Object.assign(builtInEnglish, texts)
  for (const instance of instances)
    instance.addResourceBundle('en', 'translation', texts, true, false)
}

/** The texts of one reader. `texts` are those of the language `code`, or what was changed of English. */
export function createTexts(code: string, texts: Record<string, string>): i18n {
  const instance = i18next.createInstance()
  instance.use(initReactI18next)
  void instance.init({
    lng: code,
    fallbackLng: 'en',
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: {
      en: { translation: { ...builtInEnglish, ...(code === 'en' ? texts : {}) } },
      ...(code === 'en' ? {} : { [code]: { translation: texts } }),
    },
  })
  return instance
}

/** Texts that a feature adds later reach an instance that is kept; the server has loaded every feature before it makes one. */
export function keepFed(instance: i18n): i18n {
  instances.add(instance)
  return instance
}

export const TextsProvider = I18nextProvider

export function useSay(): Say {
  const { t } = useTranslation()
  return useCallback((key, values) => t(key, values ?? {}), [t])
}

export interface LanguageChoice {
  readonly id: number
  readonly code: string
  readonly name: string
}

export interface ChosenLanguage extends LanguageChoice {
  readonly choices: readonly LanguageChoice[]
  choose(id: number): Promise<void>
}

export const LanguageContext = createContext<ChosenLanguage>({
  id: 1,
  code: 'en',
  name: 'English',
  choices: [],
  choose: async () => {},
})

export const useLanguage = (): ChosenLanguage => use(LanguageContext)

/** The row of the reader's language, else that of language 1, else the first. */
export function translated<T extends { language_id: number }>(
  rows: readonly T[],
  languageId: number,
): T | undefined {
  return (
    rows.find((row) => row.language_id === languageId) ??
    rows.find((row) => row.language_id === 1) ??
    rows[0]
  )
}
