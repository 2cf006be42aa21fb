import type { LanguageCode } from '@rashi/contract/languages.rules'
import { today as en } from './en/today.ts'
import { today as hi } from './hi/today.ts'
import type { TodayTexts } from '../texts/today-texts.ts'

export const todayTexts: Readonly<Record<LanguageCode, TodayTexts>> = { en, hi }
