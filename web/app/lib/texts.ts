import { defaultLanguage, languages } from '@rashi/contract/languages.rules'
import type { TextKey } from '@rashi/contract/texts'
import i18next, { type i18n } from 'i18next'
import { createContext, use, useCallback } from 'react'
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next'

/** Returns the row of the reader's language, else that of the default language, else the first. */
export { inLanguage as translated } from '@rashi/contract/languages.rules'
export type { TextKey }
/** Returns a text in the reader's language, with its values filled in. */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string

/** The built-in English texts, registered by each feature when its code is loaded. */
const builtInEnglish: Record<string, string> = {}

/** The instances of this tab, of which React creates a second one in development. The server has none. */
const activated = new Set<i18n>()
let latest: i18n | undefined

/** Registers English texts, from which every instance falls back. */
export function registerTexts(texts: Record<string, string>): void {
  Object.assign(builtInEnglish, texts)
  for (const instance of activated)
    instance.addResourceBundle(defaultLanguage, 'translation', texts, true, false)
}

/** Translates outside React, into the language that this tab shows. */
export const translate: Translate = (key, values) => latest?.t(key, values ?? {}) ?? key

/** Creates the texts of one reader: `texts` of the language `code`, or the changed texts of English. */
export function createTexts(code: string, texts: Record<string, string>): i18n {
  const instance = i18next.createInstance()
  instance.use(initReactI18next)
  void instance.init({
    lng: code,
    fallbackLng: defaultLanguage,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: {
      [defaultLanguage]: {
        translation: { ...builtInEnglish, ...(code === defaultLanguage ? texts : {}) },
      },
      ...(code === defaultLanguage ? {} : { [code]: { translation: texts } }),
    },
  })
  return instance
}

/** Makes an instance that of this tab: it also receives texts that are registered later. */
export function activateTexts(instance: i18n): i18n {
  activated.add(instance)
  latest = instance
  return instance
}

export const TextsProvider = I18nextProvider

/** Translates inside a component, which renders again when the language changes. */
export function useTranslate(): Translate {
  const { t } = useTranslation()
  return useCallback((key, values) => t(key, values ?? {}), [t])
}

export interface LanguageChoice {
  readonly id: number
  readonly code: string
  readonly name: string
}

const { id, name } = languages[defaultLanguage]
export const defaultChoice: LanguageChoice = { id, code: defaultLanguage, name }

export interface ChosenLanguage extends LanguageChoice {
  readonly choices: readonly LanguageChoice[]
  choose(id: number): Promise<void>
}

export const LanguageContext = createContext<ChosenLanguage>({
  ...defaultChoice,
  choices: [],
  choose: async () => {},
})

export const useLanguage = (): ChosenLanguage => use(LanguageContext)
