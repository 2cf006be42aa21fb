import type { ParsedBodyOf } from '@rashi/contract'
import type { Context } from '../../../context/context.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { write } from '../../../platform/database/write.ts'
import {
  challengeMinutes,
  createAssertionOptions,
  createRegistrationOptions,
  readChallenge,
  type UserVerification,
  verifyAttestation,
  verifySignature,
} from '../../../platform/secrets/passkeys.ts'
import {
  type ChallengeSubject,
  consumeChallenge,
  insertChallenge,
} from './passkey-challenge.repository.ts'
import { type PasskeyRow, recordUse } from './passkey.repository.ts'

type Attestation = ParsedBodyOf<'POST /user/confirm-passkey'>['passkey']
export type Assertion = ParsedBodyOf<'POST /login/passkey'>['passkey']
type Needed = Pick<Context, 'config' | 'clock' | 'db'>

/**
 * For a sign-in by passkey alone the authenticator must have asked for a finger, a face or a PIN, so that a found key is
 * not enough.
 */
const verificationFor = ({ purpose }: ChallengeSubject): UserVerification =>
  purpose === 'sign-in' ? 'required' : 'preferred'

const keep = ({ db, clock }: Needed, challenge: string, subject: ChallengeSubject) =>
  write(db, (trx) =>
    insertChallenge(trx, {
      ...subject,
      challenge,
      expiresAt: clock.now().add({ minutes: challengeMinutes }),
    }),
  )

/** Returns the options with which a browser creates a passkey. A key of the same authenticator is not created twice. */
export async function startRegistration(
  context: Needed,
  { userId, email, passkeys }: { userId: string; email: string; passkeys: readonly PasskeyRow[] },
) {
  const subject = { purpose: 'add', userId } as const
  const userVerification = verificationFor(subject)
  const options = await createRegistrationOptions(context.config, {
    userId,
    email,
    passkeys,
    userVerification,
  })
  await keep(context, options.challenge, subject)
  return options
}

/** Returns the options with which a browser signs by a passkey: by one of `passkeys`, or by any of the site. */
export async function startAssertion(
  context: Needed,
  subject: ChallengeSubject,
  passkeys: readonly PasskeyRow[],
) {
  const options = await createAssertionOptions(context.config, passkeys, verificationFor(subject))
  await keep(context, options.challenge, subject)
  return options
}

/** Deletes the challenge of a response, whatever becomes of it, and returns it. */
async function consume(
  trx: Trx,
  { clock }: Needed,
  subject: ChallengeSubject,
  clientDataJSON: string,
): Promise<string | undefined> {
  const challenge = readChallenge(clientDataJSON)
  if (challenge === undefined) return undefined
  const isKnown = await consumeChallenge(trx, { ...subject, challenge, now: clock.now() })
  return isKnown ? challenge : undefined
}

/** Returns the credential of a new passkey; undefined if the response is not right. */
export async function verifyRegistration(
  trx: Trx,
  context: Needed,
  { userId, response }: { userId: string; response: Attestation },
) {
  const subject = { purpose: 'add', userId } as const
  const challenge = await consume(trx, context, subject, response.response.clientDataJSON)
  if (challenge === undefined) return undefined
  const userVerification = verificationFor(subject)
  return verifyAttestation(context.config, { response, challenge, userVerification })
}

/** Verifies a signature by a passkey and records its use. */
export async function verifyAssertion(
  trx: Trx,
  context: Needed,
  subject: ChallengeSubject,
  { passkey, response }: { passkey: PasskeyRow | undefined; response: Assertion },
): Promise<boolean> {
  const challenge = await consume(trx, context, subject, response.response.clientDataJSON)
  if (challenge === undefined || passkey === undefined) return false
  const userVerification = verificationFor(subject)
  const signed = { passkey, response, challenge, userVerification }
  const newCount = await verifySignature(context.config, signed)
  return newCount !== undefined && recordUse(trx, passkey, { newCount, at: context.clock.now() })
}
