import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type PaymentProvider,
  ProviderUnavailable,
} from '../../../gateways/payment/payment-provider.ts'
import { write } from '../../../platform/database/write.ts'
import { openLog } from '../../../platform/log.ts'
import { reportInstallation } from '../../../report-installation.ts'
import { payables } from '../../../payables.ts'
import {
  type Buyer,
  type CardName,
  cardNumbers,
  createBuyer,
  planIds,
} from '../../../testing/buyers.ts'
import { randomAddress } from '../../../testing/people.ts'
import { type SecondProcess, startSecondProcess } from '../../../testing/second-process.ts'
import { startTestSandbox, type TestSandbox } from '../../../testing/sandbox.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import {
  countSkipped,
  findDifferences,
  type PaymentsContext,
  refundOrLog,
  refundPayment,
} from '../index.ts'
import { processEvent } from '../webhooks/process-event.ts'
import { receiveWebhook } from '../webhooks/receive-event.ts'

/** A process with the keys of one sandbox; both share the database. */
interface Side extends Pick<SecondProcess, 'call' | 'jobs'> {
  readonly sandbox: TestSandbox
  readonly payments: PaymentProvider
}

let product: TestApp
let second: SecondProcess
let [before, after] = [{} as Side, {} as Side]
/** The payments and customers that the second account was asked for. */
let asked: string[] = []
let isSilent = false

beforeAll(async () => {
  product = await createTestApp({ payments: true })
  before = {
    call: product.call,
    jobs: product.jobs,
    sandbox: product.sandbox,
    payments: product.context.payments,
  }
  product.clock.advance({ minutes: 1 })
  const sandbox = await startTestSandbox(product.clock)
  const payments: PaymentProvider = {
    ...sandbox.payments,
    readAccountId: async () => {
      if (isSilent) throw new ProviderUnavailable('no answer')
      return sandbox.payments.readAccountId()
    },
    readPayment: async (id) => {
      asked.push(id)
      return sandbox.payments.readPayment(id)
    },
    listRefunds: async (id) => {
      asked.push(id)
      return sandbox.payments.listRefunds(id)
    },
    listCards: async (id) => {
      asked.push(id)
      return sandbox.payments.listCards(id)
    },
  }
  second = await startSecondProcess(product, { payments })
  after = { call: second.call, jobs: second.jobs, sandbox, payments }
})
afterAll(async () => {
  await second.close()
  await after.sandbox.stop()
  await product.close()
})
beforeEach(() => {
  asked = []
})

/** The calls of a buyer at one of the two processes. */
function as(buyer: Buyer, side: Side) {
  const call: Buyer['call'] = async (name, body) => {
    const { email, password } = buyer
    const address = '10.0.0.9'
    const { body: signedIn } = await side.call('POST /api/login', {
      body: { email, password },
      address: randomAddress(),
    })
    const { token } = signedIn
    return side.call(name, { token, address, ...(body === undefined ? {} : { body }) })
  }
  return {
    call,
    saveCard: async (card: CardName) =>
      call('POST /api/payment-plan/save-payment-card', {
        token: await side.sandbox.createPaymentMethod(cardNumbers[card]),
      }),
    cards: async (): Promise<string[]> =>
      (await call('GET /api/payment-plan/get-payment-cards')).body.cards.map(
        ({ stripe_card_id }: { stripe_card_id: string }) => stripe_card_id,
      ),
    buy: (order: object) => call('POST /api/payment-plan/buy-subscription', order),
    states: async () =>
      (await call('GET /api/user/get-user-details')).body.data.user.active_subscriptions.map(
        ({ status, needs_other_card }: { status: string; needs_other_card: boolean }) => [
          status,
          needs_other_card,
        ],
      ),
    isOpen: async () =>
      (await call('GET /api/horoscope/user-new-single-horoscope/weekly/aries')).body.horoscope
        .is_user_subscribed as boolean,
  }
}

const silver = (card_id: string) => ({ payment_plan_id: planIds.silver, horoscope_id: 1, card_id })

async function subscribe(card: CardName = 'good'): Promise<Buyer & { card: string; id: string }> {
  const buyer = await createBuyer(product)
  const saved = await buyer.saveCard(card)
  const { body } = await buyer.buy(silver(saved))
  return Object.assign(buyer, { card: saved, id: body.user_payment_plan_id as string })
}

const renewAt = (side: Side) => side.jobs.runScheduled('renew-subscriptions')

async function takeSubjects({ email }: Buyer, side: Side): Promise<string[]> {
  await side.jobs.run()
  const subjects = product.mails.filter(({ to }) => to === email).map(({ subject }) => subject)
  product.mails.length = 0
  return subjects
}

/** How many of a buyer's Silver payments this account has. */
async function paidAt({ sandbox }: Side, { id }: { id: string }): Promise<number> {
  const payments = (await sandbox.stripe.paymentIntents.list({ limit: 100 })).data
  const rows = await product.context.db
    .selectFrom('attempts')
    .select('id')
    .where('purchase_id', '=', id)
    .execute()
  const attempts = new Set(rows.map((row) => row.id))
  return payments.filter(
    ({ status, metadata }) =>
      status === 'succeeded' && Object.values(metadata).some((value) => attempts.has(value)),
  ).length
}

async function differencesAt({ payments }: Side): Promise<string[]> {
  const found: string[] = []
  for await (const { id, what } of findDifferences({ ...product.context, payments, payables }))
    found.push(`${id} ${what}`)
  return found
}

// Guard in server/domains/payments/cards/card.repository.ts: a user has one customer at each account of the provider.
test('with the keys of another account a buyer has no cards, saves one and buys with it, and has the old cards again with the old keys (PAY-90, PAY-91)', async () => {
  const buyer = await subscribe()
  const there = as(buyer, after)
  expect(await there.cards()).toEqual([])
  expect((await there.saveCard('good')).status).toBe(200)
  const [card = ''] = await there.cards()
  expect(card).not.toBe(buyer.card)
  const bought = await there.buy({ ...silver(card), horoscope_id: 2 })
  expect([bought.status, bought.body.type]).toEqual([200, 'succeeded'])
  expect(await as(buyer, before).cards()).toEqual([buyer.card])
  expect(await there.cards()).toEqual([card])
  const refused = await as(buyer, before).buy({ ...silver(card), horoscope_id: 3 })
  expect(refused.body.code).toBe('card-not-found')
})

// Guard in server/domains/subscriptions/renewals/renew-due.ts: a card of another account is not charged.
test('a renewal whose card belongs to another account charges nothing, asks for a card and is paid by it (PAY-92)', async () => {
  const [payer, absent, returned] = [await subscribe(), await subscribe(), await subscribe()]
  await product.jobs.run()
  product.mails.length = 0
  product.clock.advance({ days: 7 })
  await renewAt(after)
  expect(await as(payer, after).states()).toEqual([['active', true]])
  expect(await as(payer, after).isOpen()).toBe(true)
  expect(await takeSubjects(payer, after)).toEqual(['Please add your card again for Silver'])
  expect([await paidAt(before, payer), await paidAt(after, payer)]).toEqual([1, 0])

  await as(payer, after).saveCard('good')
  await renewAt(after)
  expect(await as(payer, after).states()).toEqual([['active', false]])
  expect(await takeSubjects(payer, after)).toEqual([
    'Your receipt: Silver for Aries has been renewed',
  ])
  expect([await paidAt(before, payer), await paidAt(after, payer)]).toEqual([1, 1])

  product.clock.advance({ days: 6, hours: 23 })
  await renewAt(after)
  expect(await as(absent, after).states()).toEqual([['active', true]])
  product.clock.advance({ hours: 1 })
  // With the former keys the card can be charged again.
  await product.context.db
    .updateTable('subscription_groups')
    .set({ due_at: product.clock.now().add({ hours: 1 }) })
    .where('id', '=', returned.id)
    .execute()
  await renewAt(after)
  expect(await as(absent, after).states()).toEqual([])
  expect(await as(absent, after).isOpen()).toBe(false)
  product.clock.advance({ hours: 1 })
  await renewAt(before)
  expect(await as(returned, before).states()).toEqual([['active', false]])
  expect([await paidAt(before, returned), await paidAt(after, returned)]).toEqual([2, 0])
})

// Guard in server/domains/payments/settlement/resume-unsettled.ts: an attempt of another account is not resumed there.
test('a payment that is open at another account is not read there and blocks no order (PAY-93)', async () => {
  const buyer = await createBuyer(product)
  const card = await buyer.saveCard('requires3ds')
  expect((await buyer.buy(silver(card))).body.type).toBe('require_3d')
  product.clock.advance({ hours: 2 })
  await after.jobs.runScheduled('settle-payments')
  expect(asked.filter((id) => id.startsWith('pi_'))).toEqual([])
  const there = as(buyer, after)
  await there.saveCard('good')
  const [own = ''] = await there.cards()
  expect((await there.buy(silver(own))).body.type).toBe('succeeded')
})

// Guard in server/domains/subscriptions/renewals/renewal-payable.ts: an open renewal of another account is no decline.
test('a renewal that is open at another account is ended without a decline, and a card is asked for (PAY-93)', async () => {
  const buyer = await subscribe()
  product.clock.advance({ days: 7 })
  await product.sandbox.control('POST /sandbox/faults', {
    method: 'POST',
    path: '/v1/payment_intents',
    action: 'error',
    when: 'before',
    times: 10,
  })
  await renewAt(before)
  await product.sandbox.control('DELETE /sandbox/faults')
  await product.context.db
    .updateTable('subscription_groups')
    .set({ due_at: product.clock.now() })
    .where('id', '=', buyer.id)
    .execute()
  await renewAt(after)
  expect(await as(buyer, after).states()).toEqual([['active', true]])
})

// Guard in server/domains/payments/reconcile/reconcile.repository.ts: payments of other accounts are not compared.
test('the comparison leaves out the payments of another account and counts them (PAY-94)', async () => {
  await subscribe()
  const mine = await subscribe()
  await as(mine, after).saveCard('good')
  await renewAt(after)
  expect(await differencesAt(after)).toEqual([])
  const payments = await product.sandbox.stripe.paymentIntents.list({ limit: 100 })
  const context = { ...product.context, payments: after.payments }
  expect(await countSkipped(context)).toBe(payments.data.length)
})

// Guard in server/domains/payments/refunds/refund.ts: a refund is sent to the account of its payment alone.
test('a refund that is due at another account waits for its keys, which the operator is told (PAY-95, PAY-145)', async () => {
  const buyer = await subscribe()
  const ids = await product.context.db
    .selectFrom('attempts')
    .select(['id', 'payment_id'])
    .where('purchase_id', '=', buyer.id)
    .execute()
  await product.context.db
    .updateTable('attempts')
    .set({ refund_key: crypto.randomUUID(), refund_pence: 199, goodwill_pence: 199 })
    .where('purchase_id', '=', buyer.id)
    .execute()
  await after.jobs.runScheduled('settle-payments')
  await refundOrLog(contextWith({ payments: after.payments }), ids[0]?.id ?? '')
  expect(asked).toEqual([])
  await before.jobs.run()
  expect(product.mails.at(-1)?.subject).toBe('Refund waits for other keys: £1.99, Silver: Aries')
  const read = async () =>
    (await product.sandbox.stripe.refunds.list({ payment_intent: ids[0]?.payment_id ?? '' })).data
      .length
  expect(await read()).toBe(0)
  await before.jobs.runScheduled('settle-payments')
  expect(await read()).toBe(1)
})

// Guard in server/domains/payments/refunds/refund-payment.ts: a payment of another account is not refunded.
test('an operator is refused the refund of a payment of another account, in one sentence (PAY-95)', async () => {
  const buyer = await subscribe()
  const { id } = await product.sandbox.stripe.accounts.retrieveCurrent()
  await expect(
    write(product.context.db, (trx) =>
      refundPayment(
        trx,
        { ...product.context, payables },
        { id: buyer.id, pence: null, keepsRights: false },
      ),
    ),
  ).rejects.toThrow(
    `the payment ${buyer.id} was made at the sandbox ${id}: it can only be refunded with the keys of that account`,
  )
})

// Guard in server/domains/subscriptions/renewals/renew-due.ts: nothing is renewed until the account is known.
test('until the provider has said whose keys these are nothing is renewed and nothing is past due (PAY-97)', async () => {
  const buyer = await subscribe()
  product.clock.advance({ days: 7 })
  const payments = { ...after.payments }
  const third = await startSecondProcess(product, { payments })
  const side = { ...after, call: third.call, jobs: third.jobs, payments }
  isSilent = true
  await renewAt(side)
  const cards = await as(buyer, side).call('GET /api/payment-plan/get-payment-cards')
  expect([cards.status, cards.body.code]).toEqual([503, 'payment-unavailable'])
  expect(await as(buyer, side).states()).toEqual([['active', false]])
  isSilent = false
  expect(await as(buyer, side).cards()).toEqual([])
  await third.close()
})

test('the line of a start names provider, mode and account, and a start goes on without an answer (PAY-97)', async () => {
  const lines: string[] = []
  const log = openLog('info', { write: (line: string) => void lines.push(line) })
  const start = (payments: PaymentProvider) =>
    reportInstallation({ ...product.context, log, payments: { ...payments } })
  const { id } = await after.sandbox.stripe.accounts.retrieveCurrent()
  await start(after.payments)
  await start({ ...after.payments, name: 'stripe' })
  await start({
    ...after.payments,
    name: 'stripe',
    isLive: true,
    readAccountId: () => Promise.reject(new ProviderUnavailable('no answer')),
  })
  const said = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(
    said
      .filter(({ msg }) => msg === 'installation')
      .map(({ payments, mode, account }) => [payments, mode, account]),
  ).toEqual([
    ['sandbox', 'sandbox', id],
    ['stripe', 'test', id],
    ['stripe', 'live', null],
  ])
  expect(said.map(({ msg }) => msg)).toContain(
    'the account of the payment provider is not known yet',
  )
})

const contextWith = (change: Partial<PaymentsContext>): PaymentsContext => ({
  ...product.context,
  payables,
  emailOf: async () => undefined,
  isOldEnoughToBuy: async () => true,
  onCardsChanged: async () => {},
  onSetUpEnded: async () => {},
  listRenewalCards: async () => [],
  ...change,
})

// Guard in server/domains/payments/webhooks/process-event.ts: an event of another account is not processed.
test('an event that was received with the keys of another account is not processed, and is named in the log (PAY-96)', async () => {
  const body = JSON.stringify({
    id: 'evt_of_before',
    object: 'event',
    api_version: Stripe.API_VERSION,
    livemode: false,
    type: 'customer.updated',
    data: { object: { id: 'pi_of_before', object: 'payment_intent' } },
  })
  const signature = product.sandbox.stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret: product.sandbox.keys.webhookSecret,
    timestamp: Math.floor(product.clock.now().epochMilliseconds / 1000),
  })
  await receiveWebhook(contextWith({}), { body: Buffer.from(body), signature })
  const lines: string[] = []
  const log = openLog('warn', { write: (line: string) => void lines.push(line) })
  await processEvent(contextWith({ log, payments: after.payments }), 'evt_of_before')
  expect(lines).toEqual([expect.stringContaining('of another account is not processed')])
  const event = await product.context.db
    .selectFrom('webhook_inbox')
    .select('done_at')
    .where('event_id', '=', 'evt_of_before')
    .executeTakeFirstOrThrow()
  expect(event.done_at).not.toBeNull()
})
