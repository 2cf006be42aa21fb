import type { Config } from '../config.ts'
import { Refusal } from '../refusal.ts'
import { type RelyingParty, relyingPartyOf } from './relying-party.rules.ts'

/** Loaded at its first use: it takes 0.2 seconds, which neither a start nor an operator's command should wait for. */
const webAuthn = () => import('@simplewebauthn/server')

/** EdDSA, ES256 and RS256, which all authenticators have one of. Node's support of newer ones is experimental. */
const supportedAlgorithmIDs = [-8, -7, -257]

export const challengeMinutes = 5
const timeout = challengeMinutes * 60_000

type Site = Pick<Config, 'publicUrl' | 'brandName'>

/** Whether an authenticator must have asked for a finger, a face or a PIN. */
export type UserVerification = 'required' | 'preferred'

/** A passkey as it is stored. */
export interface StoredPasskey {
  readonly credential_id: string
  readonly public_key: Buffer
  readonly signature_count: number
  readonly transports: string[]
}

/** A new passkey, as `PublicKeyCredential.toJSON()` gives it. */
export interface AttestationResponse {
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
  readonly clientExtensionResults: object
  readonly response: {
    readonly clientDataJSON: string
    readonly attestationObject: string
    readonly transports: string[]
  }
}

/** A signature by a passkey. */
export interface AssertionResponse {
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
  readonly clientExtensionResults: object
  readonly response: {
    readonly clientDataJSON: string
    readonly authenticatorData: string
    readonly signature: string
  }
}

/** @throws {Refusal} `passkeys-unavailable` at an address that cannot have passkeys. */
export function requireRelyingParty({ publicUrl }: Pick<Config, 'publicUrl'>): RelyingParty {
  const party = relyingPartyOf(publicUrl)
  if (party === undefined) throw new Refusal('passkeys-unavailable')
  return party
}

const describeCredential = ({ credential_id, transports }: StoredPasskey) => ({
  id: credential_id,
  transports,
})

/** Returns the options with which a browser creates a passkey. A key of the same authenticator is not created twice. */
export async function createRegistrationOptions(
  site: Site,
  {
    userId,
    email,
    passkeys,
    userVerification,
  }: {
    userId: string
    email: string
    passkeys: readonly StoredPasskey[]
    userVerification: UserVerification
  },
) {
  const { id } = requireRelyingParty(site)
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    supportedAlgorithmIDs,
    rpName: site.brandName,
    rpID: id,
    userID: new TextEncoder().encode(userId),
    userName: email,
    timeout,
    attestationType: 'none',
    excludeCredentials: passkeys.map(describeCredential),
    authenticatorSelection: { residentKey: 'preferred', userVerification },
  })
  return { ...options }
}

/** Returns the options with which a browser signs by a passkey: by one of `passkeys`, or by any of the site. */
export async function createAssertionOptions(
  site: Site,
  passkeys: readonly StoredPasskey[],
  userVerification: UserVerification,
) {
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({
    rpID: requireRelyingParty(site).id,
    allowCredentials: passkeys.map(describeCredential),
    timeout,
    userVerification,
  })
  return { ...options }
}

/** Reads the challenge that a browser says it was given; the signature over it is verified afterwards. */
export function readChallenge(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    const challenge = (data as { challenge?: unknown } | null)?.challenge
    return typeof challenge === 'string' && /^[\w-]+$/.test(challenge) ? challenge : undefined
  } catch {
    return undefined
  }
}

/** The library reports each fault of a response by an error of its own; to the caller they are one. */
const orUndefined = <T>(verification: Promise<T>): Promise<T | undefined> =>
  verification.catch(() => undefined)

/** Returns the credential of a new passkey; undefined if the response is not right. */
export async function verifyAttestation(
  site: Site,
  {
    response,
    challenge,
    userVerification,
  }: { response: AttestationResponse; challenge: string; userVerification: UserVerification },
) {
  const { id, origin } = requireRelyingParty(site)
  const { verifyRegistrationResponse } = await webAuthn()
  const verification = await orUndefined(
    verifyRegistrationResponse({
      supportedAlgorithmIDs,
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: userVerification === 'required',
    }),
  )
  return verification?.registrationInfo?.credential
}

/** Returns the new signature count of a right signature; undefined for any other. */
export async function verifySignature(
  site: Site,
  {
    passkey,
    response,
    challenge,
    userVerification,
  }: {
    passkey: StoredPasskey
    response: AssertionResponse
    challenge: string
    userVerification: UserVerification
  },
): Promise<number | undefined> {
  const { id, origin } = requireRelyingParty(site)
  const { verifyAuthenticationResponse } = await webAuthn()
  const verification = await orUndefined(
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: userVerification === 'required',
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.signature_count,
        transports: passkey.transports,
      },
    }),
  )
  return verification?.verified ? verification.authenticationInfo.newCounter : undefined
}
