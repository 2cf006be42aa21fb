import { inEveryLanguage } from '@rashi/contract/languages.rules'
import { almanacOf } from '../almanac.ts'
import { measureDates } from './measure-dates.ts'
import { measureMonths } from './measure-months.ts'
import { measureWeeks } from './measure-weeks.ts'
import { measureYears } from './measure-years.ts'

/** The measured periods: 104 weeks from 4 January 2027, 36 months and 3 years from 1 January 2026. */
const measured = {
  weeks: { from: 1409, count: 104 },
  months: { from: 312, count: 36 },
  years: { from: 26, count: 3 },
}

/** Measures the texts of all languages. */
export function measureTexts() {
  const almanac = almanacOf('sidereal')
  return inEveryLanguage((code) => ({
    weeks: measureWeeks(almanac, code, measured.weeks),
    months: measureMonths(almanac, code, measured.months),
    years: measureYears(almanac, code, measured.years),
    datesEqualToList: measureDates(almanac, code, measured.weeks),
  }))
}
