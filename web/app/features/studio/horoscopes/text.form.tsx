import { languageCodeOf } from '@rashi/contract/languages.rules'
import { plainLines } from '@rashi/contract/rich-text-words.rules'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '../../../lib/calls.ts'
import { useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'
import type { DeskText } from './desk-texts.ts'
import { RichTextEditor } from './rich-text-editor.tsx'

/** Keeps text that was not saved over a reload and the end of a session, in this tab. */
const storageKey = ({ part_id, language_id }: DeskText) => `studio-draft ${part_id} ${language_id}`

/** Writes a draft of a text. */
export function TextForm({
  text,
  isTitle,
  label,
  onDone,
}: {
  text: DeskText
  /** A title is plain text on one line. */
  isTitle: boolean
  label: string
  /** With the text once it has been saved; without one if the form is closed. */
  onDone: (text?: DeskText) => void
}) {
  const t = useTranslate()
  const { part_id, language_id, version } = text
  const standing = text.draft?.text ?? text.approved?.text ?? text.almanac
  const [unsaved] = useState(() => sessionStorage.getItem(storageKey(text)))
  const markup = useRef(unsaved ?? standing)
  const titleField = useRef<HTMLInputElement>(null)
  useEffect(() => titleField.current?.focus(), [])
  const [isEmpty, setIsEmpty] = useState(false)
  const saving = useCall(async (asksApproval: boolean) => {
    const body = {
      part_id,
      language_id,
      version,
      text: markup.current,
      asks_approval: asksApproval,
    }
    const saved = await studioApi.staff('POST /studio/save-horoscope-text', { body })
    sessionStorage.removeItem(storageKey(text))
    toast.success(
      t(
        saved.draft === null
          ? 'studio.horoscopes.as-before'
          : saved.draft.asks_approval
            ? 'studio.horoscopes.asked'
            : 'studio.horoscopes.saved',
      ),
    )
    onDone(saved)
  })
  const save = (asksApproval: boolean) => {
    const hasWords = plainLines(markup.current) !== ''
    setIsEmpty(!hasWords)
    if (hasWords) void saving.run(asksApproval)
  }
  const keep = (changed: string) => {
    markup.current = changed
    sessionStorage.setItem(storageKey(text), changed)
  }
  return (
    <div className={styles.form}>
      {unsaved !== null && unsaved !== standing && (
        <p className={styles.note}>{t('studio.horoscopes.unsaved')}</p>
      )}
      {isTitle ? (
        <TextField
          label={label}
          lang={languageCodeOf(language_id)}
          ref={titleField}
          defaultValue={unsaved ?? standing}
          error={isEmpty && t('studio.horoscopes.empty')}
          onChange={({ target }) => keep(target.value)}
        />
      ) : (
        <RichTextEditor
          label={label}
          lang={languageCodeOf(language_id)}
          initial={unsaved ?? standing}
          error={isEmpty && <FieldError id="text">{t('studio.horoscopes.empty')}</FieldError>}
          onChange={keep}
        />
      )}
      <div className={styles.actions}>
        <Button busy={saving.isBusy} onClick={() => save(true)}>
          {t('studio.horoscopes.save-and-ask')}
        </Button>
        <Button kind="quiet" busy={saving.isBusy} onClick={() => save(false)}>
          {t('studio.horoscopes.save')}
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            sessionStorage.removeItem(storageKey(text))
            onDone()
          }}
        >
          {t('studio.horoscopes.close')}
        </Button>
      </div>
    </div>
  )
}
