import type { Payment } from '../../../gateways/payment/payment-provider.ts'
import { byId, inPages } from '../../../platform/database/in-pages.ts'
import type { AccountOfRow } from '../accounts/account.repository.ts'
import { currentAccount } from '../accounts/current-account.ts'
import type { Difference, PaymentsContext } from '../payable/payable.ts'
import { listCustomerIds } from '../cards/card.repository.ts'
import { compareExtra, comparePayment, compareUnknown } from './difference.rules.ts'
import {
  findKnownAttempts,
  type KnownAttempts,
  listContradictions,
  listFulfilled,
  listSucceeded,
  type Span,
} from './reconcile.repository.ts'

const pageSize = 100

type Books = Pick<PaymentsContext, 'clock' | 'db' | 'payments' | 'payables'>

/**
 * Finds the differences between the provider and the database, and contradictions within the database. A
 * payment that is neither of a customer of ours nor for an attempt of ours is left out: a provider's account
 * may serve several products. What belongs to another account of the provider is not looked at.
 *
 * @param span the payments that are compared with the provider's; contradictions are looked for in all.
 */
export async function* findDifferences(books: Books, span: Span = {}): AsyncGenerator<Difference> {
  const seen = new Set<string>()
  const { ofRows: account } = await currentAccount(books)
  yield* compareProvider(books, { seen, account }, span)
  yield* findUnseen(books, { seen, account }, span)
  yield* await listContradictions(books.db, { account, now: books.clock.now() })
  yield* findUnfulfilled(books)
  for (const { findDifferences: findOwn } of books.payables) if (findOwn) yield* findOwn(books)
}

interface Progress {
  readonly customerIds: ReadonlySet<string>
  /** Attempts whose own payment the provider has. */
  readonly seen: Set<string>
  /** By attempt: the first payment listed for one that has none yet, because its response was lost. */
  readonly recovered: Map<string, string>
}

/** Checks that every charge that the provider has not refunded is the one payment of an attempt. */
async function* compareProvider(
  { db, payables, payments }: Books,
  { seen, account }: { seen: Set<string>; account: AccountOfRow },
  span: Span,
): AsyncGenerator<Difference> {
  const customerIds = new Set(await listCustomerIds(db, account))
  const progress: Progress = { customerIds, seen, recovered: new Map() }
  for await (const page of pagesOf(payments.listPayments(span))) {
    const known = await findKnownAttempts({ db, payables }, page)
    for (const payment of page)
      for (const what of compare(payment, known, progress))
        yield { about: 'payment', id: payment.id, what }
  }
}

function compare(payment: Payment, known: KnownAttempts, progress: Progress): string[] {
  const { customerIds, seen, recovered } = progress
  const named = known.byId.get(payment.attemptId ?? '')
  if (named?.payment_id === null && !recovered.has(named.id)) recovered.set(named.id, payment.id)
  const ownId = named && (named.payment_id ?? recovered.get(named.id))
  const payer = known.byPaymentId.get(payment.id) ?? (ownId === payment.id ? named : undefined)
  if (payer) {
    seen.add(payer.id)
    return comparePayment(payment, payer)
  }
  if (named && ownId !== undefined) return compareExtra(payment, named.id, ownId)
  return customerIds.has(payment.customerId ?? '') ? compareUnknown(payment) : []
}

/** Finds attempts that succeeded in the database and that the provider does not know. */
async function* findUnseen(
  { db }: Books,
  { seen, account }: { seen: ReadonlySet<string>; account: AccountOfRow },
  span: Span,
): AsyncGenerator<Difference> {
  for await (const page of inPages(byId, (at) => listSucceeded(db, { ...span, account, ...at })))
    for (const { id, payment_id } of page)
      if (!seen.has(id))
        yield {
          about: 'attempt',
          id,
          what: `“succeeded” in the database, but the provider has no payment ${payment_id}`,
        }
}

/** Paid purchases whose payable does not find what was bought. */
async function* findUnfulfilled({ db, payables }: Books): AsyncGenerator<Difference> {
  for await (const page of inPages(byId, (at) => listFulfilled(db, at)))
    for (const { id, kind, ordered } of page) {
      const isFulfilled = payables.find(({ name }) => name === kind)?.isFulfilled
      if (isFulfilled && !(await isFulfilled(db, { purchaseId: id, ordered })))
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
