import { useEffect, useState, type RefObject } from 'react'
import { onSessionEnd } from '../../lib/session-end.ts'

/** What was typed into a form that was left, by the form's name; in memory only, and never a password. */
const drafts = new Map<string, FormData>()
/** The email goes along from form to form. */
let typedEmail: string | undefined

export function forgetDrafts(): void {
  drafts.clear()
  typedEmail = undefined
}
onSessionEnd(forgetDrafts)

/** Called while typing, because the next page reads the email before this one is gone. */
export function keepDraft(name: string, form: HTMLFormElement): void {
  const typed = new FormData(form)
  for (const { type, name: field } of form.querySelectorAll('input'))
    if (type === 'password' || field.startsWith('password')) typed.delete(field)
  drafts.set(name, typed)
  typedEmail = String(typed.get('email') ?? '') || typedEmail
}

/** What a form held when it was last left for another page of this visit: Back finds it again. */
export function useFormDraft(name: string, formRef: RefObject<HTMLFormElement | null>) {
  const [draft] = useState(() => drafts.get(name))
  const [email] = useState(() => typedEmail)
  useEffect(() => {
    const form = formRef.current
    if (!form) return
    return () => {
      if (!form.dataset.done) keepDraft(name, form)
    }
  }, [name, formRef])
  return {
    draft,
    typed: (field: string): string | undefined => {
      const value = draft?.get(field)
      return typeof value === 'string' ? value : field === 'email' ? email : undefined
    },
  }
}
