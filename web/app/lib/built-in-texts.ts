import { isLanguageCode, type LanguageCode } from '@rashi/contract/languages.rules'

type Texts = Readonly<Record<string, string>>

/**
 * The built-in texts of the languages other than English. The server registers them all; the browser
 * loads those of the reader's language before it hydrates, and others when they are chosen.
 */
const registered: Partial<Record<string, Texts>> = {}

export const builtInTexts = (code: string): Texts => registered[code] ?? {}

export function registerBuiltInTexts(code: LanguageCode, texts: Texts): void {
  registered[code] = { ...registered[code], ...texts }
}

/** A loader of texts for each language but English, whose texts each feature brings with its code. */
export type TextLoaders = Record<Exclude<LanguageCode, 'en'>, () => Promise<Texts>>

const ofPages: TextLoaders = {
  hi: async () => (await import('@rashi/contract/texts/hi/all')).texts,
}
const loaders = [ofPages]
const loaded = new Set<unknown>()

/** Loads a language's texts once. */
export async function loadBuiltInTexts(code: string): Promise<void> {
  if (!isLanguageCode(code) || code === 'en') return
  for (const { [code]: load } of loaders) {
    if (loaded.has(load)) continue
    registerBuiltInTexts(code, await load())
    loaded.add(load)
  }
}

/** Adds texts that only some pages need: they are loaded now, and with each language that is chosen later. */
export async function addBuiltInTexts(more: TextLoaders): Promise<void> {
  loaders.push(more)
  if (typeof document !== 'undefined') await loadBuiltInTexts(document.documentElement.lang)
}
