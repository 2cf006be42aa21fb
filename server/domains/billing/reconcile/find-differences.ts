import { isUserSubscribed, readAccess } from '../../access/index.ts'
import type { Payment } from '../../../gateways/payment/payment-provider.ts'
import { byId, inPages } from '../../../platform/database/in-pages.ts'
import type { BillingContext } from '../billing-context.ts'
import { listCustomerIds } from '../cards/card.repository.ts'
import { listSubscriptionRows } from '../subscriptions/subscription.repository.ts'
import { comparePayment, type Difference } from './difference.rules.ts'
import {
  listContradictions,
  listFulfilled,
  listKnownAttempts,
  listRunningGroups,
  listSucceeded,
} from './reconcile.repository.ts'

const pageSize = 100

type Books = Pick<BillingContext, 'clock' | 'db' | 'payments'> &
  Partial<Pick<BillingContext, 'purchaseKinds'>>

/**
 * Everything that the provider and the database do not agree on, and what the database says that cannot
 * be. Payments of customers that are not ours are nobody's here: an account may serve several products.
 */
export async function* findDifferences(books: Books): AsyncGenerator<Difference> {
  const seen = new Set<string>()
  yield* compareProvider(books, seen)
  yield* findUnseen(books, seen)
  yield* await listContradictions(books.db, books.clock.now())
  yield* findClosed(books)
  yield* findUngiven(books)
}

/** From the provider's side: each payment has its attempt, and that its purchase. */
async function* compareProvider({ db, payments }: Books, seen: Set<string>) {
  const ours = new Set(await listCustomerIds(db))
  for await (const page of pagesOf(payments.listPayments({}))) {
    const own = page.filter(({ customerId }) => customerId !== null && ours.has(customerId))
    const known = await listKnownAttempts(
      db,
      own.flatMap(({ attemptId }) => attemptId ?? []),
    )
    for (const payment of own) {
      const attempt = known.get(payment.attemptId ?? '')
      if (attempt) seen.add(attempt.id)
      for (const what of comparePayment(payment, attempt)) yield { id: payment.id, what }
    }
  }
}

/** From our side: what succeeded here is known there. */
async function* findUnseen({ db }: Books, seen: ReadonlySet<string>) {
  for await (const page of inPages(byId, (at) => listSucceeded(db, at)))
    for (const { id } of page)
      if (!seen.has(id)) yield { id, what: 'succeeded here, unknown to the provider' }
}

/** Rights: whoever pays for a sign may read it. */
async function* findClosed({ clock, db }: Books) {
  for await (const page of inPages(byId, (at) => listRunningGroups(db, at))) {
    const rows = await listSubscriptionRows(
      db,
      page.map(({ id }) => id),
    )
    for (const { id, user_id } of page) {
      const access = await readAccess({ db, clock }, { userId: user_id, generatedSignId: null })
      for (const { sign_id } of rows.filter(({ group_id }) => group_id === id))
        if (!isUserSubscribed(access, sign_id))
          yield { id, what: `paid for the sign ${sign_id}, which is closed to them` }
    }
  }
}

/** Everything else that is sold: its kind knows whether what was paid for is there. */
async function* findUngiven({ db, purchaseKinds = [] }: Books) {
  for await (const page of inPages(byId, (at) => listFulfilled(db, at)))
    for (const { id, kind, ordered } of page) {
      const isGiven = purchaseKinds.find(({ name }) => name === kind)?.isGiven
      if (isGiven && !(await isGiven(db, { purchaseId: id, ordered })))
        yield { id, what: `paid for, and not given: ${kind}` }
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
