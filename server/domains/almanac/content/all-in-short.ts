import type { LanguageCode } from '@rashi/contract/languages.rules'
import { inShort as en } from './en/in-short.ts'
import { inShort as hi } from './hi/in-short.ts'
import type { InShortTexts } from '../texts/language.ts'

export const inShortTexts: Readonly<Record<LanguageCode, InShortTexts>> = { en, hi }
