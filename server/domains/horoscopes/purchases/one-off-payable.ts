import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import { countGrants, endGrant, grant, mayReadPeriod, readAccess } from '../../access/index.ts'
import type { Payable } from '../../payments/index.ts'
import { enqueueReceipt } from './receipt-queue.ts'

/** The period as the purchase stores it. */
export interface OrderedPeriod {
  readonly id: number
  readonly reading_period: ReadingPeriod
  readonly sign_id: number
}

/** One period of one sign, granted without an end. */
export const oneOffPayable: Payable = {
  name: 'one_off',
  isFulfilled: async (db, { purchaseId }) =>
    (await countGrants(db, { source: 'one_off', reference: purchaseId })) === 1,
  isOwned: async (context, { userId, ordered }) => {
    const { id, reading_period, sign_id } = ordered as OrderedPeriod
    // Trials are left out: what only a trial opens can be bought.
    const access = await readAccess(context, { userId, generatedSignId: null })
    return mayReadPeriod(access, { id, readingPeriod: reading_period, signId: sign_id })
  },
  fulfil: async (trx, { jobs }, bought) => {
    const period = bought.ordered as OrderedPeriod
    await grant(trx, {
      userId: bought.userId,
      source: 'one_off',
      reference: bought.purchaseId,
      signId: period.sign_id,
      subject: { periodId: period.id },
      startsAt: bought.at,
      endsAt: null,
    })
    await enqueueReceipt(trx, jobs, bought, {
      readingPeriod: period.reading_period,
      signId: period.sign_id,
    })
    return true
  },
  revoke: (trx, { clock }, { purchaseId }) =>
    endGrant(trx, { source: 'one_off', reference: purchaseId, at: clock.now() }),
}
