import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useCall } from '../../lib/calls.ts'
import { useTranslate } from '../../lib/texts.ts'
import { focusFirstInvalid } from '../../ui/focus-first-invalid.ts'
import { storeDraft, useFormDraft } from './form-draft.ts'
import type { Found } from './identity.rules.ts'

interface FormErrors {
  /** Errors found in the browser, as text keys. */
  readonly found: Found
  /** The server's messages. */
  readonly refused: Readonly<Record<string, readonly string[]>>
}

const noErrors: FormErrors = { found: {}, refused: {} }

const without = <T>(fields: Readonly<Record<string, T>>, name: string): Record<string, T> =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name))

/**
 * A form with uncontrolled fields. It is checked when submitted and sent once; errors are shown beside
 * their fields until these are edited.
 */
export function useCheckedForm<Answer>(options: {
  /** The name under which the input is restored after Back. */
  name: string
  check: (form: FormData) => Found | Promise<Found>
  send: (form: FormData) => Promise<Answer>
  done: (answer: Answer) => void | Promise<void>
  /** Called with the errors if the form is not sent. */
  onFound?: (found: Found) => void
  /** Maps the server's name of a field to that of its input, if they differ. */
  inputNames?: Readonly<Record<string, string>>
  /** Whether the server's message about a field is also shown as a toast. */
  isRefusalToasted?: boolean
}) {
  const { name, check, send, done, onFound, inputNames = {}, isRefusalToasted } = options
  const t = useTranslate()
  const ref = useRef<HTMLFormElement>(null)
  const { draft, typed } = useFormDraft(name, ref)
  const call = useCall(send, {
    isShownInPlace: ({ errors }) => {
      const fields = Object.keys(errors).map((field) => inputNames[field] ?? field)
      const isShown = (field: string) => ref.current?.elements.namedItem(field) != null
      return !isRefusalToasted && fields.length > 0 && fields.every(isShown)
    },
  })
  const [formErrors, setFormErrors] = useState(noErrors)
  const isFocusDue = useRef(false)
  const isSubmitting = useRef(false)

  function show(next: FormErrors) {
    isFocusDue.current = true
    setFormErrors(next)
  }

  const { failure } = call
  useEffect(() => {
    if (!failure) return
    const refused = Object.entries(failure.errors).map(
      ([field, messages]) => [inputNames[field] ?? field, messages] as const,
    )
    show({ found: {}, refused: Object.fromEntries(refused) })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the names of inputs never change
  }, [failure])

  useEffect(() => {
    if (isFocusDue.current && ref.current) focusFirstInvalid(ref.current)
    isFocusDue.current = false
  }, [formErrors])

  async function submit(form: HTMLFormElement) {
    const data = new FormData(form)
    const found = await check(data)
    show({ found, refused: {} })
    if (Object.keys(found).length > 0) return onFound?.(found)
    const answer = await call.run(data)
    if (answer === undefined) return
    form.dataset.done = ''
    await done(answer)
  }

  async function submitOnce(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSubmitting.current) return
    isSubmitting.current = true
    await submit(event.currentTarget).finally(() => (isSubmitting.current = false))
  }

  return {
    isBusy: call.isBusy,
    draft,
    typed,
    /** Shows errors found by another button of the form. */
    show: (found: Found) => show({ found, refused: {} }),
    /** All messages about a field. */
    findErrors: (field: string): string[] => [
      ...(formErrors.found[field] ?? []).map((key) => t(key)),
      ...(formErrors.refused[field] ?? []),
    ],
    /** Returns whether the server has refused a field. */
    isRefused: (field: string): boolean => formErrors.refused[field] !== undefined,
    /** Why the server refused the last attempt. */
    failure,
    /** A press of the submit button before the scripts have started would reload the page. */
    submitProps: { type: 'submit', busy: call.isBusy, needsScript: true } as const,
    props: {
      ref,
      method: 'post',
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submitOnce(event),
      onInput: (event: FormEvent<HTMLFormElement>) => {
        storeDraft(name, event.currentTarget)
        const edited = (event.target as HTMLInputElement).name
        if (formErrors.found[edited] ?? formErrors.refused[edited])
          setFormErrors({
            found: without(formErrors.found, edited),
            refused: without(formErrors.refused, edited),
          })
      },
    } as const,
  }
}
