import { useEffect, useState, type RefObject } from 'react'
import { onSessionEnd } from '../../lib/session-end.ts'

/** The input of forms that were left, by the form's name: in memory only, and without passwords. */
const drafts = new Map<string, FormData>()
/** The email, which all forms share. */
let typedEmail: string | undefined

export function dropDrafts(): void {
  drafts.clear()
  typedEmail = undefined
}
onSessionEnd(dropDrafts)

/** Stores the input. Called while typing, because the next page reads the email before this one is unmounted. */
export function storeDraft(name: string, form: HTMLFormElement): void {
  const typed = new FormData(form)
  for (const { type, name: field } of form.querySelectorAll('input'))
    if (type === 'password' || field.startsWith('password')) typed.delete(field)
  drafts.set(name, typed)
  typedEmail = String(typed.get('email') ?? '') || typedEmail
}

/** Returns the input of a form from before it was left for another page, so that Back restores it. */
export function useFormDraft(name: string, formRef: RefObject<HTMLFormElement | null>) {
  const [draft] = useState(() => drafts.get(name))
  const [email] = useState(() => typedEmail)
  useEffect(() => {
    const form = formRef.current
    if (!form) return
    return () => {
      if (!form.dataset.done) storeDraft(name, form)
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
