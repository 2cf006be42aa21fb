import {
  defaultLanguage,
  inDefaultLanguage,
  languageCodeOf,
  languageCodes,
  languageIdOf,
  languages,
} from '@rashi/contract/languages.rules'
import { useId } from 'react'
import { useCall } from '../../../lib/calls.ts'
import { useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { OpenedForm } from '../opened-form.tsx'
import { useInstants } from '../staff-texts.ts'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'
import { NoticeForm, type Notice } from './notice.form.tsx'

/** A notice in each language, when it is shown, and the buttons that change or end it. */
export function NoticeEntry({
  notice,
  onChanged,
}: {
  notice: Notice
  onChanged: (notice: Notice) => void
}) {
  const t = useTranslate()
  const { formatTime } = useInstants()
  const { id, version, state, starts_at, ends_at, link } = notice
  const title = inDefaultLanguage(notice.words)?.title ?? ''
  const start = formatTime(starts_at)
  const ending = useCall(async () => {
    const body = { notice_id: id, version }
    onChanged(await studioApi.staff('POST /studio/end-notice', { body }))
    toast.success(t('studio.notices.taken-off'))
  })
  const endText = t(state === 'coming' ? 'studio.notices.call-off' : 'studio.notices.end')
  const headingId = useId()
  return (
    <li className={styles.entry} tabIndex={-1} aria-labelledby={headingId}>
      <div className={styles.whole}>
        <p className={styles.quiet}>
          {t(`studio.notices.${state}`)} ·{' '}
          {ends_at === null
            ? t('studio.notices.from', { start })
            : t('studio.notices.from-to', { start, end: formatTime(ends_at) })}
        </p>
        <div className={styles.sides}>
          {languageCodes.map((code) => (
            <Side
              key={code}
              language={languages[code].name}
              words={notice.words.find(({ language_id }) => language_id === languageIdOf(code))}
              link={link}
              headingId={code === defaultLanguage ? headingId : undefined}
            />
          ))}
        </div>
        <OpenedForm
          opener={t('studio.notices.change')}
          openerLabel={t('studio.notices.change-of', { title })}
          beside={
            state !== 'ended' && (
              <Button
                kind="quiet"
                busy={ending.isBusy}
                aria-label={t('studio.notices.end-of', { what: endText, title })}
                onClick={() => void ending.run()}
              >
                {endText}
              </Button>
            )
          }
        >
          {(close) => (
            <NoticeForm
              key={version}
              notice={notice}
              onDone={(changed) => {
                close()
                onChanged(changed)
                toast.success(t('studio.notices.changed'))
              }}
            />
          )}
        </OpenedForm>
      </div>
    </li>
  )
}

function Side({
  language,
  words,
  link,
  headingId,
}: {
  language: string
  words: Notice['words'][number] | undefined
  link: string | null
  /** Of the title that names the notice. */
  headingId: string | undefined
}) {
  const t = useTranslate()
  const Title = headingId === undefined ? 'p' : 'h2'
  return (
    <div>
      <p className={styles.quiet}>{language}</p>
      {words === undefined ? (
        <p className={styles.quiet}>{t('studio.notices.no-words')}</p>
      ) : (
        <div lang={languageCodeOf(words.language_id)}>
          <Title id={headingId} className={styles.name}>
            {words.title}
          </Title>
          <p className={styles.breaking}>{words.text}</p>
          {link !== null && (
            <p className={styles.quiet}>
              {t('studio.notices.link-to', { label: words.link_label ?? '', link })}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
