import { richTextAttributes, richTextTags } from '@rashi/contract/rich-text'
import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import { Prose, type ProseProps } from '../ui/prose.tsx'

const allowed = {
  ALLOWED_TAGS: [...richTextTags],
  ALLOWED_ATTR: Object.values(richTextAttributes).flat(),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  /** Addresses on https, of mail, and within this site. */
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|#|\/(?![/\\]))/i,
}

/** The server has let out only what the contract allows; a browser has the means to look again. */
const safe = (html: string): string =>
  typeof window === 'undefined' ? html : DOMPurify.sanitize(html, allowed)

/** A text that is markup, as it came from the API: its markup shows, and nothing in it ever runs. */
export function RichText({ html, ...rest }: ProseProps & { html: string }) {
  const __html = useMemo(() => safe(html), [html])
  return <Prose {...rest} dangerouslySetInnerHTML={{ __html }} />
}
