import type { ParsedBodyOf, ResponseOf } from '@rashi/contract'
import { encodeQR } from 'qr'
import { Refusal } from '../../../platform/refusal.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { verifyOwnPassword } from '../own-account/verify-own-password.ts'
import {
  findAuthenticatorApp,
  insertAuthenticatorApp,
} from '../second-factor/authenticator-app.repository.ts'
import { seal, unseal } from '../second-factor/seal.ts'
import { createTotpSecret, findTotpStep, totpAddress } from '../second-factor/totp.rules.ts'
import { readCode } from '../second-factor/verify-code.ts'
import {
  changeFactors,
  codesOfFirstFactor,
  type FactorCaller,
  requireConfirmedEmail,
} from './change-factors.ts'

const setupMinutes = 15

/** A setup is sealed for the session that began it, and stored nowhere: each tab has its own. */
const setupOwner = ({ userId, sessionId }: FactorCaller) => `setup ${userId} ${sessionId}`

/** Returns a new secret, which counts for nothing until a code of it comes back. */
export async function startAuthenticatorApp(
  context: IdentityContext,
  password: string,
  caller: FactorCaller,
): Promise<ResponseOf<'POST /user/add-authenticator-app'>> {
  const user = await verifyOwnPassword(context, { ...caller, password, field: 'password' })
  requireConfirmedEmail(user)
  if (await findAuthenticatorApp(context.db, user.id)) throw new Refusal('conflict')
  const secret = createTotpSecret()
  const address = totpAddress(secret, { brand: context.config.brandName, email: user.email })
  const expiresAt = context.clock.now().add({ minutes: setupMinutes })
  const sealed = await seal(context.db, `${expiresAt} ${secret}`, setupOwner(caller))
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

/** Adds the authenticator app by a right code, which counts as used. Returns the recovery codes of a first factor. */
export async function finishAuthenticatorApp(
  context: IdentityContext,
  { setup, code }: ParsedBodyOf<'POST /user/confirm-authenticator-app'>,
  caller: FactorCaller,
): Promise<string[]> {
  const { userId } = caller
  const now = context.clock.now()
  const opened = await unseal(context.db, Buffer.from(setup, 'base64url'), setupOwner(caller))
  const [expiresAt = '', secret = ''] = opened?.split(' ') ?? []
  if (!secret || Temporal.Instant.compare(expiresAt, now) <= 0) throw new Refusal('setup-expired')
  const typed = readCode(code)
  const step = typed?.kind === 'code' ? findTotpStep(secret, typed.digits, now) : undefined
  if (step === undefined)
    throw new Refusal('code-wrong', { errors: { code: ['refusal.code-wrong'] } })
  const sealedSecret = await seal(context.db, secret, userId)
  return changeFactors(context, caller, 'second-factor-added', async (trx, user) => {
    requireConfirmedEmail(user)
    const app = { user_id: userId, sealed_secret: sealedSecret, last_step: step, created_at: now }
    if (!(await insertAuthenticatorApp(trx, app))) throw new Refusal('conflict')
    return codesOfFirstFactor(trx, userId)
  })
}
