/**
 * The built-in texts of the languages other than English. The server has them all; the browser loads
 * those of the reader's language before it hydrates, and others when they are chosen.
 */
const builtIn: Record<string, Record<string, string>> = {}

export const builtInTexts = (code: string): Record<string, string> => builtIn[code] ?? {}

export function keepBuiltInTexts(code: string, texts: Record<string, string>): void {
  builtIn[code] = texts
}

const loaders: Record<string, () => Promise<{ hindi: Record<string, string> }>> = {
  hi: () => import('@rashi/contract/texts/hi/all'),
}

/** Loads a language's texts once; English needs none. */
export async function loadBuiltInTexts(code: string): Promise<void> {
  const load = loaders[code]
  if (load && !builtIn[code]) keepBuiltInTexts(code, (await load()).hindi)
}
