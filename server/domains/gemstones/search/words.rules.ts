const latinMarks = /[\u0300-\u036f]/g
const word = /[\p{L}\p{M}\p{N}]+/gu

/**
 * A Devanagari word as people spell it who do not mind: without nuktas, doubled consonants as one, and
 * every nasal before a consonant as the dot above (चन्द्र, चंद्र and चँद्र are one word).
 */
const plainDevanagari = (text: string): string =>
  text
    .replace(/\u093c/g, '')
    .replace(/(\p{L})\u094d\1/gu, '$1')
    .replace(/[ङञणनम]\u094d(?=\p{L})/gu, '\u0902')
    .replace(/\u0901/g, '\u0902')

const plain = (text: string): string => {
  const lower = text.normalize('NFKD').toLowerCase()
  return /[^\p{ASCII}]/u.test(lower) ? plainDevanagari(lower.replace(latinMarks, '')) : lower
}

/** A text's words as they are compared: without case, Latin accents and what spellings differ in. */
export const wordsOf = (text: string): string[] => plain(text).match(word) ?? []

/** The words of a text that is markup. */
export const wordsOfMarkup = (html: string): string[] =>
  wordsOf(html.replace(/<[^>]*>/g, ' ').replace(/&(?:\w+|#\d+);/g, ' '))
