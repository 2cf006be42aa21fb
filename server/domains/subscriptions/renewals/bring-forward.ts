import type { Context } from '../../../context/context.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { describeOtherAccount, findKnownCard } from '../../payments/index.ts'
import {
  findGroup,
  type GroupRow,
  lockGroup,
  updateGroup,
} from '../groups/subscription.repository.ts'

/**
 * Makes a renewal due now, for a rehearsal: the job that renews charges its next period within a minute.
 *
 * @param id the id of the subscription's purchase
 * @throws {RangeError} for what is no subscription that renews by a card, and while its renewal waits
 */
export async function bringRenewalForward(
  trx: Trx,
  { clock }: Pick<Context, 'clock'>,
  id: string,
): Promise<GroupRow> {
  if (!(await findGroup(trx, id))) throw new RangeError(`there is no subscription ${id}`)
  const group = await lockGroup(trx, id)
  const reason = await findHindrance(trx, group)
  if (reason !== null) throw new RangeError(`“${group.description}” is not renewed now: ${reason}`)
  await updateGroup(trx, id, { due_at: clock.now() })
  return group
}

async function findHindrance(trx: Trx, group: GroupRow): Promise<string | null> {
  if (group.status === 'cancelled') return 'it has been cancelled'
  if (group.platform !== 'web' || group.card_id === null) return 'no card pays for it'
  if (group.needs_confirmation || group.needs_other_card) return 'its renewal waits for its holder'
  if (group.due_at === null) return 'a renewal of it is being charged'
  // A card that is not stored is older than the second account.
  const card = (await findKnownCard(trx, group.card_id)) ?? { provider_account: null }
  const other = await describeOtherAccount(trx, card)
  return other === null ? null : `its card is saved at ${other}`
}
