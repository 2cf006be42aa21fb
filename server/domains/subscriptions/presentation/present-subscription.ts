import { numberOfTier } from '@rashi/contract/tiers.rules'
import { inDefaultLanguage } from '@rashi/contract/languages.rules'
import type { Subscription } from '@rashi/contract'
import type { Context } from '../../../context/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { listSigns } from '../../charts/index.ts'
import { listKnownCards, poundsOf, warnsBefore } from '../../payments/index.ts'
import { listPlanRows } from '../plans/plan.repository.ts'
import { offerWithdrawals } from '../withdrawals/offer-withdrawal.ts'
import { type GroupRow, listSubscriptionRows } from '../groups/subscription.repository.ts'

/** One subscription of a group. @throws {Refusal} `not-found` if the group does not have it. */
export async function presentSubscription(
  context: Pick<Context, 'clock' | 'db'>,
  group: GroupRow,
  subscriptionId: string,
): Promise<Subscription> {
  const found = (await presentGroups(context, [group])).find(({ id }) => id === subscriptionId)
  if (!found) throw new Refusal('not-found')
  return found
}

/** The subscriptions of these groups as the API answers them, in the groups' order. */
export async function presentGroups(
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  groups: readonly GroupRow[],
): Promise<Subscription[]> {
  if (groups.length === 0) return []
  const [rows, plans, signs] = await Promise.all([
    listSubscriptionRows(
      db,
      groups.map(({ id }) => id),
    ),
    listPlanRows(db),
    listSigns(db),
  ])
  const now = clock.now()
  const [offers, cards] = await Promise.all([
    offerWithdrawals(db, { groups, rows, now }),
    listKnownCards(
      db,
      groups.flatMap(({ card_id, status }) =>
        card_id !== null && status !== 'cancelled' ? card_id : [],
      ),
    ),
  ])
  return groups.flatMap((group) => {
    const own = rows.filter(({ group_id }) => group_id === group.id)
    const isCombo = own.length > 1
    const offer = offers.get(group.id)
    const card =
      group.status === 'cancelled'
        ? undefined
        : cards.find(({ card_id }) => card_id === group.card_id)
    const isExpiring =
      card !== undefined && Temporal.Instant.compare(card.expires_at, warnsBefore(now)) <= 0
    return own.map((row): Subscription => {
      const plan = plans.find(({ id }) => id === row.payment_plan_id)
      const sign = signs.find(({ id }) => id === row.sign_id)
      if (!plan || !sign) throw new Error(`the subscription ${row.id} has no plan or no sign`)
      return {
        id: row.id,
        status: group.status,
        platform: group.platform,
        subscription_type: isCombo ? 'combo' : 'single',
        combo_purchase_id: isCombo ? group.id : null,
        payment_plan: {
          id: plan.id,
          amount: poundsOf(row.amount_pence),
          horoscope_content_frequency: numberOfTier(group.tier),
          tier: group.tier,
          billing_interval: group.billing_interval,
          translations: plan.translations.map(({ language_id, title, frequency_title }) => ({
            language_id,
            title,
            frequency_title,
          })),
        },
        horoscope: {
          id: sign.id,
          key: sign.key,
          name: inDefaultLanguage(sign.translations)?.name ?? sign.key,
          translations: sign.translations.map(({ language_id, name }) => ({ language_id, name })),
        },
        subscription_ended: (group.withdrawn_at ?? group.period_ends_at).toString(),
        created_at: group.created_at.toString(),
        needs_confirmation: group.needs_confirmation,
        needs_other_card: group.needs_other_card,
        card_id: group.status === 'cancelled' ? null : group.card_id,
        card_needs_confirmation: group.status === 'active' && card?.set_up_at === null,
        card_expiring: isExpiring
          ? { last_4: card.last_4, exp_month: card.exp_month, exp_year: card.exp_year }
          : null,
        withdrawal: offer
          ? {
              until: offer.until.toString(),
              refund_amount: poundsOf(offer.refundPence),
              reason: offer.reason,
              kept_amount: poundsOf(offer.keptPence),
              days_kept: offer.daysKept,
            }
          : null,
        refund:
          group.withdrawn_at && group.refund_pence !== null
            ? { at: group.withdrawn_at.toString(), amount: poundsOf(group.refund_pence) }
            : null,
      }
    })
  })
}
