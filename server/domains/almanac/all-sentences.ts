import type { LanguageCode } from '@rashi/contract/languages.rules'
import type { Language } from './sentences/language.ts'
import { sentences as en } from './sentences/en/all.ts'
import { sentences as hi } from './sentences/hi/all.ts'

/** All that the almanac needs to compose texts, by language. */
export const sentences: Record<LanguageCode, Language> = { en, hi }
