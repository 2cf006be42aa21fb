import type { LanguageCode } from '@rashi/contract/languages.rules'
import { goodDays as enMonth } from './en/month/good-days.ts'
import { days as enWeek } from './en/week/days.ts'
import { goodDays as hiMonth } from './hi/month/good-days.ts'
import { days as hiWeek } from './hi/week/days.ts'
import type { MonthTexts, WeekTexts } from '../texts/language.ts'

/** The advice from which the lists of days of weeks and months are composed. */
export const dayAdvice: Readonly<
  Record<LanguageCode, { weekly: WeekTexts['days']; monthly: MonthTexts['goodDays'] }>
> = { en: { weekly: enWeek, monthly: enMonth }, hi: { weekly: hiWeek, monthly: hiMonth } }
