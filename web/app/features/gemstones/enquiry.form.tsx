import { onlyPhoneCharacters } from '@rashi/contract/gemstones.rules'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../lib/calls.ts'
import { api } from '../../lib/client-api.ts'
import { onSessionEnd } from '../../lib/session-end.ts'
import { useSay, type TextKey } from '../../lib/texts.ts'
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
  type EnquiryWords,
} from './enquiry.rules.ts'

/** What was typed, when the page was left without sending it. */
let draft: EnquiryWords | undefined
onSessionEnd(() => (draft = undefined))

function wordsOf(form: HTMLFormElement): EnquiryWords {
  const data = new FormData(form)
  const words = enquiryFields.map((field) => [field, String(data.get(field) ?? '')])
  return Object.fromEntries(words) as EnquiryWords
}

type Wrong = Partial<Record<EnquiryField, TextKey>>

export function EnquiryForm({ gemstoneId }: { gemstoneId: number | null }) {
  const say = useSay()
  const navigate = useNavigate()
  const ref = useRef<HTMLFormElement>(null)
  const [typed] = useState(() => draft)
  const [wrong, setWrong] = useState<Wrong>({})
  const sending = useCall((words: EnquiryWords) =>
    api.user('POST /gemstone-enquiry/enquiry', {
      body: { ...words, gemstoneId, userId: userStore.get().id },
    }),
  )

  useEffect(() => {
    const form = ref.current
    if (!form) return
    return () => {
      draft = form.dataset.sent === undefined ? wordsOf(form) : undefined
    }
  }, [])
  useEffect(() => {
    if (ref.current) focusFirstInvalid(ref.current)
  }, [wrong, sending.failure])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (sending.isBusy) return
    const words = wordsOf(form)
    const found = checkEnquiry(words)
    sending.forget()
    setWrong(found)
    if (Object.keys(found).length > 0) return
    if (!(await sending.run(words))) return
    form.dataset.sent = ''
    void navigate('/gemstone-enquiry-success', { replace: true })
  }

  function edited(field: string) {
    if (field in wrong) setWrong(({ [field as EnquiryField]: _, ...others }) => others)
    if (sending.failure?.errors[field]) sending.forget()
  }

  const fieldProps = (name: EnquiryField) => {
    const found = wrong[name]
    return {
      name,
      defaultValue: typed?.[name],
      error: found ? say(found) : sending.failure?.errors[name]?.join(' '),
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
        label={say('gemstones.enquiry.full-name')}
        autoComplete="name"
        required
      />
      <TextField
        {...fieldProps('email')}
        label={say('gemstones.enquiry.email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextField
        {...fieldProps('phone')}
        label={say('gemstones.enquiry.phone')}
        hint={say('gemstones.enquiry.phone-hint')}
        type="tel"
        autoComplete="tel"
        required
        onInput={keepPhoneCharacters}
      />
      <TextAreaField
        {...fieldProps('question')}
        label={say('gemstones.enquiry.question')}
        hint={say('gemstones.enquiry.question-hint')}
      />
      <Button type="submit" wide busy={sending.isBusy}>
        {say('gemstones.enquiry.submit')}
      </Button>
    </form>
  )
}

/** What is no part of a phone number does not even appear; the caret stays where it was typed. */
function keepPhoneCharacters({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  const kept = onlyPhoneCharacters(input.value)
  if (kept === input.value) return
  const caret = onlyPhoneCharacters(input.value.slice(0, input.selectionStart ?? 0)).length
  input.value = kept
  input.setSelectionRange(caret, caret)
}
