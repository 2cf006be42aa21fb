const wordsInRow = 4

/** Lists the sequences of four words of a text, without regard to case and punctuation. */
function sequencesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return new Set(
    words.slice(wordsInRow - 1).map((_, index) => words.slice(index, index + wordsInRow).join(' ')),
  )
}

/** Returns the share of a text's sequences of four words that another text has too, from 0 to 1. */
export function likeness(text: string, other: string): number {
  const own = sequencesOf(text)
  if (own.size === 0) return 0
  return own.intersection(sequencesOf(other)).size / own.size
}
