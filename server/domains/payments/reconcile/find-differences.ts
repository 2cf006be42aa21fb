import { isUserSubscribed, readAccess } from '../../access/index.ts'
import type { Payment } from '../../../gateways/payment/payment-provider.ts'
import { byId, inPages } from '../../../platform/database/in-pages.ts'
import type { BillingContext } from '../payable/payments-context.ts'
import { listCustomerIds } from '../cards/card.repository.ts'
import { listSubscriptionRows } from '../../subscriptions/groups/subscription.repository.ts'
import {
  compareExtra,
  comparePayment,
  compareUnknown,
  type Difference,
} from './difference.rules.ts'
import {
  findKnownAttempts,
  type KnownAttempts,
  listContradictions,
  listFulfilled,
  listRunningGroups,
  listSucceeded,
} from './reconcile.repository.ts'

const pageSize = 100

type Books = Pick<BillingContext, 'clock' | 'db' | 'payments'> &
  Partial<Pick<BillingContext, 'purchaseKinds'>>

/**
 * Everything that the provider and the database do not agree on, and what the database says that cannot
 * be. A payment of a customer that is not ours and for no attempt of ours is left out: a provider's account
 * may serve several products.
 */
export async function* findDifferences(books: Books): AsyncGenerator<Difference> {
  const seen = new Set<string>()
  yield* compareProvider(books, seen)
  yield* findUnseen(books, seen)
  yield* await listContradictions(books.db, books.clock.now())
  yield* findClosed(books)
  yield* findUngiven(books)
}

interface Progress {
  readonly customerIds: ReadonlySet<string>
  /** Attempts whose own payment the provider has. */
  readonly seen: Set<string>
  /** The payment of an attempt that knows none yet, because its answer was lost: the first one listed. */
  readonly adopted: Map<string, string>
}

/** From the provider's side: whatever was charged and kept is the one payment of an attempt. */
async function* compareProvider(
  { db, payments }: Books,
  seen: Set<string>,
): AsyncGenerator<Difference> {
  const customerIds = new Set(await listCustomerIds(db))
  const progress: Progress = { customerIds, seen, adopted: new Map() }
  for await (const page of pagesOf(payments.listPayments({}))) {
    const known = await findKnownAttempts(db, page)
    for (const payment of page)
      for (const what of compare(payment, known, progress))
        yield { about: 'payment', id: payment.id, what }
  }
}

function compare(payment: Payment, known: KnownAttempts, progress: Progress): string[] {
  const { customerIds, seen, adopted } = progress
  const named = known.byId.get(payment.attemptId ?? '')
  if (named?.payment_id === null && !adopted.has(named.id)) adopted.set(named.id, payment.id)
  const ownId = named && (named.payment_id ?? adopted.get(named.id))
  const payer = known.byPaymentId.get(payment.id) ?? (ownId === payment.id ? named : undefined)
  if (payer) {
    seen.add(payer.id)
    return comparePayment(payment, payer)
  }
  if (named && ownId !== undefined) return compareExtra(payment, named.id, ownId)
  return customerIds.has(payment.customerId ?? '') ? compareUnknown(payment) : []
}

/** From our side: what succeeded here is known there. */
async function* findUnseen({ db }: Books, seen: ReadonlySet<string>): AsyncGenerator<Difference> {
  for await (const page of inPages(byId, (at) => listSucceeded(db, at)))
    for (const { id, payment_id } of page)
      if (!seen.has(id))
        yield {
          about: 'attempt',
          id,
          what: `“succeeded” in the database, but the provider has no payment ${payment_id}`,
        }
}

/** Rights: whoever pays for a sign may read it. */
async function* findClosed({ clock, db }: Books): AsyncGenerator<Difference> {
  for await (const page of inPages(byId, (at) => listRunningGroups(db, at))) {
    const rows = await listSubscriptionRows(
      db,
      page.map(({ id }) => id),
    )
    for (const { id, user_id } of page) {
      const access = await readAccess({ db, clock }, { userId: user_id, generatedSignId: null })
      for (const { sign_id } of rows.filter(({ group_id }) => group_id === id))
        if (!isUserSubscribed(access, sign_id))
          yield {
            about: 'subscription',
            id,
            what: `paid for sign ${sign_id}, but its owner cannot read that sign`,
          }
    }
  }
}

/** Everything else that is sold: its kind knows whether what was paid for is there. */
async function* findUngiven({ db, purchaseKinds = [] }: Books): AsyncGenerator<Difference> {
  for await (const page of inPages(byId, (at) => listFulfilled(db, at)))
    for (const { id, kind, ordered } of page) {
      const isGiven = purchaseKinds.find(({ name }) => name === kind)?.isGiven
      if (isGiven && !(await isGiven(db, { purchaseId: id, ordered })))
        yield { about: 'purchase', id, what: `paid, but its buyer did not get it (${kind})` }
    }
}

async function* pagesOf(payments: AsyncIterable<Payment>): AsyncGenerator<Payment[]> {
  let page: Payment[] = []
  for await (const payment of payments) {
    page.push(payment)
    if (page.length === pageSize) {
      yield page
      page = []
    }
  }
  if (page.length > 0) yield page
}
