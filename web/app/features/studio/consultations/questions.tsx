import { inDefaultLanguage, languageCodeOf } from '@rashi/contract/languages.rules'
import { useEffect, useRef } from 'react'
import { useCall } from '../../../lib/calls.ts'
import { useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useCheckedForm } from '../../identity/access.entry.ts'
import { OpenedForm } from '../opened-form.tsx'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'
import type { Consultation } from './consultation.ts'
import { checkTexts, readTexts, TextFields } from './text-fields.tsx'

type Question = Consultation['questions'][number]

interface Props {
  consultation: Consultation
  onChanged: (consultation: Consultation) => void
}

/** The questions of a consultation in the order of its form, and the form of another one. */
export function Questions({ consultation, onChanged }: Props) {
  const t = useTranslate()
  return (
    <div>
      <ol role="list" className={styles.list}>
        {consultation.questions.map((question, index) => (
          <QuestionEntry
            key={question.id}
            consultation={consultation}
            question={question}
            index={index}
            onChanged={onChanged}
          />
        ))}
      </ol>
      <OpenedForm opener={t('studio.consultations.add')}>
        {(close) => (
          <QuestionForm
            consultation={consultation}
            onDone={(changed) => {
              close()
              onChanged(changed)
            }}
          />
        )}
      </OpenedForm>
    </div>
  )
}

function QuestionEntry({
  consultation,
  question: { id, is_active, translations },
  index,
  onChanged,
}: Props & { question: Question; index: number }) {
  const t = useTranslate()
  const { version, questions } = consultation
  const seen = { consultation_id: consultation.id, version }
  const name = inDefaultLanguage(translations)?.name ?? ''
  const label = (act: string) => t('studio.consultations.act-of', { act, name })
  const retiring = useCall(async () => {
    const body = { ...seen, question_id: id, is_active: !is_active }
    onChanged(await studioApi.staff('POST /studio/retire-question', { body }))
    toast.success(
      t(is_active ? 'studio.consultations.question-retired' : 'studio.consultations.question-back'),
    )
  })
  const moving = useCall(async (to: number) => {
    const others = questions.map((one) => one.id).filter((one) => one !== id)
    const body = { ...seen, question_ids: others.toSpliced(to, 0, id) }
    onChanged(await studioApi.staff('POST /studio/order-questions', { body }))
    toast.success(t('studio.consultations.ordered'))
  })
  const [up, down] = [t('studio.consultations.up'), t('studio.consultations.down')]
  const retire = t(is_active ? 'studio.consultations.retire' : 'studio.consultations.put-back')
  const change = t('studio.consultations.change')
  return (
    <li className={styles.entry} tabIndex={-1}>
      <div className={styles.whole}>
        <div className={styles.sides}>
          {translations.map((one) => (
            <p key={one.language_id} lang={languageCodeOf(one.language_id)}>
              {one.name}
            </p>
          ))}
        </div>
        {!is_active && <p className={styles.quiet}>{t('studio.consultations.retired')}</p>}
        <OpenedForm
          opener={change}
          openerLabel={label(change)}
          beside={
            <>
              <Button
                kind="quiet"
                busy={moving.isBusy}
                disabled={index === 0}
                aria-label={label(up)}
                onClick={() => void moving.run(index - 1)}
              >
                {up}
              </Button>
              <Button
                kind="quiet"
                busy={moving.isBusy}
                disabled={index === questions.length - 1}
                aria-label={label(down)}
                onClick={() => void moving.run(index + 1)}
              >
                {down}
              </Button>
              <Button
                kind="quiet"
                busy={retiring.isBusy}
                aria-label={label(retire)}
                onClick={() => void retiring.run()}
              >
                {retire}
              </Button>
            </>
          }
        >
          {(close) => (
            <QuestionForm
              consultation={consultation}
              question={{ id, is_active, translations }}
              onDone={(changed) => {
                close()
                onChanged(changed)
              }}
            />
          )}
        </OpenedForm>
      </div>
    </li>
  )
}

/** Adds a question, or rewords one. */
function QuestionForm({
  consultation: { id, version },
  question,
  onDone,
}: {
  consultation: Consultation
  question?: Question
  onDone: (consultation: Consultation) => void
}) {
  const t = useTranslate()
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])
  const form = useCheckedForm({
    name: `studio-question ${id} ${question?.id ?? 'new'}`,
    check: (data) => checkTexts(data, ['name']),
    send: (data) => {
      const body = { consultation_id: id, version, translations: readTexts(data, ['name']) }
      return question
        ? studioApi.staff('POST /studio/change-question', {
            body: { ...body, question_id: question.id },
          })
        : studioApi.staff('POST /studio/add-question', { body })
    },
    done: (changed) => {
      toast.success(t('studio.consultations.question-saved'))
      onDone(changed)
    },
  })
  return (
    <form {...form.props} className={styles.form}>
      <div ref={fields}>
        <TextFields
          texts={[{ name: 'name', label: t('studio.consultations.question'), maxLength: 300 }]}
          rows={question?.translations ?? []}
          typed={form.typed}
          findError={(name) => form.findErrors(name)[0]}
        />
      </div>
      <div className={styles.actions}>
        <Button {...form.submitProps}>{t('studio.consultations.save')}</Button>
      </div>
    </form>
  )
}
