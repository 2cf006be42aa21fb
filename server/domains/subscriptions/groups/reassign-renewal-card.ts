import type { PaymentCard } from '@rashi/contract'
import { write } from '../../../platform/database/write.ts'
import type { BillingContext } from '../../payments/payable/payments-context.ts'
import { replaceMissingCards } from './subscription.repository.ts'

/** Renewals whose card is no longer saved are charged to the newest of those that are. */
export const chargeNewestCard = (
  { db }: Pick<BillingContext, 'db'>,
  { userId, cards }: { userId: string; cards: readonly PaymentCard[] },
): Promise<void> =>
  write(db, (trx) =>
    replaceMissingCards(trx, {
      userId,
      present: cards.map(({ stripe_card_id }) => stripe_card_id),
      cardId: cards[0]?.stripe_card_id ?? null,
    }),
  )
