import { z } from 'zod'
import { openSession } from './account.ts'
import { instant } from './dates.ts'
import {
  assertion,
  attestation,
  authenticatorSetup,
  passkeyName,
  passkeyOptions,
  sealedSetup,
  typedCode,
} from './passkeys.ts'
import { signUpPasswordRules } from './people.rules.ts'
import { defineRoutes } from './route.ts'
import { staffMember } from './studio-entry.ts'

const other = 'validation.other'

const ownAccess = z.object({
  sessions: z.array(openSession.extend({ address: z.string() })),
  passkeys: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      created_at: instant,
      last_used_at: instant.nullable(),
    }),
  ),
  /** Whether the password with the authenticator app signs in. */
  has_authenticator_app: z.boolean(),
  recovery_codes_left: z.number().int(),
  /** The only origin at which a browser offers passkeys; null if this address cannot have any. */
  passkey_origin: z.string().nullable(),
})
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

/** The own session of a member of staff and the own ways to sign in. */
export const studioOwnAccessRoutes = defineRoutes({
  'GET /studio/session': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Show who is signed in, and until when calls that need proof can be made',
    response: z.object({
      staff: staffMember,
      proven_until: instant,
      /** The session ends when it was not used for so long, and at `expires_at` in any case. */
      idle_minutes: z.number().int(),
      expires_at: instant,
    }),
  },
  'POST /studio/sign-out': {
    auth: 'staff',
    tag: 'studio',
    summary: 'End the session',
    response: z.object({}),
  },
  'GET /studio/own-access': {
    auth: 'staff',
    tag: 'studio',
    summary: 'List the own sessions and ways to sign in, without their secrets',
    response: ownAccess,
  },
  'POST /studio/end-session': {
    auth: 'staff',
    tag: 'studio',
    summary: 'End another session of one’s own, or all others',
    body: z.object({ session_id: z.uuid(other).optional() }),
    response: ownAccess,
  },
  'POST /studio/proof/passkey-options': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Get the options with which the browser proves by a passkey who is at it',
    response: passkeyOptions,
    refusals: ['passkeys-unavailable'],
  },
  'POST /studio/proof': {
    auth: 'staff',
    tag: 'studio',
    limit: 'sign-in',
    summary:
      'Prove who is at the browser, by a passkey or a code of the authenticator app; it is valid for five minutes',
    body: z
      .object({ passkey: assertion.optional(), code: typedCode.optional() })
      .refine(({ passkey, code }) => passkey !== undefined || code !== undefined, {
        error: 'second-step.code-missing',
        path: ['code'],
      }),
    response: z.object({ proven_until: instant }),
    refusals: ['passkey-refused', 'passkeys-unavailable', 'code-wrong'],
  },
  'POST /studio/add-passkey': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Get the options with which the browser creates another passkey',
    response: passkeyOptions,
    refusals: ['passkeys-unavailable', 'too-many-passkeys'],
  },
  'POST /studio/confirm-passkey': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Add the passkey that the browser created; ends all other sessions',
    body: z.object({
      /** Empty: the browser and system of the request. */
      name: passkeyName,
      passkey: attestation,
    }),
    response: ownAccess,
    refusals: ['passkey-refused', 'passkey-taken', 'passkeys-unavailable', 'too-many-passkeys'],
  },
  'POST /studio/remove-passkey': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Remove a passkey, but never the last way in; ends all other sessions',
    body: z.object({ id: z.uuid(other) }),
    response: ownAccess,
    refusals: ['not-found', 'last-way-in'],
  },
  'POST /studio/add-authenticator-app': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Get a secret for an authenticator app, also as a QR code',
    response: authenticatorSetup,
  },
  'POST /studio/confirm-authenticator-app': {
    auth: 'staff',
    tag: 'studio',
    summary:
      'Set the password and the authenticator app, which replace earlier ones; ends all other sessions',
    body: z.object({ password: signUpPasswordRules, setup: sealedSetup, code: typedCode }),
    response: ownAccess,
    refusals: ['setup-expired', 'code-wrong'],
  },
  'POST /studio/remove-authenticator-app': {
    auth: 'staff',
    tag: 'studio',
    summary:
      'Remove password and authenticator app, but never the last way in; ends all other sessions',
    response: ownAccess,
    refusals: ['not-found', 'last-way-in'],
  },
  'POST /studio/new-recovery-codes': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Replace the recovery codes, of which the old ones stop working',
    response: recoveryCodes,
  },
})
