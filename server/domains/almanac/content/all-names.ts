import type { LanguageCode } from '@rashi/contract/languages.rules'
import { names as en } from './en/names.ts'
import { names as hi } from './hi/names.ts'
import type { AlmanacNames } from '../texts/language.ts'

export const almanacNames: Readonly<Record<LanguageCode, AlmanacNames>> = { en, hi }
