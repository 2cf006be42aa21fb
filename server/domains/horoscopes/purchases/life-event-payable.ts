import { countGrants, endGrant, grant, mayReadPart, readAccess } from '../../access/index.ts'
import type { Payable } from '../../payments/index.ts'
import { periodIdOfPart } from '../periods/calendar.rules.ts'
import { enqueueReceipt } from './receipt-queue.ts'

/** The sections as the purchase stores them. */
export interface OrderedParts {
  readonly parts: readonly {
    readonly id: number
    readonly sign_id: number
    readonly price_pence: number
  }[]
}

/** Life-event sections, granted without an end. */
export const lifeEventPayable: Payable = {
  name: 'life_event',
  isFulfilled: async (db, { purchaseId, ordered }) =>
    (await countGrants(db, { source: 'life_event', reference: purchaseId })) ===
    (ordered as OrderedParts).parts.length,
  isOwned: async (context, { userId, ordered }) => {
    const { parts } = ordered as OrderedParts
    const access = await readAccess(context, { userId, generatedSignId: null })
    return parts.some(({ id, sign_id, price_pence }) => {
      const year = { id: periodIdOfPart(id), readingPeriod: 'yearly' as const, signId: sign_id }
      return mayReadPart(access, { id, pricePence: price_pence }, year)
    })
  },
  fulfil: async (trx, { jobs }, bought) => {
    const { parts } = bought.ordered as OrderedParts
    for (const { id, sign_id } of parts)
      await grant(trx, {
        userId: bought.userId,
        source: 'life_event',
        reference: bought.purchaseId,
        signId: sign_id,
        subject: { partId: id },
        startsAt: bought.at,
        endsAt: null,
      })
    await enqueueReceipt(trx, jobs, bought, {
      readingPeriod: 'yearly',
      signId: parts[0]?.sign_id ?? 1,
    })
    return true
  },
  revoke: (trx, { clock }, { purchaseId }) =>
    endGrant(trx, { source: 'life_event', reference: purchaseId, at: clock.now() }),
}
