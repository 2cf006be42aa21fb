import type { ResponseOf } from '@rashi/contract'
import { formatDays } from '@rashi/contract/dates.rules'
import { languageCodeOf, languages } from '@rashi/contract/languages.rules'
import { useEffect, useRef, useState } from 'react'
import { useLanguage, useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useCheckedForm, withErrors } from '../../identity/access.entry.ts'
import { daysLeft } from '../lists.rules.ts'
import { useInstants } from '../staff-texts.ts'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'

type Enquiry = ResponseOf<'GET /studio/enquiries'>['enquiries'][number]

/** An enquiry with how to reach who sent it, and the form that marks it as answered. */
export function EnquiryEntry({
  enquiry,
  onAnswered,
}: {
  enquiry: Enquiry
  onAnswered: (enquiry: Enquiry) => void
}) {
  const t = useTranslate()
  const { code } = useLanguage()
  const { formatDay } = useInstants()
  const [isOpen, setIsOpen] = useState(false)
  const [now] = useState(Date.now)
  const entry = useRef<HTMLLIElement>(null)
  const { state, due_at, answered_at, answered_by, note, full_name, gemstone } = enquiry
  return (
    <li ref={entry} className={styles.entry} tabIndex={-1}>
      <div className={styles.form}>
        <div>
          <h2 className={styles.name}>{full_name}</h2>
          <p className={styles.quiet}>
            {[
              t('studio.enquiries.sent-on', { day: formatDay(enquiry.created_at) }),
              t('studio.enquiries.reply-in', {
                language: languages[languageCodeOf(enquiry.language_id)].name,
              }),
            ].join(' · ')}
          </p>
          <p>
            <strong className={styles.state} data-state={state}>
              {t(`studio.enquiries.state-${state}`, {
                day: formatDay(answered_at ?? due_at),
                left: formatDays(daysLeft(due_at, now), code),
              })}
            </strong>
          </p>
        </div>
        <p className={styles.lines}>{enquiry.question || t('studio.enquiries.no-question')}</p>
        <p className={styles.quiet}>
          {gemstone === null ? (
            t('studio.enquiries.no-gemstone')
          ) : (
            <TextLink to={`/gemstone/${encodeURIComponent(gemstone)}`}>{gemstone}</TextLink>
          )}{' '}
          · {enquiry.email} · {enquiry.phone}
        </p>
        {note !== null && (
          <p className={styles.note}>
            {[note, answered_by !== null && t('studio.enquiries.by', { name: answered_by })]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
      </div>
      {answered_at === null && (
        <Button
          kind="quiet"
          aria-expanded={isOpen}
          aria-label={isOpen ? undefined : t('studio.enquiries.mark-of', { name: full_name })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'studio.enquiries.close' : 'studio.enquiries.mark')}
        </Button>
      )}
      {isOpen && (
        <div className={styles.whole}>
          <NoteForm
            id={enquiry.id}
            onAnswered={(answered) => {
              entry.current?.focus()
              setIsOpen(false)
              onAnswered(answered)
            }}
          />
        </div>
      )}
    </li>
  )
}

function NoteForm({ id, onAnswered }: { id: string; onAnswered: (enquiry: Enquiry) => void }) {
  const t = useTranslate()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const readNote = (data: FormData) => String(data.get('note')).trim()
  const form = useCheckedForm({
    name: `studio-enquiry ${id}`,
    check: (data) =>
      withErrors({
        note: [readNote(data).length < 3 ? ('studio.enquiries.note-missing' as const) : undefined],
      }),
    send: (data) =>
      studioApi.staff('POST /studio/answer-enquiry', { body: { id, note: readNote(data) } }),
    done: ({ enquiry }) => {
      toast.success(t('studio.enquiries.marked'))
      onAnswered(enquiry)
    },
  })
  return (
    <form {...form.props} className={styles.form}>
      <TextAreaField
        ref={field}
        label={t('studio.enquiries.note')}
        hint={t('studio.enquiries.note-hint')}
        name="note"
        rows={2}
        maxLength={500}
        defaultValue={form.typed('note')}
        error={form.findErrors('note')[0]}
      />
      <div className={styles.actions}>
        <Button {...form.submitProps}>{t('studio.enquiries.submit')}</Button>
      </div>
    </form>
  )
}
