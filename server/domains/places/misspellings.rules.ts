const alphabet = 'abcdefghijklmnopqrstuvwxyz'
/** Shorter words are one letter away from too many others. */
const fewestLetters = 4
const mostLetters = 30

/**
 * Lists the words that are one slip away from a folded word: two letters exchanged, one too many, one wrong or one
 * missing. None for words that are short, long or in another script.
 */
export function listCorrections(word: string): string[] {
  if (!/^[a-z]+$/.test(word) || word.length < fewestLetters || word.length > mostLetters) return []
  const found = new Set<string>()
  for (let at = 0; at <= word.length; at += 1) {
    const before = word.slice(0, at)
    const [letter = '', next = ''] = word.slice(at)
    const after = word.slice(at + 1)
    if (letter) found.add(before + after)
    if (next) found.add(before + next + letter + word.slice(at + 2))
    for (const other of alphabet) {
      if (letter) found.add(before + other + after)
      found.add(before + other + letter + after)
    }
  }
  found.delete(word)
  return [...found]
}
