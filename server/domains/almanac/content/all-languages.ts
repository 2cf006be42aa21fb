import type { LanguageCode } from '@rashi/contract/languages.rules'
import { language as en } from './en/index.ts'
import { language as hi } from './hi/index.ts'
import type { AlmanacLanguage } from '../texts/language.ts'

export const almanacLanguages: Readonly<Record<LanguageCode, AlmanacLanguage>> = { en, hi }
