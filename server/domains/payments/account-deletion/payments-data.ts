import { randomUUID } from 'node:crypto'
import type { Trx } from '../../../platform/database/database.ts'
import type { KeptTopic, KeptValue, PersonalData } from '../../../context/personal-data.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { BillingContext } from '../payable/payments-context.ts'
import { findCustomer, lockCustomer } from '../cards/card.repository.ts'
import { listCards } from '../cards/list-cards.ts'
import { listGroups } from '../../subscriptions/groups/subscription.repository.ts'
import {
  handOver,
  isUnsettled,
  listAttempts,
  listCardExpiries,
  listPurchases,
  listRedemptions,
  replaceOrdered,
} from './account-deletion.repository.ts'
import { answeringUnavailable, settleForGood } from './close-open-payments.ts'

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'delete-payment-customer': { readonly customerId: string }
  }
}

/**
 * A person's cards, purchases and subscriptions. Cards go; that something was bought, when, and for how
 * much, stays for six years under a name that stands for nobody, as HMRC asks.
 */
export const billingData = (context: BillingContext): PersonalData => ({
  keptAbout: (_db, userId) => answeringUnavailable(() => keptAbout(context, userId)),
  settle: (userId) => settleForGood(context, userId),
  forget: (trx, userId) => forget(trx, context, userId),
})

async function forget(
  trx: Trx,
  { jobs, purchaseKinds }: BillingContext,
  userId: string,
): Promise<void> {
  const customerId = (await lockCustomer(trx, userId))?.provider_id
  if (await isUnsettled(trx, userId))
    throw new Refusal('payment-unavailable', { retryAfterSeconds: 30 })
  for (const { id, kind, ordered } of await listPurchases(trx, userId)) {
    const kept = purchaseKinds.find(({ name }) => name === kind)?.withoutWords?.(ordered)
    if (kept) await replaceOrdered(trx, id, kept)
  }
  await handOver(trx, { userId, nobodyId: randomUUID() })
  if (customerId) await jobs.enqueue(trx, 'delete-payment-customer', { customerId })
}

const pounds = (pence: number): number => pence / 100
const said = (instant: Temporal.Instant | null): string | null => instant?.toString() ?? null

async function keptAbout(context: BillingContext, userId: string): Promise<KeptTopic[]> {
  const { db } = context
  const [customer, cards, purchases, attempts, groups, redemptions, expiries] = await Promise.all([
    findCustomer(db, userId),
    listCards(context, userId),
    listPurchases(db, userId),
    listAttempts(db, userId),
    listGroups(db, userId),
    listRedemptions(db, userId),
    listCardExpiries(db, userId),
  ])
  return [
    {
      topic: 'payment_customer',
      rows: customer
        ? [{ provider_id: customer.provider_id, created_at: said(customer.created_at) }]
        : [],
    },
    { topic: 'cards', rows: cards.map((card) => ({ ...card })) },
    {
      topic: 'card_expiries',
      rows: expiries.map((card) => ({
        brand: card.brand,
        last_4: card.last_4,
        exp_month: card.exp_month,
        exp_year: card.exp_year,
        looked_at: said(card.looked_at),
        warned_at: said(card.warned_at),
      })),
    },
    {
      topic: 'purchases',
      rows: purchases.map((purchase) => ({
        id: purchase.id,
        kind: purchase.kind,
        description: purchase.description,
        ordered: purchase.ordered as KeptValue,
        amount: pounds(purchase.amount_pence),
        state: purchase.state,
        failure: purchase.failure_sentence,
        created_at: said(purchase.created_at),
        settled_at: said(purchase.settled_at),
      })),
    },
    {
      topic: 'payments',
      rows: attempts.map((attempt) => ({
        purchase_id: attempt.purchase_id,
        payment_id: attempt.payment_id,
        amount: pounds(attempt.amount_pence),
        brand: attempt.card_brand,
        last_4: attempt.card_last_4,
        state: attempt.state,
        created_at: said(attempt.created_at),
        settled_at: said(attempt.settled_at),
        refunded_at: said(attempt.refunded_at),
      })),
    },
    {
      topic: 'subscriptions',
      rows: groups.map((group) => ({
        purchase_id: group.id,
        description: group.description,
        platform: group.platform,
        status: group.status,
        amount: pounds(group.amount_pence),
        created_at: said(group.created_at),
        period_starts_at: said(group.period_starts_at),
        period_ends_at: said(group.period_ends_at),
        cancelled_at: said(group.cancelled_at),
      })),
    },
    {
      topic: 'promo_codes',
      rows: redemptions.map(({ code, redeemed_at }) => ({ code, redeemed_at: said(redeemed_at) })),
    },
  ]
}
