import type { ParsedBodyOf, ResponseOf } from '@rashi/contract'
import { v7 as uuidv7 } from 'uuid'
import type { Trx } from '../../platform/database/database.ts'
import { write } from '../../platform/database/write.ts'
import { Refusal } from '../../platform/refusal.ts'
import {
  createAuthenticatorSetup,
  openAuthenticatorSetup,
} from '../../platform/secrets/authenticator-setup.ts'
import { hashPassword } from '../../platform/secrets/passwords.ts'
import { createRecoveryCodes } from '../../platform/secrets/recovery-code.rules.ts'
import { refuseGuessablePassword } from '../../platform/secrets/refuse-guessable-password.ts'
import { seal } from '../../platform/secrets/seal.ts'
import { recordAct } from '../operations/index.ts'
import { type OwnAccess, readOwnAccess } from './own-sessions.ts'
import type { StaffCaller, StaffContext } from './staff-context.ts'
import {
  deletePasskey,
  insertPasskey,
  listPasskeys,
  replaceRecoveryCodes,
} from './staff-credential.repository.ts'
import { startRegistration, verifyRegistration } from './staff-passkeys.ts'
import { deleteSessionsOf } from './staff-session.repository.ts'
import { lockStaff, type StaffRow, updateStaff } from './staff.repository.ts'

const maxPasskeys = 10

/** The thing that a change is about, for the record. */
interface Changed {
  readonly object: string
  readonly objectId: string
  readonly before?: { name: string }
  readonly after?: { name: string }
}

/** Changes the own ways to sign in, records it and ends all other sessions. Changes at the same time wait. */
async function changeAccess(
  context: StaffContext,
  caller: StaffCaller,
  change: (trx: Trx, staff: StaffRow) => Promise<Changed>,
): Promise<OwnAccess> {
  const { staffId, sessionId } = caller.staff
  await write(context.db, async (trx) => {
    const staff = await lockStaff(trx, staffId)
    if (staff === undefined) throw new Refusal('unauthenticated')
    const changed = await change(trx, staff)
    await deleteSessionsOf(trx, staffId, { exceptId: sessionId })
    await recordAct(trx, caller, { at: context.clock.now(), ...changed })
  })
  return readOwnAccess(context, caller)
}

export async function startPasskey(context: StaffContext, { staff }: StaffCaller) {
  const { staffId, email } = staff
  const passkeys = await listPasskeys(context.db, staffId)
  if (passkeys.length >= maxPasskeys) throw new Refusal('too-many-passkeys')
  return startRegistration(context, { purpose: 'add', subjectId: staffId }, { email, passkeys })
}

/** @throws {Refusal} `passkey-refused`, `passkey-taken`, `too-many-passkeys` */
export async function finishPasskey(
  context: StaffContext,
  { name: typedName, passkey: response }: ParsedBodyOf<'POST /studio/confirm-passkey'>,
  caller: StaffCaller,
): Promise<OwnAccess> {
  const { staffId } = caller.staff
  const subject = { purpose: 'add', subjectId: staffId } as const
  // In a transaction of its own: the challenge is used up whatever follows.
  const credential = await write(context.db, (trx) =>
    verifyRegistration(trx, context, subject, response),
  )
  if (credential === undefined) throw new Refusal('passkey-refused')
  return changeAccess(context, caller, async (trx) => {
    if ((await listPasskeys(trx, staffId)).length >= maxPasskeys)
      throw new Refusal('too-many-passkeys')
    const id = uuidv7()
    const name = typedName || (caller.device ?? 'Passkey')
    const isNew = await insertPasskey(trx, {
      id,
      staff_id: staffId,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      signature_count: credential.counter,
      transports: response.response.transports,
      name,
      created_at: context.clock.now(),
      last_used_at: null,
    })
    if (!isNew) throw new Refusal('passkey-taken')
    return { object: 'passkey', objectId: id, after: { name } }
  })
}

/** @throws {Refusal} `not-found`, `last-way-in` */
export const removePasskey = (
  context: StaffContext,
  id: string,
  caller: StaffCaller,
): Promise<OwnAccess> =>
  changeAccess(context, caller, async (trx, staff) => {
    const passkeys = await listPasskeys(trx, staff.id)
    const passkey = passkeys.find((one) => one.id === id)
    if (passkey === undefined) throw new Refusal('not-found')
    if (passkeys.length === 1 && staff.sealed_totp_secret === null) throw new Refusal('last-way-in')
    await deletePasskey(trx, id)
    return { object: 'passkey', objectId: id, before: { name: passkey.name } }
  })

/** Each session finishes its own setup. */
const setupOwner = ({ staff }: StaffCaller) => `studio setup ${staff.sessionId}`

export const startAuthenticatorApp = (context: StaffContext, caller: StaffCaller) =>
  createAuthenticatorSetup(context.db, {
    owner: setupOwner(caller),
    brand: context.config.brandName,
    email: caller.staff.email,
    now: context.clock.now(),
  })

/**
 * Sets password and authenticator app, which sign in together, in place of earlier ones.
 *
 * @throws {Refusal} `setup-expired`, `code-wrong`, `invalid` on `password`
 */
export async function finishAuthenticatorApp(
  context: StaffContext,
  { password, setup, code }: ParsedBodyOf<'POST /studio/confirm-authenticator-app'>,
  caller: StaffCaller,
): Promise<OwnAccess> {
  const { staffId, email } = caller.staff
  refuseGuessablePassword(context, password, email)
  const opening = { setup, code, owner: setupOwner(caller), now: context.clock.now() }
  const { secret, step } = await openAuthenticatorSetup(context.db, opening)
  const change = {
    password_hash: await hashPassword(password),
    sealed_totp_secret: await seal(context.db, secret, staffId),
    totp_last_step: step,
  }
  return changeAccess(context, caller, async (trx) => {
    await updateStaff(trx, staffId, change)
    return { object: 'staff', objectId: staffId }
  })
}

/** @throws {Refusal} `not-found`, `last-way-in` */
export const removeAuthenticatorApp = (
  context: StaffContext,
  caller: StaffCaller,
): Promise<OwnAccess> =>
  changeAccess(context, caller, async (trx, { id, sealed_totp_secret }) => {
    if (sealed_totp_secret === null) throw new Refusal('not-found')
    if ((await listPasskeys(trx, id)).length === 0) throw new Refusal('last-way-in')
    await updateStaff(trx, id, { password_hash: null, sealed_totp_secret: null })
    return { object: 'staff', objectId: id }
  })

/** Replaces the recovery codes and returns the new ones, which are stored as hashes alone. */
export async function renewRecoveryCodes(
  context: StaffContext,
  caller: StaffCaller,
): Promise<ResponseOf<'POST /studio/new-recovery-codes'>> {
  const { staffId } = caller.staff
  const codes = createRecoveryCodes()
  await changeAccess(context, caller, async (trx) => {
    await replaceRecoveryCodes(trx, staffId, codes)
    return { object: 'staff', objectId: staffId }
  })
  return { recovery_codes: codes }
}
