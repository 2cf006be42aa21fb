import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../lib/calls.ts'
import { api } from '../../lib/client-api.ts'
import { onlyPhoneCharacters } from '@rashi/contract/phone.rules'
import { keepCharacters } from '../../ui/keep-characters.ts'
import { onSessionEnd } from '../../lib/session-end.ts'
import { useTranslate, type TextKey } from '../../lib/texts.ts'
import { userStore } from '../../lib/user.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirstInvalid } from '../../ui/focus-first-invalid.ts'
import layout from '../../ui/layout.module.css'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import {
  checkEnquiry,
  enquiryFields,
  type EnquiryField,
  type EnquiryValues,
} from './enquiry.rules.ts'

/** The input of a form that was left without sending it. */
let draft: EnquiryValues | undefined
onSessionEnd(() => (draft = undefined))

function readValues(form: HTMLFormElement): EnquiryValues {
  const data = new FormData(form)
  const entries = enquiryFields.map((field) => {
    const typed = data.get(field)
    return [field, typeof typed === 'string' ? typed : '']
  })
  return Object.fromEntries(entries) as EnquiryValues
}

type EnquiryErrors = Partial<Record<EnquiryField, TextKey | undefined>>

export function EnquiryForm({
  gemstoneId,
  known,
}: {
  gemstoneId: number | null
  /** The initial values, unless something was typed before. */
  known: Partial<EnquiryValues>
}) {
  const t = useTranslate()
  const navigate = useNavigate()
  const ref = useRef<HTMLFormElement>(null)
  const [values] = useState(() => draft ?? known)
  const [errors, setErrors] = useState<EnquiryErrors>({})
  /** Whether the first error takes the focus: after sending, not while editing. */
  const isFocusDue = useRef(false)
  const sending = useCall((values: EnquiryValues) =>
    api.user('POST /gemstone-enquiry/enquiry', {
      body: { ...values, gemstoneId, userId: userStore.get().id },
    }),
  )

  useEffect(() => {
    const form = ref.current
    if (!form) return
    return () => {
      draft = form.dataset.sent === undefined ? readValues(form) : undefined
    }
  }, [])
  useEffect(() => {
    if (isFocusDue.current && ref.current) focusFirstInvalid(ref.current)
    isFocusDue.current = sending.isBusy
  }, [errors, sending.failure, sending.isBusy])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (sending.isBusy) return
    const values = readValues(form)
    const found = checkEnquiry(values)
    sending.clearFailure()
    isFocusDue.current = true
    setErrors(found)
    if (Object.keys(found).length > 0) return
    if (!(await sending.run(values))) return
    form.dataset.sent = ''
    void navigate('/gemstone-enquiry-success', { replace: true })
  }

  function edited(field: string) {
    if (errors[field as EnquiryField]) setErrors({ ...errors, [field]: undefined })
    if (sending.failure?.errors[field]) sending.clearFailure()
  }

  const fieldProps = (name: EnquiryField) => {
    const found = errors[name]
    return {
      name,
      defaultValue: values[name],
      error: found ? t(found) : sending.failure?.errors[name]?.join(' '),
    }
  }
  return (
    <form
      ref={ref}
      method="post"
      noValidate
      className={layout.stack}
      onSubmit={(event) => void submit(event)}
      onInput={(event) => edited((event.target as HTMLInputElement).name)}
    >
      <TextField
        {...fieldProps('fullName')}
        label={t('gemstones.enquiry.full-name')}
        autoComplete="name"
        required
      />
      <TextField
        {...fieldProps('email')}
        label={t('gemstones.enquiry.email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextField
        {...fieldProps('phone')}
        label={t('gemstones.enquiry.phone')}
        hint={t('gemstones.enquiry.phone-hint')}
        type="tel"
        autoComplete="tel"
        required
        onInput={keepCharacters(onlyPhoneCharacters)}
      />
      <TextAreaField
        {...fieldProps('question')}
        label={t('gemstones.enquiry.question')}
        hint={t('gemstones.enquiry.question-hint')}
      />
      <Button type="submit" wide busy={sending.isBusy}>
        {t('gemstones.enquiry.submit')}
      </Button>
    </form>
  )
}
