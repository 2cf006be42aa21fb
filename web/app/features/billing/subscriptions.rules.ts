import type { Subscription } from '@rashi/contract'
import type { Purchase, Wording } from './purchase.rules.ts'

/** One entry of the list: a subscription, or the two of a combo. */
export type SubscriptionEntry = readonly [Subscription, ...Subscription[]]

/** Combo subscriptions are one entry, by their `combo_purchase_id`; the order stays. */
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

/** A Diamond combo costs twice its plan's amount, except one of the Android store. In pounds. */
export const priceOf = ([
  { subscription_type, platform, payment_plan },
]: SubscriptionEntry): number =>
  subscription_type === 'combo' && platform !== 'android'
    ? payment_plan.amount * 2
    : payment_plan.amount

/** The store in which alone it can be cancelled. */
export const storeOf = ([{ platform }]: SubscriptionEntry): 'ios' | 'android' | undefined =>
  platform === 'ios' || platform === 'android' ? platform : undefined

const linesOf = (entry: SubscriptionEntry) =>
  entry.map(({ payment_plan, horoscope }) => ({
    what: payment_plan.translations.map(({ language_id, title }): Wording[number] => ({
      language_id,
      text: `${title} · ${nameIn(horoscope, language_id)}`,
    })),
    amount: payment_plan.amount,
  }))

const nameIn = ({ translations, name }: Subscription['horoscope'], languageId: number): string =>
  translations.find(({ language_id }) => language_id === languageId)?.name ?? name

/** The payment of a renewal that did not go through. */
export const renewalOf = (entry: SubscriptionEntry): Purchase<'renewal'> => ({
  kind: 'renewal',
  order: { subscription_id: entry[0].id },
  lines: linesOf(entry),
  frequency: entry[0].payment_plan.horoscope_content_frequency,
})
