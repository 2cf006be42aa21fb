import type { Trx } from '../../platform/database/database.ts'
import { write } from '../../platform/database/write.ts'
import {
  type AssertionResponse,
  type AttestationResponse,
  challengeMinutes,
  createAssertionOptions,
  createRegistrationOptions,
  readChallenge,
  requireRelyingParty,
  verifyAttestation,
  verifySignature,
} from '../../platform/secrets/passkeys.ts'
import { relyingPartyOf } from '../../platform/secrets/relying-party.rules.ts'
import type { StaffContext } from './staff-context.ts'
import {
  type ChallengeSubject,
  consumeChallenge,
  insertChallenge,
  recordUse,
  type StaffPasskeyRow,
} from './staff-credential.repository.ts'

/** A passkey stands alone here, so the authenticator must have asked for a finger, a face or a PIN. */
const userVerification = 'required'

export const passkeyOrigin = ({ config }: Pick<StaffContext, 'config'>): string | null =>
  relyingPartyOf(config.publicUrl)?.origin ?? null

const keep = ({ db, clock }: StaffContext, challenge: string, subject: ChallengeSubject) =>
  write(db, (trx) =>
    insertChallenge(trx, {
      ...subject,
      challenge,
      expiresAt: clock.now().add({ minutes: challengeMinutes }),
    }),
  )

/** Returns the options with which a browser creates a passkey for an invitation or a member of staff. */
export async function startRegistration(
  context: StaffContext,
  subject: { purpose: 'join' | 'add'; subjectId: string },
  { email, passkeys }: { email: string; passkeys: readonly StaffPasskeyRow[] },
) {
  const user = { userId: subject.subjectId, email, passkeys, userVerification } as const
  const options = await createRegistrationOptions(context.config, user)
  await keep(context, options.challenge, subject)
  return { options, origin: requireRelyingParty(context.config).origin }
}

/** Returns the options with which a browser signs by one of `passkeys`, or by any of the site. */
export async function startAssertion(
  context: StaffContext,
  subject: ChallengeSubject,
  passkeys: readonly StaffPasskeyRow[],
) {
  const options = await createAssertionOptions(context.config, passkeys, userVerification)
  await keep(context, options.challenge, subject)
  return { options, origin: requireRelyingParty(context.config).origin }
}

/** Deletes the challenge of a response, whatever becomes of it, and returns it. */
async function consume(
  trx: Trx,
  { clock }: StaffContext,
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
  context: StaffContext,
  subject: ChallengeSubject,
  response: AttestationResponse,
) {
  const challenge = await consume(trx, context, subject, response.response.clientDataJSON)
  if (challenge === undefined) return undefined
  return verifyAttestation(context.config, { response, challenge, userVerification })
}

/** Verifies a signature by a passkey and records its use. */
export async function verifyAssertion(
  trx: Trx,
  context: StaffContext,
  subject: ChallengeSubject,
  { passkey, response }: { passkey: StaffPasskeyRow | undefined; response: AssertionResponse },
): Promise<boolean> {
  const challenge = await consume(trx, context, subject, response.response.clientDataJSON)
  if (challenge === undefined || passkey === undefined) return false
  const signed = { passkey, response, challenge, userVerification } as const
  const newCount = await verifySignature(context.config, signed)
  return newCount !== undefined && recordUse(trx, passkey, { newCount, at: context.clock.now() })
}
