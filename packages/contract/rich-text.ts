/**
 * The tags that markup may contain (descriptions of signs, periods and sections). The server removes all
 * others from responses, and the browser once more before it shows the markup.
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
  'details',
  'summary',
] as const

/** The allowed attributes by tag: none that runs code, styles or identifies elements. */
export const richTextAttributes = { a: ['href'], time: ['datetime'] } as const

/** The allowed schemes of links, besides paths of this site. */
export const richTextSchemes = ['https', 'mailto'] as const
