import { languageCodeOf, languages } from '@rashi/contract/languages.rules'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { RichText } from '../../../lib/rich-text.tsx'
import { useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx'
import { useInstants } from '../staff-texts.ts'
import styles from '../studio.module.css'
import { Comparison } from './comparison.tsx'
import type { DeskPart, DeskText } from './desk-texts.ts'
import desk from './desk.module.css'
import { Findings } from './findings.tsx'
import { TextActions } from './text-actions.tsx'

/** The editor is loaded once somebody writes. */
const TextForm = lazy(async () => ({ default: (await import('./text.form.tsx')).TextForm }))

/** The text of a part in one language: what readers see, the draft, what the checks found, and what may be done. */
export function TextSide({
  text,
  kind,
  name,
  onChanged,
}: {
  text: DeskText
  kind: DeskPart['kind']
  name: string
  onChanged: (text: DeskText) => void
}) {
  const t = useTranslate()
  const id = useId()
  const [isWriting, setIsWriting] = useState(false)
  const [isCompared, setIsCompared] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const wasWriting = useRef(false)
  // The form begins where the text does; the heading takes the focus back when it has closed.
  useEffect(() => {
    if (isWriting) heading.current?.scrollIntoView({ block: 'nearest' })
    else if (wasWriting.current) heading.current?.focus()
    wasWriting.current = isWriting
  }, [isWriting])
  const code = languageCodeOf(text.language_id)
  const { draft, approved, almanac, state } = text
  const editors = draft?.text ?? approved?.text
  return (
    <section aria-labelledby={id} className={desk.side}>
      <h2 id={id} ref={heading} tabIndex={-1} className={desk.sideName}>
        <span lang={kind === 'part' ? code : undefined}>{name}</span>
        <span className={desk.language}>{languages[code].name}</span>
      </h2>
      <p className={desk.state} data-state={state}>
        {t(`studio.horoscopes.state-${state}`)}
      </p>
      {isWriting ? (
        <Suspense
          fallback={
            <Skeleton label={t('shell.loading')}>
              <SkeletonLines count={6} />
            </Skeleton>
          }
        >
          <TextForm
            text={text}
            isTitle={kind === 'title'}
            label={t('studio.horoscopes.text-in', { name, language: languages[code].name })}
            onDone={(next) => {
              setIsWriting(false)
              if (next) onChanged(next)
            }}
          />
        </Suspense>
      ) : (
        <>
          <Origin text={text} />
          {draft && <Findings findings={draft.findings} />}
          {isCompared && editors !== undefined ? (
            <Comparison almanac={almanac} editor={editors} lang={code} />
          ) : (
            <RichText lang={code} html={editors ?? almanac} />
          )}
          {draft && approved && (
            <details className={styles.more}>
              <summary>
                {t(
                  approved.is_published
                    ? 'studio.horoscopes.seen-now'
                    : 'studio.horoscopes.seen-later',
                )}
              </summary>
              <RichText lang={code} html={approved.text} />
            </details>
          )}
          <div className={styles.actions}>
            <TextActions text={text} onChanged={onChanged}>
              <Write text={text} name={name} onWrite={() => setIsWriting(true)} />
              {editors !== undefined && (
                <Button
                  kind="quiet"
                  aria-pressed={isCompared}
                  onClick={() => setIsCompared(!isCompared)}
                >
                  {t(isCompared ? 'studio.horoscopes.compare-end' : 'studio.horoscopes.compare')}
                </Button>
              )}
            </TextActions>
          </div>
        </>
      )}
    </section>
  )
}

/** The names of those who wrote and approved a text. */
function Origin({ text: { draft, approved } }: { text: DeskText }) {
  const t = useTranslate()
  const { formatTime } = useInstants()
  return (
    <>
      {draft && (
        <p className={styles.quiet}>
          {t('studio.horoscopes.draft-by', {
            name: draft.written_by,
            when: formatTime(draft.written_at),
          })}
        </p>
      )}
      {approved && (
        <p className={styles.quiet}>
          {t('studio.horoscopes.approved-by', {
            writer: approved.written_by,
            approver: approved.approved_by,
            when: formatTime(approved.approved_at),
          })}
        </p>
      )}
    </>
  )
}

function Write({ text, name, onWrite }: { text: DeskText; name: string; onWrite: () => void }) {
  const t = useTranslate()
  const language = languages[languageCodeOf(text.language_id)].name
  const key = text.draft ? 'studio.horoscopes.go-on' : 'studio.horoscopes.write'
  return (
    <Button
      kind={text.state === 'waiting' ? 'quiet' : 'primary'}
      aria-label={t(`${key}-in`, { name, language })}
      onClick={onWrite}
    >
      {t(key)}
    </Button>
  )
}
