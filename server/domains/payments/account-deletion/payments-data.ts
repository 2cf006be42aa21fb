import { randomUUID } from 'node:crypto'
import type { Trx } from '../../../platform/database/database.ts'
import type { ExportedTopic, ExportedValue, PersonalData } from '../../../context/personal-data.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { AccountOfRow } from '../accounts/account.repository.ts'
import { describeAccount } from '../accounts/describe-other-account.ts'
import { currentAccount } from '../accounts/current-account.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import { poundsOf } from '../format/format.rules.ts'
import { refuseOutage } from '../provider/map-provider-outage.ts'
import { findCustomer, listOtherCustomers, lockCustomer } from '../cards/card.repository.ts'
import { listCards } from '../cards/list-cards.ts'
import {
  anonymise,
  hasLiveAttempt,
  listAttempts,
  listCardExpiries,
  listPurchases,
  replaceOrdered,
} from './account-deletion.repository.ts'
import { closeOpenPayments } from './close-open-payments.ts'

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'delete-payment-customer': { readonly customerId: string }
  }
}

/**
 * The export and deletion of a user's cards and payments. Cards are deleted; the records of payments are retained for six
 * years under an id that belongs to no account, as HMRC requires.
 */
export const paymentsData = (context: PaymentsContext): PersonalData => ({
  exportFor: (_db, userId) => refuseOutage(context.log, () => exportFor(context, userId)),
  prepareDeletion: (userId) => closeOpenPayments(context, userId),
  deleteFor: (trx, userId) => anonymisePayments(trx, context, userId),
})

async function anonymisePayments(
  trx: Trx,
  context: PaymentsContext,
  userId: string,
): Promise<void> {
  const { jobs, payables } = context
  const { ofRows } = await currentAccount(context)
  // Paying holds the customer's row: no payment starts from an account that is being deleted.
  const customerId = (await lockCustomer(trx, userId, ofRows))?.provider_id
  if (await hasLiveAttempt(trx, userId))
    throw new Refusal('payment-unavailable', { retryAfterSeconds: 30 })
  for (const { id, kind, ordered } of await listPurchases(trx, userId)) {
    const redacted = payables.find(({ name }) => name === kind)?.redact?.(ordered)
    if (redacted) await replaceOrdered(trx, id, redacted)
  }
  const lines = await listCustomersElsewhere(trx, userId, ofRows)
  if (lines.length > 0) await jobs.enqueue(trx, 'customers-to-delete', { lines })
  await anonymise(trx, { userId, nobodyId: randomUUID() })
  if (customerId) await jobs.enqueue(trx, 'delete-payment-customer', { customerId })
}

/** The customers at other accounts than that of the keys, which the operator has to delete; a sandbox has nobody's data. */
async function listCustomersElsewhere(
  trx: Trx,
  userId: string,
  current: AccountOfRow,
): Promise<string[]> {
  const first = await findCustomer(trx, userId, null)
  const lines: string[] = []
  for (const { provider_id, provider_account } of [
    ...(first ? [first] : []),
    ...(await listOtherCustomers(trx, userId)),
  ]) {
    if (provider_id === null || provider_account === current) continue
    const { name, mode } = await describeAccount(trx, provider_account)
    if (mode !== 'sandbox') lines.push(`${provider_id} at ${name}`)
  }
  return lines
}

const isoOrNull = (instant: Temporal.Instant | null): string | null => instant?.toString() ?? null

const exportCustomer = (customer: {
  readonly provider_id: string | null
  readonly created_at: Temporal.Instant
}) => ({ provider_id: customer.provider_id, created_at: isoOrNull(customer.created_at) })

async function exportFor(context: PaymentsContext, userId: string): Promise<ExportedTopic[]> {
  const { db } = context
  const [first, others, cards, purchases, attempts, expiries] = await Promise.all([
    findCustomer(db, userId, null),
    listOtherCustomers(db, userId),
    listCards(context, userId),
    listPurchases(db, userId),
    listAttempts(db, userId),
    listCardExpiries(db, userId),
  ])
  return [
    {
      topic: 'payment_customer',
      rows: first ? [exportCustomer(first)] : [],
    },
    { topic: 'other_payment_customers', rows: others.map(exportCustomer) },
    { topic: 'cards', rows: cards.map((card) => ({ ...card })) },
    {
      topic: 'card_expiries',
      rows: expiries.map((card) => ({
        brand: card.brand,
        wallet: card.wallet,
        last_4: card.last_4,
        exp_month: card.exp_month,
        exp_year: card.exp_year,
        looked_at: isoOrNull(card.looked_at),
        warned_at: isoOrNull(card.warned_at),
        set_up_at: isoOrNull(card.set_up_at),
      })),
    },
    {
      topic: 'purchases',
      rows: purchases.map((purchase) => ({
        id: purchase.id,
        kind: purchase.kind,
        description: purchase.description,
        ordered: purchase.ordered as ExportedValue,
        amount: poundsOf(purchase.amount_pence),
        state: purchase.state,
        failure: purchase.failure_sentence,
        created_at: isoOrNull(purchase.created_at),
        settled_at: isoOrNull(purchase.settled_at),
        consented_at: isoOrNull(purchase.consented_at),
        consent: purchase.consent_text,
      })),
    },
    {
      topic: 'payments',
      rows: attempts.map((attempt) => ({
        purchase_id: attempt.purchase_id,
        payment_id: attempt.payment_id,
        amount: poundsOf(attempt.amount_pence),
        brand: attempt.card_brand,
        wallet: attempt.card_wallet,
        last_4: attempt.card_last_4,
        card_country: attempt.card_country,
        state: attempt.state,
        created_at: isoOrNull(attempt.created_at),
        settled_at: isoOrNull(attempt.settled_at),
        refunded_at: isoOrNull(attempt.refunded_at),
        disputed_and_lost_at: isoOrNull(attempt.lost_at),
      })),
    },
  ]
}
