import { defaultLanguage, languages } from '@rashi/contract/languages.rules'
import type { TextKey } from '@rashi/contract/texts'
import i18next, { type i18n } from 'i18next'
import { createContext, use, useCallback } from 'react'
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next'

/** The row of the reader's language, else that of the default language, else the first. */
export { inLanguage as translated } from '@rashi/contract/languages.rules'
export type { TextKey }
/** A text in the reader's language, with its values filled in. */
export type Say = (key: TextKey, values?: Record<string, string | number>) => string

/** English as built in; each feature registers its own texts when its code is loaded. */
const builtInEnglish: Record<string, string> = {}
const instances = new Set<i18n>()

export function registerTexts(texts: Record<string, string>): void {
  Object.assign(builtInEnglish, texts)
  for (const instance of instances)
    instance.addResourceBundle(defaultLanguage, 'translation', texts, true, false)
}

/** The texts of one reader. `texts` are those of the language `code`, or what was changed of English. */
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

/**
 * Texts that a feature registers later reach a registered instance. The server needs none: it has
 * loaded every feature before it creates its instances.
 */
export function registerInstance(instance: i18n): i18n {
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
