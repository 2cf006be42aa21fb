import type { Consultation } from '@rashi/contract'
import { useId } from 'react'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { describedBy, FieldError } from '../../ui/field.tsx'
import styles from './question-choice.module.css'

/** The choice of questions. At the limit the others are disabled. */
export function QuestionChoice(props: {
  questions: Consultation['questions']
  chosen: readonly number[]
  most: number
  onChoose: (ids: readonly number[]) => void
  error: string | undefined
}) {
  const { questions, chosen, most, onChoose, error } = props
  const t = useTranslate()
  const id = useId()
  const { id: languageId } = useLanguage()
  const isFull = chosen.length >= most
  return (
    <fieldset
      className={styles.questions}
      aria-describedby={describedBy(id, { hint: true, error })['aria-describedby']}
    >
      <legend>{t('consultations.form.questions')}</legend>
      <div id={`${id}-hint`} className={styles.hint}>
        <span>{t('consultations.form.questions-hint')}</span>
        <span role="status">{t('consultations.form.count', { count: chosen.length })}</span>
      </div>
      <FieldError id={id}>{error}</FieldError>
      <div>
        {questions.map((question) => {
          const isChosen = chosen.includes(question.id)
          return (
            <CheckboxField
              key={question.id}
              label={translated(question.translations, languageId)?.name}
              checked={isChosen}
              disabled={isFull && !isChosen}
              onChange={({ currentTarget }) =>
                onChoose(
                  currentTarget.checked
                    ? [...chosen, question.id]
                    : chosen.filter((one) => one !== question.id),
                )
              }
            />
          )
        })}
      </div>
    </fieldset>
  )
}
