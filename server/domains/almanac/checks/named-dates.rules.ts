import type { LanguageCode } from '@rashi/contract/languages.rules'

/** A date as a text names it. */
export interface NamedDate {
  /** As it stands in the text. */
  readonly words: string
  /** Undefined for a day that no calendar has, such as 31 November. */
  readonly day: Temporal.PlainDate | undefined
  /** 1 for Monday; undefined where no weekday is named. */
  readonly weekday: number | undefined
}

/** The names of months and weekdays, each in its spellings. */
const monthNames: Record<LanguageCode, readonly string[]> = {
  en: [
    'January|Jan',
    'February|Feb',
    'March|Mar',
    'April|Apr',
    'May',
    'June|Jun',
    'July|Jul',
    'August|Aug',
    'September|Sept|Sep',
    'October|Oct',
    'November|Nov',
    'December|Dec',
  ],
  hi: [
    'जनवरी',
    'फ़रवरी|फरवरी',
    'मार्च',
    'अप्रैल',
    'मई',
    'जून',
    'जुलाई',
    'अगस्त',
    'सितंबर|सितम्बर',
    'अक्टूबर|अक्तूबर',
    'नवंबर|नवम्बर',
    'दिसंबर|दिसम्बर',
  ],
}
const weekdayNames: Record<LanguageCode, readonly string[]> = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  hi: ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार|बृहस्पतिवार|वीरवार', 'शुक्रवार', 'शनिवार', 'रविवार|इतवार'],
}
/** Words between the two days of `14 to 20 October`. */
const between: Record<LanguageCode, string> = { en: 'to|and|or|until', hi: 'से|और|या' }

const oneOf = (names: readonly string[]) => names.join('|')
const indexIn = (names: readonly string[], word: string) =>
  names.findIndex((spellings) => spellings.split('|').includes(word))

/** `Tuesday 17 November 2026`, `17th November`, `14 to 20 October`, `मंगलवार, 17 नवंबर`. */
const dayFirst = (code: LanguageCode) =>
  new RegExp(
    `(?:(?<weekday>${oneOf(weekdayNames[code])}),?\\s+(?:the\\s+)?)?(?<![\\d.:£])(?:(?<first>\\d{1,2})(?:st|nd|rd|th)?\\s*(?:${between[code]}|[-–—,])\\s*)?(?<day>\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?<month>${oneOf(monthNames[code])})(?![\\p{L}\\p{M}])(?:,?\\s+(?<year>\\d{4}))?`,
    'gu',
  )
/** `November 17, 2026`. */
const monthFirst = (code: LanguageCode) =>
  new RegExp(
    `(?:(?<weekday>${oneOf(weekdayNames[code])}),?\\s+)?(?<![\\p{L}\\p{M}]|\\d\\s)(?<month>${oneOf(monthNames[code])})\\s+(?<day>\\d{1,2})(?!\\d)(?:st|nd|rd|th)?(?:,?\\s+(?<year>\\d{4}))?`,
    'gu',
  )
const patterns: Record<LanguageCode, readonly RegExp[]> = {
  en: [dayFirst('en'), monthFirst('en')],
  hi: [dayFirst('hi')],
}

const devanagariZero = '०'.charCodeAt(0)
const withLatinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero))

function toDay(year: number, month: number, day: number): Temporal.PlainDate | undefined {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' })
  } catch {
    return undefined
  }
}

/**
 * Finds the dates that a text names with their month.
 *
 * @param period where a date without a year belongs, or is nearest to
 */
export function findNamedDates(
  text: string,
  code: LanguageCode,
  period: { readonly from: Temporal.PlainDate; readonly to: Temporal.PlainDate },
): NamedDate[] {
  const middle = period.from.add({ days: Math.floor(period.from.until(period.to).days / 2) })
  const found: NamedDate[] = []
  for (const pattern of patterns[code])
    for (const { 0: words, groups = {} } of withLatinDigits(text).matchAll(pattern)) {
      const month = indexIn(monthNames[code], groups['month'] ?? '') + 1
      const weekday = groups['weekday']
      const days = [groups['first'], groups['day']].filter((one) => one !== undefined)
      for (const day of days)
        found.push({
          words,
          day:
            groups['year'] === undefined
              ? nearest(middle, month, Number(day))
              : toDay(Number(groups['year']), month, Number(day)),
          weekday:
            weekday === undefined || days.length > 1
              ? undefined
              : indexIn(weekdayNames[code], weekday) + 1,
        })
    }
  return found
}

function nearest(
  near: Temporal.PlainDate,
  month: number,
  day: number,
): Temporal.PlainDate | undefined {
  const distance = (one: Temporal.PlainDate) => Math.abs(near.until(one).days)
  return [near.year - 1, near.year, near.year + 1]
    .flatMap((year) => toDay(year, month, day) ?? [])
    .toSorted((one, two) => distance(one) - distance(two))[0]
}
