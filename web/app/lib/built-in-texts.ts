import { isLanguageCode, type LanguageCode } from '@rashi/contract/languages.rules'

type Texts = Readonly<Record<string, string>>

/**
 * The built-in texts of the languages other than English. The server registers them all; the browser
 * loads those of the reader's language before it hydrates, and others when they are chosen.
 */
const registered: Partial<Record<string, Texts>> = {}

export const builtInTexts = (code: string): Texts => registered[code] ?? {}

export function registerBuiltInTexts(code: LanguageCode, texts: Texts): void {
  registered[code] = texts
}

/** English has no loader: each feature brings its English texts with its code. */
const loaders: Record<Exclude<LanguageCode, 'en'>, () => Promise<{ texts: Texts }>> = {
  hi: () => import('@rashi/contract/texts/hi/all'),
}

/** Loads a language's texts once. */
export async function loadBuiltInTexts(code: string): Promise<void> {
  if (!isLanguageCode(code) || code === 'en' || registered[code]) return
  registerBuiltInTexts(code, (await loaders[code]()).texts)
}
