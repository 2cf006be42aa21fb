import type { ParsedBodyOf } from '@rashi/contract'
import { write } from '../../platform/database/write.ts'
import { Refusal } from '../../platform/refusal.ts'
import { verifyPassword } from '../../platform/secrets/passwords.ts'
import { readCode, type TypedCode } from '../../platform/secrets/typed-code.rules.ts'
import { type OpenedSession, openStaffSession } from './open-staff-session.ts'
import type { GuestCaller, StaffContext } from './staff-context.ts'
import { consumeRecoveryCode, findPasskey } from './staff-credential.repository.ts'
import { limitWrongCodes, limitWrongCredentials, limitWrongPasskeys } from './staff-limits.ts'
import { startAssertion, verifyAssertion } from './staff-passkeys.ts'
import { findStaffByEmail, lockStaff, type StaffRow } from './staff.repository.ts'
import { verifyTotp } from './verify-totp.ts'

const subject = { purpose: 'sign-in', subjectId: null } as const

/** Returns the options with which a browser offers every passkey that it has for this site. */
export const startSignIn = (context: StaffContext) => startAssertion(context, subject, [])

/** @throws {Refusal} `passkey-refused` */
export async function signInByPasskey(
  context: StaffContext,
  { passkey: response }: ParsedBodyOf<'POST /studio/sign-in/passkey'>,
  caller: GuestCaller,
): Promise<OpenedSession> {
  const opened = await limitWrongPasskeys(context, caller.studio.address, () =>
    write(context.db, async (trx) => {
      const passkey = await findPasskey(trx, response.id)
      const staff = passkey && (await lockStaff(trx, passkey.staff_id))
      if (!(await verifyAssertion(trx, context, subject, { passkey, response }))) return undefined
      if (staff === undefined) return undefined
      return openStaffSession(trx, caller, { staff, method: 'passkey', at: context.clock.now() })
    }),
  )
  if (opened === undefined) throw new Refusal('passkey-refused')
  return opened
}

/**
 * Signs in by password and a code of the authenticator app, or by a recovery code, which needs the password too where
 * there is one. Says no alike for each wrong part, after the same work for an email of nobody.
 *
 * @throws {Refusal} `studio-credentials-wrong`
 */
export async function signInByCode(
  context: StaffContext,
  { email, password, code }: ParsedBodyOf<'POST /studio/sign-in/code'>,
  caller: GuestCaller,
): Promise<OpenedSession> {
  const typed = readCode(code)
  const { address } = caller.studio
  const opened = await limitWrongCredentials(context, { email, address }, async () => {
    const staff = await findStaffByEmail(context.db, email)
    const isRight = await verifyPassword(staff?.password_hash, password)
    if (staff === undefined || typed === undefined) return undefined
    const needsPassword = typed.kind === 'code' || staff.password_hash !== null
    if (needsPassword && !isRight) return undefined
    if (typed.kind === 'recovery-code') return finish(context, { staff, typed, caller })
    return limitWrongCodes(context, staff.id, () => finish(context, { staff, typed, caller }))
  })
  if (opened === undefined) throw new Refusal('studio-credentials-wrong')
  return opened
}

const finish = (
  context: StaffContext,
  {
    staff: { id, password_hash },
    typed,
    caller,
  }: { staff: StaffRow; typed: TypedCode; caller: GuestCaller },
): Promise<OpenedSession | undefined> =>
  write(context.db, async (trx) => {
    const staff = await lockStaff(trx, id)
    // The password may have changed since it was verified.
    if (staff === undefined || staff.password_hash !== password_hash) return undefined
    const isRight =
      typed.kind === 'code'
        ? await verifyTotp(trx, context, staff, typed.digits)
        : await consumeRecoveryCode(trx, id, typed.code)
    if (!isRight) return undefined
    const method = typed.kind === 'code' ? 'password and code' : 'recovery code'
    return openStaffSession(trx, caller, { staff, method, at: context.clock.now() })
  })
