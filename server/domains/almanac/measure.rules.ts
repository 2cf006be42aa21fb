import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
/** What is counted as one sentence, without its markup; headings and fragments are none. */
export const sentencesOf = (markup: string): string[] =>
  markup
    .replace(/<h2>.*?<\/h2>/g, '')
    .replace(/<\/?(?:strong|em)>/g, '')
    .replace(/<[^>]+>/g, '|')
    .split(/\||(?<=[.!?।])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 12)

/** Words without markup. */
export const wordsOf = (markup: string): number =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/).length

/** What one sign's reader gets of one period in one language. */
export interface Telling {
  readonly readingPeriod: ReadingPeriod
  readonly from: Temporal.PlainDate
  readonly chapters: readonly string[]
  /** What is read beside the chapters: the preview, and a year's whole reading. */
  readonly beside: readonly string[]
}

export interface Uses {
  readonly uses: number
  readonly sentence: string
}

export interface Variety {
  readonly weeks: number
  readonly chapters: number
  /** Chapters of any period that stand somewhere else word for word. */
  readonly repeatedChapters: number
  /** The sentence that stands most often in 52 consecutive weeks of one sign: in the weeks alone. */
  readonly inWeeks: Uses
  /** The same in weeks, months and years together, all that begin within 364 days. */
  readonly together: Uses
  /** Shares of one sign's sentences of a week that another sign has as well. */
  readonly meanShared: number
  readonly mostShared: number
}

const daysAYear = 52 * 7

/** @param signs the same periods sign by sign, each sign's in the order in which they begin */
export function measureVariety(signs: readonly (readonly Telling[])[]): Variety {
  const chapters = signs.flat().flatMap((telling) => telling.chapters)
  const weekly = signs.map((tellings) =>
    tellings.filter(({ readingPeriod }) => readingPeriod === 'weekly'),
  )
  const shares = (weekly[0] ?? []).flatMap((_, week) => {
    const told = weekly.map((weeks) => new Set(weeks[week]!.chapters.flatMap(sentencesOf)))
    return told.flatMap((one) =>
      told.filter((other) => other !== one).map((other) => one.intersection(other).size / one.size),
    )
  })
  return {
    weeks: weekly[0]?.length ?? 0,
    chapters: chapters.length,
    repeatedChapters: chapters.length - new Set(chapters).size,
    inWeeks: mostUsedOf(weekly),
    together: mostUsedOf(signs),
    meanShared: shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length),
    mostShared: Math.max(0, ...shares),
  }
}

/** Over every stretch of a year that ends with one of the tellings. */
function mostUsedOf(signs: readonly (readonly Telling[])[]): Uses {
  let most = { uses: 0, sentence: '' }
  for (const tellings of signs) {
    const uses = new Map<string, number>()
    const within: { from: Temporal.PlainDate; sentences: string[] }[] = []
    for (const { from, chapters, beside } of tellings) {
      const since = from.subtract({ days: daysAYear - 1 })
      while (within[0] && Temporal.PlainDate.compare(within[0].from, since) < 0)
        for (const sentence of within.shift()!.sentences)
          uses.set(sentence, uses.get(sentence)! - 1)
      const sentences = [...beside, ...chapters].flatMap(sentencesOf)
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
