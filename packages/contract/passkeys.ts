import { z } from 'zod'
import { storable } from './storable.ts'

const other = 'validation.other'

/** The code of an authenticator app, or a recovery code. */
export const typedCode = z
  .string(other)
  .trim()
  .min(1, 'second-step.code-missing')
  .max(40, 'refusal.code-wrong')
export const passkeyName = z.string(other).trim().max(60, other).regex(storable, other)
const bytes = (maxLength: number) =>
  z
    .string(other)
    .max(maxLength, other)
    .regex(/^[\w-]+$/, other)

const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key', other),
  clientExtensionResults: z.object({}, other),
}
/** `PublicKeyCredential.toJSON()` of a new passkey (WebAuthn, section 5.1). */
export const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.array(z.string(other).max(30, other), other).max(10, other).default([]),
  }),
})
/** `PublicKeyCredential.toJSON()` of a signature by a passkey. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
  }),
})
/** Options for `navigator.credentials`, in their JSON form. */
export const passkeyOptions = z.object({
  options: z.record(z.string(), z.unknown()),
  origin: z.string(),
})

/** A new secret for an authenticator app. */
export const authenticatorSetup = z.object({
  /** To be sent back with the code, within 15 minutes. */
  setup: z.string(),
  /** The secret in base32, to type. */
  secret: z.string(),
  /** The `otpauth:` address that the QR code holds. */
  address: z.string(),
  /** The dark modules of the QR code as an SVG path in a square of `size` units. */
  qr: z.object({ size: z.number().int(), path: z.string() }),
})
export const sealedSetup = z.string(other).min(1, other).max(400, other)
