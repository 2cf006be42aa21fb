import type { ResponseOf } from '@rashi/contract'
import {
  defaultLanguage,
  type LanguageCode,
  languageCodes,
  languageIdOf,
  languages,
} from '@rashi/contract/languages.rules'
import { noticeLengths } from '@rashi/contract/notices.rules'
import { useEffect, useRef } from 'react'
import { useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { DateTimeField } from '../../../ui/date-time-field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useCheckedForm } from '../../identity/access.entry.ts'
import { findHalfMoments } from '../half-moments.ts'
import { toLocalInput } from '../moments.rules.ts'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'
import { checkNotice, readNotice } from './read-notice.ts'

export type Notice = ResponseOf<'GET /studio/notices'>['notices'][number]

/** Writes a notice, or changes one: the languages side by side, and below them what they share. */
export function NoticeForm({
  notice,
  onDone,
}: {
  /** Undefined for a new one. */
  notice?: Notice
  onDone: (notice: Notice) => void
}) {
  const t = useTranslate()
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])
  const known = notice ?? { starts_at: null, ends_at: null }
  const form = useCheckedForm({
    name: notice ? `studio-notice ${notice.id} ${notice.version}` : 'studio-notice',
    check: (data) => ({ ...checkNotice(data, known), ...findHalfMoments(fields.current) }),
    send: (data) => {
      const body = readNotice(data, known)
      return notice
        ? studioApi.staff('POST /studio/change-notice', {
            body: { ...body, notice_id: notice.id, version: notice.version },
          })
        : studioApi.staff('POST /studio/create-notice', { body })
    },
    done: onDone,
  })
  const { draft, typed } = form
  const before = (name: string, value: string | null | undefined) =>
    draft ? (typed(name) ?? '') : (value ?? '')
  return (
    <form {...form.props} className={styles.form}>
      <div ref={fields} className={styles.form}>
        <div className={styles.sides}>
          {languageCodes.map((code) => (
            <Side
              key={code}
              code={code}
              words={notice?.words.find(({ language_id }) => language_id === languageIdOf(code))}
              before={before}
              findError={(name) => form.findErrors(name)[0]}
            />
          ))}
        </div>
        <div className={styles.fields}>
          <TextField
            label={t('studio.notices.link')}
            hint={t('studio.notices.link-hint')}
            name="link"
            maxLength={noticeLengths.link}
            autoComplete="off"
            defaultValue={before('link', notice?.link)}
            error={form.findErrors('link')[0]}
          />
          <DateTimeField
            label={t('studio.notices.starts')}
            hint={t('studio.notices.starts-hint')}
            type="datetime-local"
            name="starts_at"
            defaultValue={before('starts_at', toLocalInput(known.starts_at))}
            error={form.findErrors('starts_at')[0]}
          />
          <DateTimeField
            label={t('studio.notices.ends')}
            hint={t('studio.notices.ends-hint')}
            type="datetime-local"
            name="ends_at"
            defaultValue={before('ends_at', toLocalInput(known.ends_at))}
            error={form.findErrors('ends_at')[0]}
          />
        </div>
      </div>
      <div className={styles.actions}>
        <Button {...form.submitProps}>
          {t(notice ? 'studio.notices.save' : 'studio.notices.publish')}
        </Button>
      </div>
    </form>
  )
}

function Side({
  code,
  words,
  before,
  findError,
}: {
  code: LanguageCode
  words: Notice['words'][number] | undefined
  before: (name: string, value: string | null | undefined) => string
  findError: (name: string) => string | undefined
}) {
  const t = useTranslate()
  const label = (key: 'title' | 'text' | 'link-label') =>
    t('studio.notices.in-language', {
      field: t(`studio.notices.${key}`),
      language: languages[code].name,
    })
  const [title, text, linkLabel] = [`title_${code}`, `text_${code}`, `link_label_${code}`]
  return (
    <div className={styles.form}>
      <TextField
        label={label('title')}
        name={title}
        lang={code}
        maxLength={noticeLengths.title}
        autoComplete="off"
        required={code === defaultLanguage}
        defaultValue={before(title, words?.title)}
        error={findError(title)}
      />
      <TextAreaField
        label={label('text')}
        name={text}
        lang={code}
        rows={6}
        maxLength={noticeLengths.text}
        required={code === defaultLanguage}
        defaultValue={before(text, words?.text)}
        error={findError(text)}
      />
      <TextField
        label={label('link-label')}
        name={linkLabel}
        lang={code}
        maxLength={noticeLengths.linkLabel}
        autoComplete="off"
        defaultValue={before(linkLabel, words?.link_label)}
        error={findError(linkLabel)}
      />
    </div>
  )
}
