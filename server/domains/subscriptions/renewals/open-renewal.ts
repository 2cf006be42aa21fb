import { v7 as uuidv7 } from 'uuid'
import type { Context } from '../../../context/context.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { openAttempt, type PayingCard } from '../../payments/index.ts'
import { periodToRenew } from '../groups/period.rules.ts'
import type { GroupRow } from '../groups/subscription.repository.ts'
import { applyAnnouncedPrice } from '../prices/apply-announced-price.ts'
import { renewalPayable } from './renewal-payable.ts'
import { countTries, insertRenewal } from './renewal.repository.ts'

/** Stores a try to renew and the attempt that charges it. @returns the attempt's id */
export async function openRenewal(
  trx: Trx,
  { clock }: Pick<Context, 'clock'>,
  due: GroupRow,
  { card, returnUrl }: { card: PayingCard; returnUrl: string | null },
): Promise<string> {
  const now = clock.now()
  const { number, startsAt } = periodToRenew(due, now)
  const group = await applyAnnouncedPrice(trx, due, startsAt)
  const renewalId = uuidv7()
  await insertRenewal(trx, {
    id: renewalId,
    group_id: group.id,
    period_number: number,
    try_number: (await countTries(trx, group.id, number)) + 1,
    state: 'charging',
    failure_code: null,
    created_at: now,
    settled_at: null,
  })
  return openAttempt(
    trx,
    { clock },
    {
      purchaseId: group.id,
      handledBy: { payable: renewalPayable.name, reference: renewalId },
      card,
      amountPence: group.amount_pence,
      description: group.description,
      returnUrl,
      // Paid by hand, the card is set up for the renewals that follow.
      isFirstOfSeries: returnUrl !== null,
    },
  )
}
