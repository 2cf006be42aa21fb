const onlyParagraphs = /^(?:<p>(?:(?!<\/?p>)[^])*<\/p>\s*)+$/
const block = /<(?:p|ul|ol|h[234]|blockquote|details)\b/i

/** Turns markup into what an editor types: paragraphs with an empty line between them. Other markup stays as it is. */
export const toTyped = (markup: string): string =>
  onlyParagraphs.test(markup)
    ? markup
        .split('</p>')
        .map((paragraph) => paragraph.replace('<p>', '').trim())
        .filter(Boolean)
        .join('\n\n')
        .replaceAll('&amp;', '&')
    : markup

/** Turns what an editor has typed into markup; the server removes what is not allowed. */
export const toMarkup = (typed: string): string =>
  block.test(typed)
    ? typed.trim()
    : typed
        .replaceAll(/\r\n?/g, '\n')
        .split(/\n\s*\n/)
        .map((paragraph) => paragraph.trim().replaceAll(/\s*\n\s*/g, ' '))
        .filter(Boolean)
        .map((paragraph) => `<p>${paragraph.replaceAll(/&(?!#?\w+;)/g, '&amp;')}</p>`)
        .join('')
