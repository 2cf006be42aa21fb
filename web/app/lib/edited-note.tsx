import { EditIcon } from '../ui/icon.tsx'
import { Note } from '../ui/note.tsx'
import { useTranslate } from './texts.ts'

/** Says that the text above is an editor's and not the almanac's; nothing unless it is. */
export function EditedNote({ of }: { of: { is_edited?: true | undefined } | undefined }) {
  const t = useTranslate()
  return of?.is_edited ? <Note icon={<EditIcon size={16} />}>{t('shell.by-editors')}</Note> : null
}
