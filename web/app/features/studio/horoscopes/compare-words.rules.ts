import { plainLines } from '@rashi/contract/rich-text-words.rules'
import { diffArrays } from 'diff'

/** Words in a row that both texts have, or one of them alone. */
export interface WordRun {
  readonly text: string
  readonly only: 'almanac' | 'editor' | null
}

/** Splits into words with the space after them. `diff`'s own splitting would part Devanagari's marks from their letters. */
const wordsOf = (markup: string): string[] => plainLines(markup).match(/\S+\s*/g) ?? []

/** Compares an editor's text with the almanac's, word by word. */
export const compareWords = (almanac: string, editor: string): WordRun[] =>
  diffArrays(wordsOf(almanac), wordsOf(editor), {
    comparator: (one, other) => one.trim() === other.trim(),
  }).map(({ value, added, removed }) => ({
    text: value.join(''),
    only: added ? 'editor' : removed ? 'almanac' : null,
  }))
