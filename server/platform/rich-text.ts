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

/** Matches markup with only allowed tags without attributes and marked dates, such as our own texts. */
const plain = new RegExp(
  `^[^<]*(?:<(?:/?(?:${richTextTags.join('|')})|time datetime="[0-9TZ:.-]{1,40}")>[^<]*)*$`,
)

/** Removes all tags, attributes and address schemes that the contract does not allow. */
export const sanitiseRichText = (html: string): string =>
  plain.test(html) ? html : sanitizeHtml(html, options)
