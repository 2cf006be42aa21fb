import { z } from 'zod'
import { instant } from './dates.ts'
import { signedIn } from './identity.ts'
import { withMessage } from './messages.ts'
import {
  assertion,
  attestation,
  authenticatorSetup,
  passkeyName,
  passkeyOptions,
  sealedSetup,
  typedCode,
} from './passkeys.ts'
import { defineRoutes } from './route.ts'

const secondFactors = z.object({
  authenticator_app: z.object({ created_at: instant }).nullable(),
  passkeys: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      created_at: instant,
      last_used_at: instant.nullable(),
    }),
  ),
  recovery_codes_left: z.number().int(),
  /** The only origin at which a browser offers passkeys; null if the address of this site cannot have any. */
  passkey_origin: z.string().nullable(),
})
export type SecondFactors = z.output<typeof secondFactors>

const other = 'validation.other'
const ownPassword = z
  .string('validation.password-empty')
  .min(1, 'validation.password-empty')
  .max(1000, other)
const token = z.string(other).min(1, other).max(200, other)
const changed = withMessage.extend({ second_factors: secondFactors })
/** With the recovery codes of a first factor, which are shown once; empty for a later one. */
const added = changed.extend({ recovery_codes: z.array(z.string()) })

/** The second step of a sign-in, sign-in by passkey, and the second factors of the own account. */
export const secondStepRoutes = defineRoutes({
  'POST /login/second-step': {
    auth: 'public',
    tag: 'identity',
    summary:
      'Finish a sign-in with a code of the authenticator app or a recovery code; each code works once',
    body: z.object({ token, code: typedCode }),
    response: signedIn,
    refusals: ['second-step-expired', 'code-wrong'],
  },
  'POST /login/second-step/passkey-options': {
    auth: 'public',
    tag: 'identity',
    summary: 'Get the options with which the browser signs for the second step by a passkey',
    body: z.object({ token }),
    response: passkeyOptions,
    refusals: ['second-step-expired', 'passkeys-unavailable'],
  },
  'POST /login/second-step/passkey': {
    auth: 'public',
    tag: 'identity',
    summary: 'Finish a sign-in with a passkey of the account',
    body: z.object({ token, passkey: assertion }),
    response: signedIn,
    refusals: ['second-step-expired', 'passkey-refused', 'passkeys-unavailable'],
  },
  'POST /login/passkey-options': {
    auth: 'public',
    tag: 'identity',
    summary: 'Get the options with which the browser signs in by a passkey alone',
    response: passkeyOptions,
    refusals: ['passkeys-unavailable'],
  },
  'POST /login/passkey': {
    auth: 'public',
    tag: 'identity',
    summary: 'Open a session by a passkey that has verified its user',
    body: z.object({ passkey: assertion }),
    response: signedIn,
    refusals: ['passkey-refused', 'passkeys-unavailable'],
  },
  'GET /user/second-factors': {
    auth: 'user',
    tag: 'account',
    summary: 'List the user’s second factors, without their secrets',
    response: z.object({ second_factors: secondFactors }),
  },
  'POST /user/add-authenticator-app': {
    auth: 'user',
    tag: 'account',
    summary:
      'Get a secret for an authenticator app, also as a QR code; it counts once a code of it confirms it',
    body: z.object({ password: ownPassword }),
    response: authenticatorSetup,
    refusals: ['password-wrong', 'email-unconfirmed', 'conflict'],
  },
  'POST /user/confirm-authenticator-app': {
    auth: 'user',
    tag: 'account',
    summary:
      'Add the authenticator app by a code of it; ends all other sessions. The first factor brings recovery codes',
    body: z.object({ setup: sealedSetup, code: typedCode }),
    response: added,
    refusals: ['setup-expired', 'code-wrong', 'conflict'],
  },
  'POST /user/add-passkey': {
    auth: 'user',
    tag: 'account',
    summary: 'Get the options with which the browser creates a passkey',
    body: z.object({ password: ownPassword }),
    response: passkeyOptions,
    refusals: ['password-wrong', 'email-unconfirmed', 'passkeys-unavailable', 'too-many-passkeys'],
  },
  'POST /user/confirm-passkey': {
    auth: 'user',
    tag: 'account',
    summary:
      'Add the passkey that the browser created; ends all other sessions. The first factor brings recovery codes',
    body: z.object({
      /** Empty: the browser and system of the request. */
      name: passkeyName,
      passkey: attestation,
    }),
    response: added,
    refusals: ['passkey-refused', 'passkey-taken', 'passkeys-unavailable', 'too-many-passkeys'],
  },
  'POST /user/rename-passkey': {
    auth: 'user',
    tag: 'account',
    summary: 'Give a passkey another name',
    body: z.object({ id: z.uuid(other), name: passkeyName.min(1, 'second-step.name-missing') }),
    response: changed,
    refusals: ['not-found'],
  },
  'POST /user/remove-passkey': {
    auth: 'user',
    tag: 'account',
    summary: 'Remove a passkey; ends all other sessions',
    body: z.object({ id: z.uuid(other), password: ownPassword }),
    response: changed,
    refusals: ['password-wrong', 'not-found'],
  },
  'POST /user/remove-authenticator-app': {
    auth: 'user',
    tag: 'account',
    summary: 'Remove the authenticator app; ends all other sessions',
    body: z.object({ password: ownPassword }),
    response: changed,
    refusals: ['password-wrong', 'not-found'],
  },
  'POST /user/new-recovery-codes': {
    auth: 'user',
    tag: 'account',
    summary: 'Replace the recovery codes, of which the old ones stop working',
    body: z.object({ password: ownPassword }),
    response: added,
    refusals: ['password-wrong', 'not-found'],
  },
})
