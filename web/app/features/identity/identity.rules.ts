import {
  emailRules,
  fullNameRules,
  passwordRules,
  signUpPasswordRules,
} from '@rashi/contract/people.rules'
import type { TextKey } from '../../lib/texts.ts'

/** The errors of each field, as text keys; valid fields are absent. */
export type Found = Readonly<Record<string, readonly TextKey[]>>

interface Rules {
  safeParse(value: unknown): {
    success: boolean
    error?: { issues: readonly { message: string }[] }
  }
}

/** Returns the errors of a value by the contract's rules, whose messages are text keys. */
export const findMessages = (rules: Rules, value: FormDataEntryValue | null): readonly TextKey[] =>
  (rules.safeParse(value ?? '').error?.issues ?? []).map(({ message }) => message as TextKey)

/** Returns only the fields with errors. */
export const withErrors = (checks: Record<string, readonly (TextKey | undefined)[]>): Found =>
  Object.fromEntries(
    Object.entries(checks)
      .map(([field, keys]) => [field, keys.filter((key) => key !== undefined)] as const)
      .filter(([, keys]) => keys.length > 0),
  )

export const checkSignIn = (form: FormData): Found =>
  withErrors({
    email: findMessages(emailRules, form.get('email')),
    password: [form.get('password') ? undefined : 'validation.password-empty'],
  })

export const checkLinkRequest = (form: FormData): Found =>
  withErrors({ email: findMessages(emailRules, form.get('email')) })

/** Checks the forgot-password form, which has its own text. */
export const checkForgotPassword = (form: FormData): Found =>
  withErrors({
    email: findMessages(emailRules, form.get('email')).map((key) =>
      key === 'validation.email-required'
        ? 'identity.forgot.email-missing'
        : 'identity.forgot.email-invalid',
    ),
  })

/** Checks a new password; the server compares the confirmation (ID-27). */
export const checkResetPassword = (form: FormData): Found =>
  withErrors({ password: findMessages(passwordRules, form.get('password')) })

export const checkAccount = (form: FormData): Found =>
  withErrors({
    full_name: findMessages(fullNameRules, form.get('full_name')),
    email: findMessages(emailRules, form.get('email')),
    password: findMessages(signUpPasswordRules, form.get('password')),
    password_confirmation: [confirmationMessage(form)],
    gender: [form.get('gender') ? undefined : 'validation.gender'],
    agreement: [form.get('agreement') ? undefined : 'identity.sign-up.agreement-missing'],
  })

function confirmationMessage(form: FormData): TextKey | undefined {
  const confirmation = form.get('password_confirmation')
  if (!confirmation) return 'identity.sign-up.confirm-missing'
  return confirmation === form.get('password') ? undefined : 'identity.sign-up.confirm-differs'
}
