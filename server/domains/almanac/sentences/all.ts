import type { LanguageCode } from '@rashi/contract/languages.rules'
import type { Language } from './language.ts'
import { sentences as en } from './en/all.ts'
import { sentences as hi } from './hi/all.ts'

/** All that the almanac needs to compose texts, by language. */
export const sentences: Record<LanguageCode, Language> = { en, hi }
