import { emailRules, fullNameRules, signUpPasswordRules } from '@rashi/contract/people.rules'
import { findMessages, withErrors, type Found } from '../identity/access.entry.ts'

const codeMissing = (form: FormData) =>
  String(form.get('code') ?? '').trim() ? undefined : ('second-step.code-missing' as const)

/** A recovery code needs no password where its owner has none. */
export const checkRecoverySignIn = (form: FormData): Found =>
  withErrors({ email: findMessages(emailRules, form.get('email')), code: [codeMissing(form)] })

export const checkCodeSignIn = (form: FormData): Found => ({
  ...checkRecoverySignIn(form),
  ...withErrors({
    password: [form.get('password') ? undefined : ('validation.password-empty' as const)],
  }),
})

export const checkJoinByPasskey = (form: FormData): Found =>
  withErrors({ full_name: findMessages(fullNameRules, form.get('full_name')) })

/** Checks a new password and the code of a new authenticator app. */
export const checkNewApp = (form: FormData): Found =>
  withErrors({
    password: findMessages(signUpPasswordRules, form.get('password')),
    code: [codeMissing(form)],
  })

export const checkJoinByPassword = (form: FormData): Found => ({
  ...checkJoinByPasskey(form),
  ...checkNewApp(form),
})

export const checkEmail = (form: FormData): Found =>
  withErrors({ email: findMessages(emailRules, form.get('email')) })

export const checkProofCode = (form: FormData): Found => withErrors({ code: [codeMissing(form)] })
