import type { Context } from '../../../context/context.ts'
import { write } from '../../../platform/database/write.ts'
import { replaceMissingCards } from './subscription.repository.ts'

/** Charges renewals whose card is no longer saved to the newest card that is. `cards` has the newest first. */
export const reassignRenewalCards = (
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  userId: string,
  cards: readonly { readonly id: string }[],
): Promise<void> =>
  write(db, (trx) =>
    replaceMissingCards(trx, {
      userId,
      present: cards.map(({ id }) => id),
      cardId: cards[0]?.id ?? null,
      now: clock.now(),
    }),
  )
