import type { Consultation } from '@rashi/contract'
import { maxQuestions } from '@rashi/contract/consultations.rules'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { onlyPhoneCharacters } from '@rashi/contract/phone.rules'
import { keepCharacters } from '../../ui/keep-characters.ts'
import { consultationDraft, type ConsultationDraft } from './consultation-draft.ts'
import { useTranslate, type TextKey } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirstInvalid } from '../../ui/focus-first-invalid.ts'
import { FormActions } from '../../ui/form-actions.tsx'
import layout from '../../ui/layout.module.css'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { QuestionChoice } from './question-choice.tsx'
import { checkQuestions, type QuestionErrors } from './questions.rules.ts'

export function QuestionsForm({
  consultation,
  draft,
}: {
  consultation: Consultation
  draft: ConsultationDraft
}) {
  const t = useTranslate()
  const navigate = useNavigate()
  const ref = useRef<HTMLFormElement>(null)
  const active = consultation.questions.filter(({ status }) => status === 'Active')
  const [chosen, setChosen] = useState<readonly number[]>(() =>
    draft.questions.filter((id) => active.some((question) => question.id === id)),
  )
  const [errors, setErrors] = useState<QuestionErrors>({})
  /** Whether the first error takes the focus: after Continue, not while editing. */
  const isFocusDue = useRef(false)

  const readText = (field: string): string => {
    const typed = ref.current && new FormData(ref.current).get(field)
    return typeof typed === 'string' ? typed : ''
  }
  const readDraft = (): ConsultationDraft => ({
    slug: draft.slug,
    questions: chosen,
    otherQuestion: readText('otherQuestion'),
    phone: readText('phone'),
  })

  useEffect(() => {
    if (!isFocusDue.current || !ref.current) return
    isFocusDue.current = false
    if (errors.questions) ref.current.querySelector<HTMLElement>('[type="checkbox"]')?.focus()
    else focusFirstInvalid(ref.current)
  }, [errors])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = readDraft()
    consultationDraft.set(typed)
    const found = checkQuestions(typed)
    isFocusDue.current = true
    setErrors(found)
    if (Object.keys(found).length === 0) void navigate('/consultation-confirmation')
  }

  /** Stores the draft at every change, so that another page loses nothing. */
  function edited({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement
    if (name === '') return
    consultationDraft.set(readDraft())
    const { questions, otherQuestion, phone } = errors
    setErrors(name === 'phone' ? { questions, otherQuestion } : { phone })
  }

  function choose(ids: readonly number[]) {
    setChosen(ids)
    consultationDraft.set({ ...readDraft(), questions: ids })
    setErrors({ ...errors, questions: undefined })
  }

  const toError = (key: TextKey | undefined) => (key ? t(key) : undefined)
  return (
    <form
      ref={ref}
      method="post"
      noValidate
      className={layout.stack}
      onSubmit={submit}
      onInput={edited}
    >
      <QuestionChoice
        questions={active}
        chosen={chosen}
        most={maxQuestions}
        onChoose={choose}
        error={toError(errors.questions)}
      />
      <TextAreaField
        name="otherQuestion"
        label={t('consultations.form.other-question')}
        hint={t('consultations.form.other-hint')}
        defaultValue={draft.otherQuestion}
        error={toError(errors.otherQuestion)}
      />
      <TextField
        name="phone"
        label={t('consultations.form.phone')}
        hint={t('consultations.form.phone-hint')}
        type="tel"
        autoComplete="tel"
        defaultValue={draft.phone}
        error={toError(errors.phone)}
        onInput={keepCharacters(onlyPhoneCharacters)}
      />
      <FormActions>
        <Button wide type="submit">
          {t('consultations.form.continue')}
        </Button>
      </FormActions>
    </form>
  )
}
