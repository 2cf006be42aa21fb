const latinMarks = /[\u0300-\u036f]/g
const word = /[\p{L}\p{M}\p{N}]+/gu

/**
 * Unifies spellings of Devanagari: removes nuktas, reduces doubled consonants, and writes every nasal
 * before a consonant as anusvara (चन्द्र, चंद्र and चँद्र are one word).
 */
const simplifyDevanagari = (text: string): string =>
  text
    .replace(/\u093c/g, '')
    .replace(/(\p{L})\u094d\1/gu, '$1')
    .replace(/[ङञणनम]\u094d(?=\p{L})/gu, '\u0902')
    .replace(/\u0901/g, '\u0902')

const simplify = (text: string): string => {
  const lower = text.normalize('NFKD').toLowerCase()
  return /[^\p{ASCII}]/u.test(lower) ? simplifyDevanagari(lower.replace(latinMarks, '')) : lower
}

/** Splits a text into words for comparison, without case, Latin accents and differences of spelling. */
export const splitWords = (text: string): string[] => simplify(text).match(word) ?? []

/** Splits the text of markup into words. */
export const splitMarkup = (html: string): string[] =>
  splitWords(html.replace(/<[^>]*>/g, ' ').replace(/&(?:\w+|#\d+);/g, ' '))
