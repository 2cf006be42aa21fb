import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'

/** Splits markup into plain sentences; headings and fragments of up to 12 characters are left out. */
export const splitSentences = (markup: string): string[] =>
  markup
    .replace(/<h2>.*?<\/h2>/g, '')
    .replace(/<\/?(?:strong|em)>/g, '')
    .replace(/<[^>]+>/g, '|')
    .split(/\||(?<=[.!?।])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 12)

/** Counts the words of markup. */
export const countWords = (markup: string): number =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/).length

/** The text of one period for one sign in one language. */
export interface PeriodText {
  readonly readingPeriod: ReadingPeriod
  readonly from: Temporal.PlainDate
  readonly chapters: readonly string[]
  /** The other texts: the preview, and the description of a year. */
  readonly otherTexts: readonly string[]
}

export interface Uses {
  readonly uses: number
  readonly sentence: string
}

export interface Variety {
  readonly weeks: number
  readonly chapters: number
  /** Chapters that are identical to another one. */
  readonly repeatedChapters: number
  /** The sentence used most often in the weekly texts of one sign within 364 days. */
  readonly inWeeks: Uses
  /** The same over weekly, monthly and yearly texts together. */
  readonly together: Uses
  /** Shares of a sign's sentences of a week that another sign has too. */
  readonly meanShared: number
  readonly mostShared: number
}

const daysAYear = 52 * 7

/** @param signs the same periods for each sign, in the order in which they begin */
export function measureVariety(signs: readonly (readonly PeriodText[])[]): Variety {
  const chapters = signs.flat().flatMap((period) => period.chapters)
  const weekly = signs.map((periods) =>
    periods.filter(({ readingPeriod }) => readingPeriod === 'weekly'),
  )
  const shares = (weekly[0] ?? []).flatMap((_, week) => {
    const ofWeek = weekly.map((weeks) => new Set(weeks[week]!.chapters.flatMap(splitSentences)))
    return ofWeek.flatMap((one) =>
      ofWeek
        .filter((other) => other !== one)
        .map((other) => one.intersection(other).size / one.size),
    )
  })
  return {
    weeks: weekly[0]?.length ?? 0,
    chapters: chapters.length,
    repeatedChapters: chapters.length - new Set(chapters).size,
    inWeeks: findMostUsed(weekly),
    together: findMostUsed(signs),
    meanShared: shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length),
    mostShared: Math.max(0, ...shares),
  }
}

/** Finds the sentence used most often by one sign within any 364 days. */
function findMostUsed(signs: readonly (readonly PeriodText[])[]): Uses {
  let most = { uses: 0, sentence: '' }
  for (const periods of signs) {
    const uses = new Map<string, number>()
    const within: { from: Temporal.PlainDate; sentences: string[] }[] = []
    for (const { from, chapters, otherTexts } of periods) {
      const since = from.subtract({ days: daysAYear - 1 })
      while (within[0] && Temporal.PlainDate.compare(within[0].from, since) < 0)
        for (const sentence of within.shift()!.sentences)
          uses.set(sentence, uses.get(sentence)! - 1)
      const sentences = [...otherTexts, ...chapters].flatMap(splitSentences)
      within.push({ from, sentences })
      for (const sentence of sentences) {
        const now = (uses.get(sentence) ?? 0) + 1
        uses.set(sentence, now)
        if (now > most.uses) most = { uses: now, sentence }
      }
    }
  }
  return most
}
