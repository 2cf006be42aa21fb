import { z } from 'zod'
import { instant } from './dates.ts'
import { withMessage } from './messages.ts'
import { emailRules, passwordRules } from './people.rules.ts'
import { defineRoutes } from './route.ts'

const ownPassword = z
  .string('validation.password-empty')
  .min(1, 'validation.password-empty')
  .max(1000, 'validation.other')

const linkToken = z
  .string('validation.other')
  .min(1, 'validation.other')
  .max(200, 'validation.other')

/** A session of the user. */
export const openSession = z.object({
  id: z.uuid(),
  /** Browser and system, such as `Firefox · Windows`; null if they are not known. */
  device: z.string().nullable(),
  is_current: z.boolean(),
  signed_in_at: instant,
  last_used_at: instant,
})
export type OpenSession = z.output<typeof openSession>

/** A sign-in of the user, a new password, or wrong passwords of one day. */
export const signInRecord = z.object({
  id: z.uuid(),
  kind: z.enum([
    'password',
    'link',
    'second-step',
    'passkey',
    'sign-up',
    'new-password',
    'reset',
    'wrong-password',
  ]),
  /** The session that it opened, which may have ended. */
  session_id: z.uuid().nullable(),
  device: z.string().nullable(),
  /** The first part of the internet address, such as `203.0.113.x`; null if it is not known. */
  network: z.string().nullable(),
  /** Whether this call comes from that network. */
  is_own_network: z.boolean(),
  times: z.number().int(),
  at: instant,
})
export type SignInRecord = z.output<typeof signInRecord>

export type ExportedValue =
  | string
  | number
  | boolean
  | null
  | ExportedValue[]
  | { [name: string]: ExportedValue }
/** Any JSON, because the OpenAPI document cannot describe a recursive schema. */
const value = z.unknown() as z.ZodType<ExportedValue>

/** Stored data of one kind, such as purchases: rows with fields by name. */
const exportedTopic = z.object({ topic: z.string(), rows: z.array(z.record(z.string(), value)) })

/** Everything that is stored about a person, without secrets. */
export const exportedData = z.object({ exported_at: instant, kept: z.array(exportedTopic) })

const sessions = z.object({ sessions: z.array(openSession) })

/** The calls for a person's own account, except the profile. */
export const accountRoutes = defineRoutes({
  'POST /user/change-email': {
    auth: 'user',
    tag: 'account',
    limit: 'mail',
    summary:
      'Email a link to a new address, which becomes the account’s when it is opened; the same response for an address that has an account already',
    body: z.object({ email: emailRules, password: ownPassword }),
    response: withMessage,
    refusals: ['password-wrong'],
  },
  'POST /user/confirm-email': {
    auth: 'public',
    tag: 'account',
    summary:
      'Confirm a new address with the token that was emailed to it, once; ends every session but that which asked for it and that of the caller’s token',
    body: z.object({ token: linkToken }),
    response: withMessage.extend({ email: z.string() }),
    refusals: ['email-link-invalid'],
  },
  'POST /user/confirm-welcome': {
    auth: 'user',
    tag: 'account',
    summary: 'Confirm the user’s own address with the token of the welcome email, once',
    body: z.object({ token: linkToken }),
    response: withMessage,
    refusals: ['email-link-invalid'],
  },
  'POST /user/send-welcome-email': {
    auth: 'user',
    tag: 'account',
    limit: 'mail',
    summary: 'Email the welcome email with its link again, to an address that is not confirmed',
    response: withMessage,
    refusals: ['conflict'],
  },
  'POST /user/choose-password': {
    auth: 'user',
    tag: 'account',
    summary: 'Choose a password for an account whose password was voided',
    body: z.object({
      password: passwordRules,
      password_confirmation: z.string('validation.other').max(1000, 'validation.other'),
    }),
    response: withMessage,
    refusals: ['passwords-differ', 'conflict'],
  },
  'POST /user/change-password': {
    auth: 'user',
    tag: 'account',
    summary: 'Choose a new password; ends every session and opens a new one for the caller',
    body: z.object({
      current_password: ownPassword,
      password: passwordRules,
      password_confirmation: z.string('validation.other').max(1000, 'validation.other'),
    }),
    response: withMessage.extend({ token: z.string() }),
    refusals: ['password-wrong', 'passwords-differ'],
  },
  'GET /user/sessions': {
    auth: 'user',
    tag: 'account',
    summary:
      'List the user’s sessions, the session of this token first, and the last 20 sign-ins, new passwords and wrong passwords of 90 days',
    response: sessions.extend({ sign_ins: z.array(signInRecord) }),
  },
  'POST /user/end-sessions': {
    auth: 'user',
    tag: 'account',
    summary: 'End one other session, or all except that of this token',
    body: z.object({ session_id: z.uuid('validation.other').optional() }),
    response: sessions.extend({ msg: z.string() }),
  },
  'GET /user/export': {
    auth: 'user',
    tag: 'account',
    summary: 'Export everything that is stored about the user, without secrets',
    response: exportedData,
    refusals: ['payment-unavailable'],
  },
  'GET /user/export-page': {
    auth: 'user',
    tag: 'account',
    summary: 'The same export to read and print: a whole HTML page in the language of the request',
    response: z.object({ file_name: z.string(), html: z.string() }),
    refusals: ['payment-unavailable'],
  },
  'POST /user/delete-account': {
    auth: 'user',
    tag: 'account',
    summary:
      'End renewals, then delete the account and all personal data; records of purchases are retained anonymously',
    body: z.object({ password: ownPassword }),
    response: withMessage,
    refusals: ['password-wrong', 'payment-unavailable'],
  },
})
