import { richTextAttributes, richTextTags } from '@rashi/contract/rich-text'
import { plainLines } from '@rashi/contract/rich-text-words.rules'
import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import { Prose, type ProseProps } from '../ui/prose.tsx'

const allowed = {
  ALLOWED_TAGS: [...richTextTags],
  ALLOWED_ATTR: Object.values(richTextAttributes).flat(),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  /** Permits links to https, to email addresses and within this site. */
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|#|\/(?![/\\]))/i,
}

/**
 * Sanitizes markup, which the server has sanitized before. Where browsers have Trusted Types, the result is one of the
 * policy `dompurify`: the Content-Security-Policy refuses other markup.
 */
const safe = (html: string) =>
  typeof window === 'undefined'
    ? html
    : DOMPurify.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: true })

/** Shows markup from the API; no script in it runs. */
export function RichText({ html, ...rest }: ProseProps & { html: string }) {
  const __html = useMemo(() => safe(html), [html])
  return <Prose {...rest} dangerouslySetInnerHTML={{ __html }} />
}

/** The longest description that a search engine shows, in characters. */
const longestDescription = 300

/** Removes the markup of a text for search results and shared links, and cuts it after a word. */
export function plainText(html: string): string {
  const text = plainLines(html).replace(/\s+/g, ' ')
  if (text.length <= longestDescription) return text
  return `${text.slice(0, text.lastIndexOf(' ', longestDescription))} …`
}
