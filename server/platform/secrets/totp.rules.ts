import { Secret, TOTP } from 'otpauth'

/** The settings that every authenticator app takes: SHA-1, six digits, a new code every 30 seconds (RFC 6238). */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** Creates a secret of 160 random bits, the length that RFC 4226 recommends, in base32. */
export const createTotpSecret = (): string => new Secret({ size: 20 }).base32

/** Returns the address that an authenticator app reads from a QR code. */
export const totpAddress = (secret: string, { brand, email }: { brand: string; email: string }) =>
  new TOTP({ ...settings, issuer: brand, label: email, secret }).toString()

/** Returns the time step of a right code, one step early or late at most; undefined for any other. */
export function findTotpStep(secret: string, code: string, now: Temporal.Instant) {
  const timestamp = now.epochMilliseconds
  const delta = TOTP.validate({
    ...settings,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp,
    window: 1,
  })
  return delta === null ? undefined : TOTP.counter({ period: settings.period, timestamp }) + delta
}
