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

/** Markup in which every tag is an allowed one without attributes: what our own texts are made of. */
const plain = new RegExp(`^[^<]*(?:</?(?:${richTextTags.join('|')})>[^<]*)*$`)

/** Markup with nothing in it but what the contract allows. */
export const sanitiseRichText = (html: string): string =>
  plain.test(html) ? html : sanitizeHtml(html, options)
