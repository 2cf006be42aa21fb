import type { ResponseOf } from '@rashi/contract'
import { languageCodeOf, languages } from '@rashi/contract/languages.rules'
import { keepsPlaceholders } from '@rashi/contract/placeholders.rules'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '../../../lib/calls.ts'
import { useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { errorLines, useCheckedForm, withErrors } from '../../identity/access.entry.ts'
import { useInstants } from '../staff-texts.ts'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'

type Text = ResponseOf<'GET /studio/texts'>['texts'][number]
type InLanguage = Text['languages'][number]

/** A text in every language, side by side, each with its form. */
export function TextEntry({ text, onChanged }: { text: Text; onChanged: (text: Text) => void }) {
  return (
    <li className={styles.entry}>
      <div className={styles.whole}>
        <h2 className={styles.name}>
          <code>{text.key}</code>
        </h2>
        <div className={styles.sides}>
          {text.languages.map((one) => (
            <Side key={one.language_id} text={text} one={one} onChanged={onChanged} />
          ))}
        </div>
      </div>
    </li>
  )
}

function Side({
  text,
  one,
  onChanged,
}: {
  text: Text
  one: InLanguage
  onChanged: (text: Text) => void
}) {
  const t = useTranslate()
  const { formatTime } = useInstants()
  const [isEdited, setIsEdited] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEdited = useRef(false)
  // The button takes the focus back from the form that it had opened.
  useEffect(() => {
    if (!isEdited && wasEdited.current) editButton.current?.focus()
    wasEdited.current = isEdited
  }, [isEdited])
  const { key } = text
  const { language_id, built_in, changed, changed_at, version } = one
  const code = languageCodeOf(language_id)
  const language = languages[code].name
  const restoring = useCall(async () => {
    onChanged(
      await studioApi.staff('POST /studio/restore-text', { body: { key, language_id, version } }),
    )
    toast.success(t('studio.texts.restored'))
  })
  return (
    <div>
      <p className={styles.quiet}>{language}</p>
      {isEdited ? (
        <EditForm
          text={text}
          one={one}
          label={t('studio.texts.field', { key, language })}
          onDone={(next) => {
            setIsEdited(false)
            if (next !== undefined) onChanged(next)
          }}
        />
      ) : (
        <>
          <p lang={code} className={styles.breaking}>
            {changed ?? built_in ?? t('studio.texts.no-text')}
          </p>
          {changed !== null && (
            <p className={styles.quiet}>
              {t('studio.texts.changed-on', {
                when: changed_at === null ? '' : formatTime(changed_at),
                text: built_in ?? '',
              })}
            </p>
          )}
          <div className={styles.actions}>
            <Button
              ref={editButton}
              kind="quiet"
              aria-label={t('studio.texts.edit-named', { key, language })}
              onClick={() => setIsEdited(true)}
            >
              {t('studio.texts.edit')}
            </Button>
            {changed !== null && (
              <Button
                kind="quiet"
                busy={restoring.isBusy}
                aria-label={`${t('studio.texts.restore')}: ${t('studio.texts.field', { key, language })}`}
                onClick={() => void restoring.run()}
              >
                {t('studio.texts.restore')}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  )
}

function EditForm({
  text: { key, placeholders },
  one: { language_id, built_in, changed, version },
  label,
  onDone,
}: {
  text: Text
  one: InLanguage
  label: string
  onDone: (text?: Text) => void
}) {
  const t = useTranslate()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const names = placeholders.map((name) => `{{${name}}}`)
  const form = useCheckedForm({
    name: `studio-text ${key} ${language_id} ${version}`,
    check: (data) => {
      const typed = String(data.get('text') ?? '').trim()
      return withErrors({
        text: [
          typed === '' ? ('studio.texts.empty' as const) : undefined,
          keepsPlaceholders(typed, names.join(' '))
            ? undefined
            : ('validation.placeholders' as const),
        ],
      })
    },
    send: (data) =>
      studioApi.staff('POST /studio/change-text', {
        body: { key, language_id, version, text: String(data.get('text')).trim() },
      }),
    done: (answer) => {
      toast.success(t('studio.texts.saved'))
      onDone(answer)
    },
  })
  return (
    <form {...form.props} className={styles.form}>
      <TextAreaField
        ref={field}
        label={label}
        {...(names.length > 0
          ? { hint: t('studio.texts.placeholders', { names: names.join(' ') }) }
          : {})}
        name="text"
        lang={languageCodeOf(language_id)}
        rows={4}
        maxLength={2000}
        defaultValue={changed ?? built_in ?? ''}
        error={errorLines(form.findErrors('text'), form.isRefused('text'))}
      />
      <div className={styles.actions}>
        <Button {...form.submitProps}>{t('studio.texts.save')}</Button>
        <Button kind="quiet" onClick={() => onDone()}>
          {t('studio.texts.cancel')}
        </Button>
      </div>
    </form>
  )
}
