import type { PaymentCard } from '@rashi/contract'
import { hasId } from '@rashi/contract/card-name.rules'
import { translated, useLanguage } from '../../lib/texts.ts'
import { useUser } from '../../lib/user.ts'
import { groupCombos } from './subscription-entries.rules.ts'

/** Gives the titles of the plans that renew from a card. */
export function usePlansRenewedBy(): (card: PaymentCard) => string[] {
  const { id: languageId } = useLanguage()
  const user = useUser()
  return (card) =>
    groupCombos(user?.active_subscriptions ?? [])
      .filter(([{ card_id }]) => hasId(card, card_id))
      .map(([{ payment_plan }]) => translated(payment_plan.translations, languageId)?.title ?? '')
}
