import { defaultLanguage, languages } from '@rashi/contract/languages.rules'
import type { TextKey } from '@rashi/contract/texts'
import { createContext, use, useCallback } from 'react'
import { createStore, useStore, type Store } from '../ui/store.ts'
import { builtInTexts } from './built-in-texts.ts'

/** Returns the row of the reader's language, else that of the default language, else the first. */
export { inLanguage as translated } from '@rashi/contract/languages.rules'
export type { TextKey }
/** Returns a text in the reader's language, with its values filled in. */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string

/** The built-in English texts, registered by each feature when its code is loaded. */
const builtInEnglish: Record<string, string> = {}

/** A language with its changed texts, as they were when it was shown. */
interface Shown {
  readonly code: string
  readonly changed: Readonly<Record<string, string>>
}

/** The texts of one reader: the changed ones before the built-in ones, and English where a language lacks one. */
export interface Texts {
  /** The language that is shown. */
  readonly shown: Store<Shown>
  /** Translates into a language that is or was shown. */
  translateInto(shown: Shown, ...text: Parameters<Translate>): string
  /** Replaces the changed texts of a language, which appear when it is shown next. */
  replace(code: string, texts: Readonly<Record<string, string>>): void
  /** Returns the texts of the shown language. */
  list(): Readonly<Record<string, string>>
  /** Shows a language; also called for the shown one, to show its changed texts. */
  show(code: string): void
}

const placeholder = /\{\{(\w+)\}\}/g

/** Creates the texts of a reader of the language `code`, with its changed texts. */
export function createTexts(code: string, changedTexts: Readonly<Record<string, string>>): Texts {
  const changed: Record<string, Shown['changed']> = { [code]: changedTexts }
  const changedIn = (of: string) => changed[of] ?? {}
  const shown = createStore<Shown>({ code, changed: changedTexts })
  const builtIn = (of: string) => (of === defaultLanguage ? builtInEnglish : builtInTexts(of))
  const find = (of: Shown, key: string): string =>
    of.changed[key] ??
    builtIn(of.code)[key] ??
    changedIn(defaultLanguage)[key] ??
    builtInEnglish[key] ??
    key
  return {
    shown,
    translateInto: (of, key, values = {}) =>
      find(of, key).replace(placeholder, (whole, name: string) => String(values[name] ?? whole)),
    replace: (of, texts) => void (changed[of] = texts),
    list: () => ({ ...builtIn(shown.get().code), ...shown.get().changed }),
    show: (next) => shown.set({ code: next, changed: changedIn(next) }),
  }
}

/** Registers English texts, which every language falls back to. */
export function registerTexts(texts: Record<string, string>): void {
  Object.assign(builtInEnglish, texts)
}

const TextsContext = createContext(createTexts(defaultLanguage, {}))
export const TextsProvider = TextsContext

let latest: Texts | undefined

/** Makes texts those of this tab. */
export function activateTexts(texts: Texts): Texts {
  latest = texts
  return texts
}

/** Translates outside React, into the language that this tab shows. */
export const translate: Translate = (key, values) =>
  latest?.translateInto(latest.shown.get(), key, values) ?? key

/**
 * Translates inside a component, which renders again when the language changes. A part of the page that is hydrated after
 * a change is first rendered in the language of the server's markup.
 */
export function useTranslate(): Translate {
  const texts = use(TextsContext)
  const shown = useStore(texts.shown)
  return useCallback((key, values) => texts.translateInto(shown, key, values), [texts, shown])
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
