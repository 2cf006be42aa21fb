import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

interface Ceremony {
  readonly challenge: string
  /** Differs from the site's own in tests of a wrong origin. */
  readonly origin: string
  readonly rpId: string
}

export interface SoftwareAuthenticator {
  readonly id: string
  create(ceremony: Ceremony): object
  assert(ceremony: Ceremony & { count?: number; isUserVerified?: boolean }): object
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const clientData = (type: string, { challenge, origin }: Ceremony) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

// Flags of authenticator data (WebAuthn, section 6.1).
const present = 0x01
const verified = 0x04
const attested = 0x40

/**
 * Creates one passkey in software: a P-256 key, in the encodings of WebAuthn (CBOR and COSE), without attestation. The
 * signatures are counted by the test.
 */
export function createSoftwareAuthenticator(): SoftwareAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  // A COSE key: { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y }.
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  const credential = { id, rawId: id, type: 'public-key', clientExtensionResults: {} }
  return {
    id,
    create: (ceremony) => {
      const authData = Buffer.concat([
        sha256(ceremony.rpId),
        Buffer.from([present | verified | attested]),
        uint32(0),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        coseKey,
      ])
      // { fmt: 'none', attStmt: {}, authData: bytes }
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, authData.length]),
        authData,
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    assert: ({ count = 0, isUserVerified = true, ...ceremony }) => {
      const authenticatorData = Buffer.concat([
        sha256(ceremony.rpId),
        Buffer.from([present | (isUserVerified ? verified : 0)]),
        uint32(count),
      ])
      const clientDataJSON = clientData('webauthn.get', ceremony)
      const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)])
      return {
        ...credential,
        response: {
          clientDataJSON: clientDataJSON.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      }
    },
  }
}
