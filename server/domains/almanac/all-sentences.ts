import type { LanguageCode } from '@rashi/contract/languages.rules'
import type { Language } from './sentences/language.ts'
import { sentences as en } from './sentences/en/all.ts'
import { sentences as hi } from './sentences/hi/all.ts'

/** The sentences and names of the almanac by language. */
export const sentences: Record<LanguageCode, Language> = { en, hi }
