import type { ParsedBodyOf } from '@rashi/contract'
import type { Context } from '../../../context/context.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { write } from '../../../platform/database/write.ts'
import { Refusal } from '../../../platform/refusal.ts'
import {
  type ChallengeSubject,
  consumeChallenge,
  insertChallenge,
} from './passkey-challenge.repository.ts'
import { type PasskeyRow, recordUse } from './passkey.repository.ts'
import { type RelyingParty, relyingPartyOf } from './relying-party.rules.ts'

type Attestation = ParsedBodyOf<'POST /user/confirm-passkey'>['passkey']
export type Assertion = ParsedBodyOf<'POST /login/passkey'>['passkey']
type Needed = Pick<Context, 'config' | 'clock' | 'db'>

/** Loaded at its first use: it takes 0.2 seconds, which neither a start nor an operator's command should wait for. */
const webAuthn = () => import('@simplewebauthn/server')

/** EdDSA, ES256 and RS256, which all authenticators have one of. Node's support of newer ones is experimental. */
const supportedAlgorithmIDs = [-8, -7, -257]

const challengeMinutes = 5
const timeout = challengeMinutes * 60_000

/** @throws {Refusal} `passkeys-unavailable` at an address that cannot have passkeys. */
export function requireRelyingParty({ config }: Pick<Context, 'config'>): RelyingParty {
  const party = relyingPartyOf(config.publicUrl)
  if (party === undefined) throw new Refusal('passkeys-unavailable')
  return party
}

const keep = ({ db, clock }: Needed, challenge: string, subject: ChallengeSubject) =>
  write(db, (trx) =>
    insertChallenge(trx, {
      ...subject,
      challenge,
      expiresAt: clock.now().add({ minutes: challengeMinutes }),
    }),
  )

const describeCredential = ({ credential_id, transports }: PasskeyRow) => ({
  id: credential_id,
  transports,
})

/** Returns the options with which a browser creates a passkey. A key of the same authenticator is not created twice. */
export async function startRegistration(
  context: Needed,
  { userId, email, passkeys }: { userId: string; email: string; passkeys: readonly PasskeyRow[] },
) {
  const { id } = requireRelyingParty(context)
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    supportedAlgorithmIDs,
    rpName: context.config.brandName,
    rpID: id,
    userID: new TextEncoder().encode(userId),
    userName: email,
    timeout,
    attestationType: 'none',
    excludeCredentials: passkeys.map(describeCredential),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  await keep(context, options.challenge, { purpose: 'add', userId })
  return { ...options }
}

/** Returns the options with which a browser signs by a passkey: by one of `passkeys`, or by any of the site. */
export async function startAssertion(
  context: Needed,
  subject: ChallengeSubject,
  passkeys: readonly PasskeyRow[],
) {
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({
    rpID: requireRelyingParty(context).id,
    allowCredentials: passkeys.map(describeCredential),
    timeout,
    userVerification: subject.purpose === 'sign-in' ? 'required' : 'preferred',
  })
  await keep(context, options.challenge, subject)
  return { ...options }
}

/** Reads the challenge that a browser says it was given; the signature over it is verified afterwards. */
function readChallenge(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    const challenge = (data as { challenge?: unknown } | null)?.challenge
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

/** Deletes the challenge of a response, whatever becomes of it, and returns it. */
async function consume(
  trx: Trx,
  { clock }: Needed,
  subject: ChallengeSubject,
  clientDataJSON: string,
): Promise<string | undefined> {
  const challenge = readChallenge(clientDataJSON)
  if (challenge === undefined || !/^[\w-]+$/.test(challenge)) return undefined
  const isKnown = await consumeChallenge(trx, { ...subject, challenge, now: clock.now() })
  return isKnown ? challenge : undefined
}

/** The library reports each fault of a response by an error of its own; to the caller they are one. */
const orUndefined = <T>(verification: Promise<T>): Promise<T | undefined> =>
  verification.catch(() => undefined)

/** Returns the credential of a new passkey; undefined if the response is not right. */
export async function verifyRegistration(
  trx: Trx,
  context: Needed,
  { userId, response }: { userId: string; response: Attestation },
) {
  const { id, origin } = requireRelyingParty(context)
  const subject = { purpose: 'add', userId } as const
  const challenge = await consume(trx, context, subject, response.response.clientDataJSON)
  if (challenge === undefined) return undefined
  const { verifyRegistrationResponse } = await webAuthn()
  const verification = await orUndefined(
    verifyRegistrationResponse({
      supportedAlgorithmIDs,
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
    }),
  )
  return verification?.registrationInfo?.credential
}

/**
 * Verifies a signature by a passkey and records its use. For a sign-in by passkey alone the authenticator must have
 * asked for a finger, a face or a PIN, so that a found key is not enough.
 */
export async function verifyAssertion(
  trx: Trx,
  context: Needed,
  subject: ChallengeSubject,
  { passkey, response }: { passkey: PasskeyRow | undefined; response: Assertion },
): Promise<boolean> {
  const { id, origin } = requireRelyingParty(context)
  const challenge = await consume(trx, context, subject, response.response.clientDataJSON)
  if (challenge === undefined || passkey === undefined) return false
  const { verifyAuthenticationResponse } = await webAuthn()
  const verification = await orUndefined(
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: subject.purpose === 'sign-in',
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.signature_count,
        transports: passkey.transports,
      },
    }),
  )
  if (verification?.verified !== true) return false
  const { newCounter } = verification.authenticationInfo
  return recordUse(trx, passkey, { newCount: newCounter, at: context.clock.now() })
}
