import type { ParsedBodyOf, ResponseOf } from '@rashi/contract'
import type { StaffRole } from '@rashi/contract/studio-roles.rules'
import { v7 as uuidv7 } from 'uuid'
import type { Context } from '../../context/context.ts'
import type { Config } from '../../platform/config.ts'
import type { Trx } from '../../platform/database/database.ts'
import { write } from '../../platform/database/write.ts'
import { Refusal } from '../../platform/refusal.ts'
import { createSecretToken, hashToken } from '../../platform/secrets/secret-token.ts'
import { recordAct } from '../operations/index.ts'
import { listEveryone, toInvitation } from './list-staff.ts'
import type { StaffCaller, StaffContext } from './staff-context.ts'
import {
  deleteInvitation,
  type InvitationRow,
  replaceInvitation,
} from './staff-invitation.repository.ts'
import { invitationHours, joinAddress } from './staff-invitation.rules.ts'
import { findStaffByEmail } from './staff.repository.ts'

/**
 * Creates an invitation in place of an open one of that email, and returns its link, of which only the hash is stored.
 * Undefined if the email belongs to a member of staff.
 */
export async function createInvitation(
  trx: Trx,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  {
    email,
    role,
    invitedBy,
    at,
  }: { email: string; role: StaffRole; invitedBy: string | null; at: Temporal.Instant },
): Promise<{ invitation: InvitationRow; link: string } | undefined> {
  if (await findStaffByEmail(trx, email)) return undefined
  const token = createSecretToken()
  const invitation = {
    id: uuidv7(),
    token_hash: hashToken(token),
    mailed_token_hash: null,
    email,
    role,
    invited_by: invitedBy,
    created_at: at,
    expires_at: at.add({ hours: invitationHours }),
  }
  await replaceInvitation(trx, invitation)
  return { invitation, link: joinAddress(publicUrl, token) }
}

/** Invites somebody by an owner, who is shown a link; another one is mailed. */
export async function inviteStaff(
  { config, clock, db, jobs }: StaffContext & Pick<Context, 'jobs'>,
  { email, role }: ParsedBodyOf<'POST /studio/invite-staff'>,
  { languageId, ...caller }: StaffCaller & { readonly languageId: number },
): Promise<ResponseOf<'POST /studio/invite-staff'>> {
  return write(db, async (trx) => {
    const at = clock.now()
    const invitedBy = caller.staff.staffId
    const created = await createInvitation(trx, config, { email, role, invitedBy, at })
    if (created === undefined) throw new Refusal('staff-exists')
    const { invitation, link } = created
    const object = { object: 'invitation', objectId: invitation.id }
    await recordAct(trx, caller, { at, ...object, after: { email, role } })
    await jobs.enqueue(trx, 'staff-invitation', { invitationId: invitation.id, languageId })
    return { invitation: toInvitation(invitation), link }
  })
}

export async function withdrawInvitation(
  context: StaffContext,
  id: string,
  caller: StaffCaller,
): Promise<ResponseOf<'GET /studio/staff'>> {
  await write(context.db, async (trx) => {
    const invitation = await deleteInvitation(trx, id)
    if (invitation === undefined) throw new Refusal('not-found')
    const { email, role } = invitation
    const object = { object: 'invitation', objectId: id }
    await recordAct(trx, caller, { at: context.clock.now(), ...object, before: { email, role } })
  })
  return listEveryone(context)
}
