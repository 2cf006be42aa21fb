import { emailRules, passwordRules } from '@rashi/contract/people.rules'
import { type Found, findMessages, withErrors } from '../identity.rules.ts'

const ownPassword = (form: FormData, field: string) => [
  form.get(field) ? undefined : ('account.own-password-missing' as const),
]

export const checkEmailChange = (form: FormData): Found =>
  withErrors({
    new_email: findMessages(emailRules, form.get('new_email')),
    password: ownPassword(form, 'password'),
  })

/** Checks a change of password; the server compares the confirmation, as at a reset. */
export const checkPasswordChange = (form: FormData): Found =>
  withErrors({
    password_current: ownPassword(form, 'password_current'),
    password: findMessages(passwordRules, form.get('password')),
  })

/** Checks a form whose change the password confirms. */
export const checkOwnPassword = (form: FormData): Found =>
  withErrors({ password: ownPassword(form, 'password') })
