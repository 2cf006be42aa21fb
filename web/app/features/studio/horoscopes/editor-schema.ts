import { Node } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'

/** A date of the almanac: readers see it in their time zone, so nobody types into it. */
const MarkedDate = Node.create({
  name: 'markedDate',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    datetime: { default: null },
    words: { default: '', rendered: false, parseHTML: (element) => element.textContent },
  }),
  parseHTML: () => [{ tag: 'time' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'time',
    HTMLAttributes,
    String(node.attrs['words'] ?? ''),
  ],
  renderText: ({ node }) => String(node.attrs['words'] ?? ''),
})

/** A note under a paragraph, which is open while it is written. */
const Note = Node.create({
  name: 'note',
  group: 'block',
  content: 'noteTitle block+',
  defining: true,
  parseHTML: () => [{ tag: 'details' }],
  renderHTML: () => ['details', { open: '' }, 0],
})

const NoteTitle = Node.create({
  name: 'noteTitle',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'summary' }],
  renderHTML: () => ['summary', 0],
})

/** The nodes and marks of the editor: the tags of `richTextTags`, and no other. */
export const editorExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    horizontalRule: false,
    strike: false,
    trailingNode: false,
    underline: false,
  }),
  MarkedDate,
  Note,
  NoteTitle,
]
