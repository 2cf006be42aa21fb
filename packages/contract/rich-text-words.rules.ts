const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** Returns the words of markup, each block on a line of its own. */
export const plainLines = (markup: string): string =>
  markup
    .replace(/<\/(?:p|li|h\d|blockquote|summary|details)>|<(?:ul|ol)>|<br\s*\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&\w+;|&#39;/g, (entity) => entities[entity] ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .trim()

/** The same without the notes with the evidence. */
export const proseOf = (markup: string): string =>
  plainLines(markup.replace(/<details>.*?<\/details>/gs, ' '))

export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
