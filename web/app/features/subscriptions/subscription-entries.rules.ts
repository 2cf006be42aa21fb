import { inLanguage } from '@rashi/contract/languages.rules'
import type { Subscription } from '@rashi/contract'

/** Subscriptions that are billed as one: a single one, or the two of a combo. */
export type SubscriptionEntry = readonly [Subscription, ...Subscription[]]

/** Groups combo subscriptions by their `combo_purchase_id`, and keeps the order. */
export function groupCombos(subscriptions: readonly Subscription[]): SubscriptionEntry[] {
  const entries = new Map<string, [Subscription, ...Subscription[]]>()
  for (const one of subscriptions) {
    const key = one.combo_purchase_id ?? one.id
    const entry = entries.get(key)
    if (entry) entry.push(one)
    else entries.set(key, [one])
  }
  return [...entries.values()]
}

export const findSignName = (
  { translations, name }: Subscription['horoscope'],
  languageId: number,
) => inLanguage(translations, languageId)?.name ?? name

/** Returns the most urgent problem that the holder has to solve; undefined where there is none. */
export function findTrouble([
  {
    status,
    platform,
    needs_confirmation,
    needs_other_card,
    card_id,
    card_needs_confirmation,
    card_expiring,
  },
]: SubscriptionEntry):
  | 'past-due'
  | 'other-card'
  | 'card-again'
  | 'needs-confirmation'
  | 'no-card'
  | 'card-unconfirmed'
  | 'card-expiring'
  | undefined {
  if (status === 'past_due' && needs_other_card) return 'other-card'
  if (status === 'past_due') return needs_confirmation ? 'needs-confirmation' : 'past-due'
  if (status !== 'active' || platform !== 'web') return undefined
  if (needs_other_card) return 'card-again'
  if (card_id === null) return 'no-card'
  if (card_needs_confirmation) return 'card-unconfirmed'
  return card_expiring ? 'card-expiring' : undefined
}

/** Builds the purchase of a failed renewal for the card page. */
export const buildRenewal = (entry: SubscriptionEntry) => ({
  kind: 'renewal' as const,
  order: { subscription_id: entry[0].id },
  lines: entry.map(({ payment_plan, horoscope }) => ({
    what: payment_plan.translations.map(({ language_id, title }) => ({
      language_id,
      text: `${title} · ${findSignName(horoscope, language_id)}`,
    })),
    amount: payment_plan.amount,
  })),
  billingInterval: entry[0].payment_plan.billing_interval,
})
