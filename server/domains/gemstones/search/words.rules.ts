const marks = /[\u0300-\u036f]/g
/** The dot below a Devanagari letter, which many people leave out when they type. */
const nukta = /\u093c/g
const word = /[\p{L}\p{M}\p{N}]+/gu

/** A text's words as they are compared: without case, Latin accents and nuktas. */
export const wordsOf = (text: string): string[] =>
  text.normalize('NFKD').toLowerCase().replace(marks, '').replace(nukta, '').match(word) ?? []

/** The words of a text that is markup. */
export const wordsOfMarkup = (html: string): string[] =>
  wordsOf(html.replace(/<[^>]*>/g, ' ').replace(/&(?:\w+|#\d+);/g, ' '))
