/**
 * What may stand in a text that is markup (descriptions of signs, periods and sections). The server
 * lets nothing else out, and the browser looks again before it shows it.
 */
export const richTextTags = [
  'p',
  'br',
  'h2',
  'h3',
  'h4',
  'strong',
  'b',
  'em',
  'i',
  'ul',
  'ol',
  'li',
  'blockquote',
  'a',
  'time',
] as const

/** Attributes by tag; none that runs, styles or names. */
export const richTextAttributes = { a: ['href'], time: ['datetime'] } as const

/** Where a link may lead, beside addresses within the site. */
export const richTextSchemes = ['https', 'mailto'] as const
