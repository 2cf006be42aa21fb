import { z } from 'zod'
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
import { emailRules, fullNameRules, signUpPasswordRules } from './people.rules.ts'
import { defineRoutes } from './route.ts'
import { staffRoles } from './studio-roles.rules.ts'

const other = 'validation.other'

export const staffRole = z.enum(staffRoles, other)

/** A member of staff. */
export const staffMember = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: staffRole,
})

const invitationToken = z.string(other).min(1, other).max(200, other)
const joined = z.object({
  staff: staffMember,
  /** Ten codes, which are shown once. Each signs in once without a passkey or an authenticator app. */
  recovery_codes: z.array(z.string()),
})
const signedIn = z.object({ staff: staffMember })
const invitationRefusals = ['invitation-invalid', 'other-origin', 'studio-needs-https'] as const
const guestRefusals = ['other-origin', 'studio-needs-https'] as const

/** Joining by an invitation, and signing in. Both answer with the cookie `__Host-studio`. */
export const studioEntryRoutes = defineRoutes({
  'POST /studio/join/invitation': {
    auth: 'public',
    tag: 'studio',
    summary: 'Show an invitation that was not used yet',
    body: z.object({ token: invitationToken }),
    response: z.object({
      email: z.string(),
      role: staffRole,
      expires_at: instant,
      /** The only origin at which a browser offers passkeys; null if this address cannot have any. */
      passkey_origin: z.string().nullable(),
    }),
    refusals: invitationRefusals,
  },
  'POST /studio/join/passkey-options': {
    auth: 'public',
    tag: 'studio',
    summary: 'Get the options with which the browser creates the passkey to join with',
    body: z.object({ token: invitationToken }),
    response: passkeyOptions,
    refusals: [...invitationRefusals, 'passkeys-unavailable'],
  },
  'POST /studio/join/passkey': {
    auth: 'public',
    tag: 'studio',
    limit: 'sign-in',
    summary: 'Join with a passkey that has verified its user; uses the invitation up and signs in',
    body: z.object({
      token: invitationToken,
      full_name: fullNameRules,
      /** Of the passkey. Empty: the browser and system of the request. */
      name: passkeyName,
      passkey: attestation,
    }),
    response: joined,
    refusals: [
      ...invitationRefusals,
      'passkey-refused',
      'passkey-taken',
      'passkeys-unavailable',
      'staff-exists',
    ],
  },
  'POST /studio/join/authenticator-app': {
    auth: 'public',
    tag: 'studio',
    summary: 'Get a secret for an authenticator app to join with, also as a QR code',
    body: z.object({ token: invitationToken }),
    response: authenticatorSetup,
    refusals: invitationRefusals,
  },
  'POST /studio/join/password': {
    auth: 'public',
    tag: 'studio',
    limit: 'sign-in',
    summary: 'Join with a password and an authenticator app; uses the invitation up and signs in',
    body: z.object({
      token: invitationToken,
      full_name: fullNameRules,
      password: signUpPasswordRules,
      setup: sealedSetup,
      code: typedCode,
    }),
    response: joined,
    refusals: [...invitationRefusals, 'setup-expired', 'code-wrong', 'staff-exists'],
  },
  'POST /studio/sign-in/passkey-options': {
    auth: 'public',
    tag: 'studio',
    summary: 'Get the options with which the browser signs in by a passkey',
    response: passkeyOptions,
    refusals: [...guestRefusals, 'passkeys-unavailable'],
  },
  'POST /studio/sign-in/passkey': {
    auth: 'public',
    tag: 'studio',
    limit: 'sign-in',
    summary: 'Sign in by a passkey that has verified its user',
    body: z.object({ passkey: assertion }),
    response: signedIn,
    refusals: [...guestRefusals, 'passkey-refused', 'passkeys-unavailable'],
  },
  'POST /studio/sign-in/code': {
    auth: 'public',
    tag: 'studio',
    limit: 'sign-in',
    summary:
      'Sign in by password and a code of the authenticator app, or by a recovery code, which works once',
    body: z.object({
      email: emailRules,
      /** Empty with a recovery code of somebody who has no password. */
      password: z.string(other).max(1000, other),
      code: typedCode,
    }),
    response: signedIn,
    refusals: [...guestRefusals, 'studio-credentials-wrong'],
  },
})
