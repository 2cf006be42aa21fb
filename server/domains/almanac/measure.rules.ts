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

/** The weeks of one sign in one language: chapter texts, week by week. */
export type ToldWeeks = readonly (readonly string[])[]

export interface Variety {
  readonly chapters: number
  /** Chapters that stand somewhere else word for word. */
  readonly repeatedChapters: number
  /** How often the most frequent sentence stands in 52 consecutive weeks of one sign. */
  readonly mostUses: number
  readonly mostUsed: string
  /** Shares of one sign's sentences of a week that another sign has as well. */
  readonly meanShared: number
  readonly mostShared: number
}

const weeksAYear = 52

/** @param signs the same consecutive weeks, sign by sign */
export function measureVariety(signs: readonly ToldWeeks[]): Variety {
  const chapters = signs.flat(2)
  const { uses, sentence } = mostUsedOf(signs)
  const shares = (signs[0] ?? []).flatMap((_, week) => {
    const told = signs.map((weeks) => new Set(weeks[week]!.flatMap(sentencesOf)))
    return told.flatMap((one) =>
      told.filter((other) => other !== one).map((other) => one.intersection(other).size / one.size),
    )
  })
  return {
    chapters: chapters.length,
    repeatedChapters: chapters.length - new Set(chapters).size,
    mostUses: uses,
    mostUsed: sentence,
    meanShared: shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length),
    mostShared: Math.max(0, ...shares),
  }
}

function mostUsedOf(signs: readonly ToldWeeks[]): { uses: number; sentence: string } {
  let most = { uses: 0, sentence: '' }
  for (const weeks of signs) {
    const told = weeks.map((chapters) => chapters.flatMap(sentencesOf))
    const uses = new Map<string, number>()
    for (const [week, sentences] of told.entries()) {
      for (const sentence of told[week - weeksAYear] ?? [])
        uses.set(sentence, uses.get(sentence)! - 1)
      for (const sentence of sentences) {
        const now = (uses.get(sentence) ?? 0) + 1
        uses.set(sentence, now)
        if (now > most.uses) most = { uses: now, sentence }
      }
    }
  }
  return most
}
