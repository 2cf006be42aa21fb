import { richTextAttributes, richTextSchemes, richTextTags } from '@rashi/contract/rich-text'
import sanitizeHtml from 'sanitize-html'

const options: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: Object.fromEntries(
    Object.entries(richTextAttributes).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemes: [...richTextSchemes],
  allowProtocolRelative: false,
}

/** Markup with nothing in it but what the contract allows. */
export const sanitiseRichText = (html: string): string => sanitizeHtml(html, options)
