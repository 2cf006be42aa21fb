import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { type ReactNode, useEffect } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { type TextKey, useTranslate } from '../../../lib/texts.ts'
import prose from '../../../ui/prose.module.css'
import styles from '../studio.module.css'
import desk from './desk.module.css'
import { tidyMarkup } from './editor-markup.rules.ts'
import { editorExtensions } from './editor-schema.ts'
import { parseCopied, parseMarkup } from './parse-markup.ts'

/** Writes rich text with the tags that the sanitiser keeps. */
export function RichTextEditor({
  label,
  lang,
  initial,
  error,
  onChange,
}: {
  label: string
  lang: string
  /** The markup to begin with. */
  initial: string
  error: ReactNode
  onChange: (markup: string) => void
}) {
  const t = useTranslate()
  const editor = useEditor({
    extensions: editorExtensions,
    content: parseMarkup(initial).toJSON(),
    // The style sheet of the studio has the editor's few rules: the page's policy refuses others.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang,
        spellcheck: 'true',
        class: classNames(prose.prose, desk.writing),
      },
      handleDOMEvents: {
        paste: (view, event) => {
          const html = event.clipboardData?.getData('text/html')
          if (html === undefined || html === '') return false
          event.preventDefault()
          const slice = parseCopied(html, view.state.schema)
          view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView())
          return true
        },
        drop: (view, event) => {
          // Its own words can be moved; what comes from elsewhere is pasted instead.
          if (view.dragging !== null) return false
          event.preventDefault()
          return true
        },
        click: (_view, event) => {
          // Notes stay open while they are written in.
          if ((event.target as Element).closest('summary') !== null) event.preventDefault()
          return false
        },
      },
    },
    onUpdate: ({ editor: changed }) => onChange(tidyMarkup(changed.getHTML())),
  })
  // Its own autofocus may come before `EditorContent` has moved its field, which takes the focus away. An editor that was
  // slow to mount is destroyed, and `useEditor` makes another one.
  useEffect(() => {
    if (!editor.isDestroyed) editor.commands.focus('start')
  }, [editor])
  return (
    <div className={desk.editor}>
      <Tools editor={editor} />
      <EditorContent editor={editor} />
      {error}
      <p className={styles.quiet}>{t('studio.editor.hint')}</p>
    </div>
  )
}

interface Tool {
  readonly name: TextKey
  readonly sign: string
  readonly run: (editor: Editor) => void
  readonly isOn?: (editor: Editor) => boolean
}

const tools: readonly Tool[] = [
  {
    name: 'studio.editor.bold',
    sign: 'B',
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    name: 'studio.editor.italic',
    sign: 'I',
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    name: 'studio.editor.heading',
    sign: 'H',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive('heading'),
  },
  {
    name: 'studio.editor.list',
    sign: '•',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'studio.editor.numbers',
    sign: '≡',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'studio.editor.undo',
    sign: '↶',
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    name: 'studio.editor.redo',
    sign: '↷',
    run: (editor) => editor.chain().focus().redo().run(),
  },
]

function Tools({ editor }: { editor: Editor }) {
  const t = useTranslate()
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => tools.map(({ isOn }) => isOn?.(current)),
  })
  return (
    <div role="group" aria-label={t('studio.editor.tools')} className={desk.tools}>
      {tools.map(({ name, sign, run }, index) => (
        <button
          key={name}
          type="button"
          aria-label={t(name)}
          title={t(name)}
          aria-pressed={on[index]}
          className={desk.tool}
          onClick={() => run(editor)}
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </div>
  )
}
