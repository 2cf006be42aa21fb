import { richTextAttributes, richTextTags } from '@rashi/contract/rich-text'
import { getSchema } from '@tiptap/core'
import { DOMParser, type Node, type Slice } from '@tiptap/pm/model'
import DOMPurify from 'dompurify'
import { editorExtensions } from './editor-schema.ts'

const schema = getSchema(editorExtensions)

/**
 * Parses markup by the sanitiser. The editor's own parser would insert it as a string, which the page's policy of Trusted
 * Types refuses.
 */
const toFragment = (html: string) =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...richTextTags],
    ALLOWED_ATTR: Object.values(richTextAttributes).flat(),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })

export const parseMarkup = (html: string): Node =>
  DOMParser.fromSchema(schema).parse(toFragment(html))

/** Parses what was copied from elsewhere, which may continue a paragraph. */
export const parseCopied = (html: string, of: Node['type']['schema']): Slice =>
  DOMParser.fromSchema(of).parseSlice(toFragment(html))
