import type { ParsedBodyOf, ResponseOf } from '@rashi/contract'
import type { Trx } from '../../platform/database/database.ts'
import { write } from '../../platform/database/write.ts'
import { provenUntil } from '../../platform/http/studio-access.rules.ts'
import { Refusal } from '../../platform/refusal.ts'
import { readCode } from '../../platform/secrets/typed-code.rules.ts'
import { recordAct } from '../operations/index.ts'
import type { StaffCaller, StaffContext } from './staff-context.ts'
import { findPasskey, listPasskeys } from './staff-credential.repository.ts'
import { limitWrongCodes, limitWrongPasskeys } from './staff-limits.ts'
import { startAssertion, verifyAssertion } from './staff-passkeys.ts'
import { updateProof } from './staff-session.repository.ts'
import { lockStaff } from './staff.repository.ts'
import { verifyTotp } from './verify-totp.ts'

type Proof = ParsedBodyOf<'POST /studio/proof'>

const subjectOf = ({ staff }: StaffCaller) =>
  ({ purpose: 'proof', subjectId: staff.staffId }) as const

export const startProof = async (context: StaffContext, caller: StaffCaller) =>
  startAssertion(context, subjectOf(caller), await listPasskeys(context.db, caller.staff.staffId))

/**
 * Proves by an own passkey or a code of the own authenticator app who is at the browser. A recovery code is no proof: it
 * is for somebody who signs in.
 *
 * @throws {Refusal} `passkey-refused`, `code-wrong`
 */
export async function prove(
  context: StaffContext,
  { passkey, code }: Proof,
  caller: StaffCaller,
): Promise<ResponseOf<'POST /studio/proof'>> {
  const { address } = caller.studio
  const provenAt =
    passkey === undefined
      ? await limitWrongCodes(context, caller.staff.staffId, () =>
          record(context, caller, 'code', (trx) => verifyCode(trx, context, code, caller)),
        )
      : await limitWrongPasskeys(context, address, () =>
          record(context, caller, 'passkey', (trx) => verifyKey(trx, context, passkey, caller)),
        )
  if (provenAt !== undefined) return { proven_until: provenUntil(provenAt).toString() }
  if (passkey !== undefined) throw new Refusal('passkey-refused')
  throw new Refusal('code-wrong', { errors: { code: ['refusal.code-wrong'] } })
}

/** Stores the proof if it is right; what was used up by a wrong one stays used up. */
const record = (
  { db, clock }: StaffContext,
  caller: StaffCaller,
  method: 'passkey' | 'code',
  verify: (trx: Trx) => Promise<boolean>,
): Promise<Temporal.Instant | undefined> =>
  write(db, async (trx) => {
    const at = clock.now()
    if (!(await verify(trx))) return undefined
    const { sessionId } = caller.staff
    await updateProof(trx, sessionId, at)
    const object = { object: 'staff session', objectId: sessionId }
    await recordAct(trx, caller, { at, ...object, details: { method } })
    return at
  })

async function verifyKey(
  trx: Trx,
  context: StaffContext,
  response: NonNullable<Proof['passkey']>,
  caller: StaffCaller,
): Promise<boolean> {
  const found = await findPasskey(trx, response.id)
  const passkey = found?.staff_id === caller.staff.staffId ? found : undefined
  return verifyAssertion(trx, context, subjectOf(caller), { passkey, response })
}

async function verifyCode(
  trx: Trx,
  context: StaffContext,
  code: string | undefined,
  { staff: { staffId } }: StaffCaller,
): Promise<boolean> {
  const typed = readCode(code ?? '')
  const staff = await lockStaff(trx, staffId)
  return typed?.kind === 'code' && staff !== undefined
    ? verifyTotp(trx, context, staff, typed.digits)
    : false
}
