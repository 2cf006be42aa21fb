import { translated, useLanguage } from '../../lib/texts.ts'
import { useUser } from '../../lib/user.ts'
import { groupCombos } from './subscription-entries.rules.ts'

/** Gives the titles of the plans that renew from a card. */
export function usePlansRenewedBy(): (cardId: string) => string[] {
  const { id: languageId } = useLanguage()
  const user = useUser()
  return (cardId) =>
    groupCombos(user?.active_subscriptions ?? [])
      .filter(([{ card_id }]) => card_id === cardId)
      .map(([{ payment_plan }]) => translated(payment_plan.translations, languageId)?.title ?? '')
}
