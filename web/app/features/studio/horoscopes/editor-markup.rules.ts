/** Notes are open in the editor, so that they can be written in; and its items of lists hold paragraphs. */
export const tidyMarkup = (html: string): string =>
  html
    .replaceAll('<details open="">', '<details>')
    .replace(/<li><p>((?:(?!<\/?(?:p|ul|ol|li)>).)*)<\/p>(?=<\/li>|<ul>|<ol>)/gs, '<li>$1')
    .replace(/(?:<p><\/p>)+$/, '')
