import type { ParsedBodyOf, ResponseOf } from '@rashi/contract'
import type { Insertable } from 'kysely'
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
import { hashToken } from '../../platform/secrets/secret-token.ts'
import { type OpenedSession, openStaffSession, type SignInMethod } from './open-staff-session.ts'
import type { GuestCaller, StaffContext } from './staff-context.ts'
import { insertPasskey, replaceRecoveryCodes } from './staff-credential.repository.ts'
import { limitWrongPasskeys } from './staff-limits.ts'
import { passkeyOrigin, startRegistration, verifyRegistration } from './staff-passkeys.ts'
import {
  deleteInvitation,
  findInvitation,
  type InvitationRow,
} from './staff-invitation.repository.ts'
import type { StaffTable } from './staff.table.ts'
import { insertStaff } from './staff.repository.ts'

/** A session of somebody who has joined, and their recovery codes, which are shown once. */
export type Joined = OpenedSession & { readonly recoveryCodes: readonly string[] }

/** @throws {Refusal} `invitation-invalid` */
async function requireInvitation(
  { db, clock }: StaffContext,
  token: string,
): Promise<InvitationRow> {
  const invitation = await findInvitation(db, { tokenHash: hashToken(token), now: clock.now() })
  if (invitation === undefined) throw new Refusal('invitation-invalid')
  return invitation
}

export async function showInvitation(
  context: StaffContext,
  token: string,
): Promise<ResponseOf<'POST /studio/join/invitation'>> {
  const { email, role, expires_at } = await requireInvitation(context, token)
  return { email, role, expires_at: expires_at.toString(), passkey_origin: passkeyOrigin(context) }
}

/** Returns the options with which the browser creates the passkey to join with. */
export async function startJoining(context: StaffContext, token: string) {
  const { id, email } = await requireInvitation(context, token)
  return startRegistration(context, { purpose: 'join', subjectId: id }, { email, passkeys: [] })
}

/** Uses an invitation up: inserts the member of staff with recovery codes, and opens a session. */
async function join(
  trx: Trx,
  { clock }: StaffContext,
  invitation: InvitationRow,
  {
    secrets,
    method,
    caller,
  }: {
    secrets: Pick<Insertable<StaffTable>, 'id' | 'name'> & Partial<Insertable<StaffTable>>
    method: SignInMethod
    caller: GuestCaller
  },
): Promise<Joined> {
  const at = clock.now()
  if ((await deleteInvitation(trx, invitation.id)) === undefined)
    throw new Refusal('invitation-invalid')
  const { email, role } = invitation
  const staff = {
    password_hash: null,
    sealed_totp_secret: null,
    totp_last_step: 0,
    removed_at: null,
    ...secrets,
    email,
    role,
    created_at: at,
  }
  if (!(await insertStaff(trx, staff))) throw new Refusal('staff-exists')
  const recoveryCodes = createRecoveryCodes()
  await replaceRecoveryCodes(trx, staff.id, recoveryCodes)
  return { ...(await openStaffSession(trx, caller, { staff, method, at })), recoveryCodes }
}

/** @throws {Refusal} `passkey-refused`, `passkey-taken`, `invitation-invalid`, `staff-exists` */
export async function joinByPasskey(
  context: StaffContext,
  { token, full_name, name, passkey: response }: ParsedBodyOf<'POST /studio/join/passkey'>,
  caller: GuestCaller,
): Promise<Joined> {
  const invitation = await requireInvitation(context, token)
  const subject = { purpose: 'join', subjectId: invitation.id } as const
  // In a transaction of its own: the challenge is used up whatever follows.
  const credential = await limitWrongPasskeys(context, caller.studio.address, () =>
    write(context.db, (trx) => verifyRegistration(trx, context, subject, response)),
  )
  if (credential === undefined) throw new Refusal('passkey-refused')
  return write(context.db, async (trx) => {
    const id = uuidv7()
    const secrets = { id, name: full_name }
    const joined = await join(trx, context, invitation, { secrets, method: 'passkey', caller })
    const isNew = await insertPasskey(trx, {
      id: uuidv7(),
      staff_id: id,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      signature_count: credential.counter,
      transports: response.response.transports,
      name: name || (caller.device ?? 'Passkey'),
      created_at: context.clock.now(),
      last_used_at: null,
    })
    if (!isNew) throw new Refusal('passkey-taken')
    return joined
  })
}

const setupOwner = ({ id }: InvitationRow) => `join ${id}`

/** Returns a secret for an authenticator app, which counts for nothing until somebody joins with a code of it. */
export async function startJoiningByApp(context: StaffContext, token: string) {
  const invitation = await requireInvitation(context, token)
  return createAuthenticatorSetup(context.db, {
    owner: setupOwner(invitation),
    brand: context.config.brandName,
    email: invitation.email,
    now: context.clock.now(),
  })
}

/** @throws {Refusal} `setup-expired`, `code-wrong`, `invalid` on `password`, `invitation-invalid`, `staff-exists` */
export async function joinByPassword(
  context: StaffContext,
  { token, full_name, password, setup, code }: ParsedBodyOf<'POST /studio/join/password'>,
  caller: GuestCaller,
): Promise<Joined> {
  const invitation = await requireInvitation(context, token)
  refuseGuessablePassword(context, password, invitation.email)
  const opening = { setup, code, owner: setupOwner(invitation), now: context.clock.now() }
  const opened = await openAuthenticatorSetup(context.db, opening)
  const id = uuidv7()
  const secrets = {
    id,
    name: full_name,
    password_hash: await hashPassword(password),
    sealed_totp_secret: await seal(context.db, opened.secret, id),
    totp_last_step: opened.step,
  }
  return write(context.db, (trx) =>
    join(trx, context, invitation, { secrets, method: 'password and code', caller }),
  )
}
