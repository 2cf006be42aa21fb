/** Letters that Unicode does not decompose, with the letters that people type for them. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ə: 'e',
  ς: 'σ',
  أ: 'ا',
  ى: 'ي',
  ک: 'ك',
  ی: 'ي',
}
const undecomposed = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g')

// Accents of Latin, Greek and Cyrillic, Hebrew points, Arabic vowel marks and the Devanagari nukta.
// Other combining marks, such as Indic vowel signs, are part of the name and are not removed.
const accents = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u093c\u0640]/g
const notPartOfName = /[^\p{L}\p{M}\p{N}]|\p{Lm}/gu
const notAsciiPartOfName = /[^a-z0-9]/g
// oxlint-disable-next-line no-control-regex -- the range is what "ASCII" means
const onlyAscii = /^[\x00-\x7f]*$/

/** Removes case, accents, spaces and punctuation from a name of any script, for comparison. */
export function foldName(text: string): string {
  if (onlyAscii.test(text)) return text.toLowerCase().replace(notAsciiPartOfName, '')
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(accents, '')
    .replace(undecomposed, (letter) => plainLetters[letter] ?? letter)
    .replace(notPartOfName, '')
}
