import { encodeQR } from 'qr'
import type { Db } from '../database/database.ts'
import { Refusal } from '../refusal.ts'
import { seal, unseal } from './seal.ts'
import { createTotpSecret, findTotpStep, totpAddress } from './totp.rules.ts'
import { readCode } from './typed-code.rules.ts'

const setupMinutes = 15

/** A new secret for an authenticator app, which counts for nothing until a code of it comes back. */
export interface AuthenticatorSetup {
  /** The secret and its end, sealed for its owner. It is stored nowhere, so each tab has its own. */
  readonly setup: string
  readonly secret: string
  readonly address: string
  readonly qr: { readonly size: number; readonly path: string }
}

/** @param owner only the same owner finishes the setup; such as the id of a session */
export async function createAuthenticatorSetup(
  db: Db,
  {
    owner,
    brand,
    email,
    now,
  }: { owner: string; brand: string; email: string; now: Temporal.Instant },
): Promise<AuthenticatorSetup> {
  const secret = createTotpSecret()
  const address = totpAddress(secret, { brand, email })
  const sealed = await seal(db, `${now.add({ minutes: setupMinutes })} ${secret}`, owner)
  return { setup: sealed.toString('base64url'), secret, address, qr: drawQr(address) }
}

/** Draws the dark modules as one path of squares, with the quiet zone of four modules that readers need. */
function drawQr(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { border: 4, ecc: 'medium' })
  const path = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return { size: rows.length, path: path.join('') }
}

/**
 * Returns the secret of a setup with the time step of a right code of it, which counts as used.
 *
 * @throws {Refusal} `setup-expired`, `code-wrong`
 */
export async function openAuthenticatorSetup(
  db: Db,
  {
    setup,
    code,
    owner,
    now,
  }: { setup: string; code: string; owner: string; now: Temporal.Instant },
): Promise<{ secret: string; step: number }> {
  const opened = await unseal(db, Buffer.from(setup, 'base64url'), owner)
  const [expiresAt = '', secret = ''] = opened?.split(' ') ?? []
  if (!secret || Temporal.Instant.compare(expiresAt, now) <= 0) throw new Refusal('setup-expired')
  const typed = readCode(code)
  const step = typed?.kind === 'code' ? findTotpStep(secret, typed.digits, now) : undefined
  if (step === undefined)
    throw new Refusal('code-wrong', { errors: { code: ['refusal.code-wrong'] } })
  return { secret, step }
}
