import { callProvider, pauseEvents, queryDatabase, runReconcile } from '../helpers/reconcile.ts'
import { saveCard, testCards } from '../helpers/checkout.ts'
import { createPerson } from '../helpers/accounts.ts'
import { call } from '../product.ts'
import { expect, test, useOwnProduct } from '../test.ts'

useOwnProduct({})

const silver = 1
const aries = 1

/** Buys Silver for a new person; returns the attempt, its payment, the customer and the card. */
async function createPurchase(number = testCards.valid) {
  const { token } = await createPerson()
  const card = await saveCard(token, number)
  const { body } = await call('POST /api/payment-plan/buy-subscription', {
    token,
    body: { payment_plan_id: silver, horoscope_id: aries, card_id: card },
  })
  const [attempt] = await queryDatabase(
    'select id, payment_id as payment from attempts where purchase_id = $1',
    [body.user_payment_plan_id],
  )
  const { id, payment } = attempt as { id: string; payment: string }
  const { customer } = await callProvider(`GET /v1/payment_intents/${payment}`)
  return { attempt: id, payment, customer: customer as string, card }
}
type Purchase = Awaited<ReturnType<typeof createPurchase>>

/** Creates a payment at the provider that the product does not know, like a given one but for a change. */
async function createPayment(
  { attempt, card, customer }: Purchase,
  change: { amount?: number; currency?: string } = {},
): Promise<string> {
  const { id } = await callProvider('POST /v1/payment_intents', {
    amount: 199,
    currency: 'gbp',
    customer,
    payment_method: card,
    confirm: 'true',
    return_url: 'https://stars.example',
    'allowed_payment_method_types[0]': 'card',
    'metadata[attempt_id]': attempt,
    ...change,
  })
  return id
}

const refund = (payment: string) => callProvider('POST /v1/refunds', { payment_intent: payment })

/** Replaces the payment of an attempt by another one, and refunds the first. */
async function replacePayment({ attempt, payment }: Purchase, other: string): Promise<void> {
  await refund(payment)
  await queryDatabase('update attempts set payment_id = $2 where id = $1', [attempt, other])
}

/** Functions that each cause one difference and return the line that must report it. */
const differences: Record<string, () => Promise<string>> = {
  doubled: async () => {
    const purchase = await createPurchase()
    const second = await createPayment(purchase)
    return `payment ${second}: charged £1.99 twice: this is an extra payment for attempt ${purchase.attempt}, whose own payment is ${purchase.payment}`
  },
  missing: async () => {
    const purchase = await createPurchase()
    await replacePayment(purchase, 'pi_of_nobody')
    return `attempt ${purchase.attempt}: “succeeded” in the database, but the provider has no payment pi_of_nobody`
  },
  'of a wrong amount': async () => {
    const purchase = await createPurchase()
    const other = await createPayment(purchase, { amount: 4999 })
    await replacePayment(purchase, other)
    return `payment ${other}: charged £49.99, but attempt ${purchase.attempt} asked for £1.99`
  },
  'in a wrong currency': async () => {
    const purchase = await createPurchase()
    const other = await createPayment(purchase, { currency: 'usd' })
    await replacePayment(purchase, other)
    return `payment ${other}: charged in usd, but attempt ${purchase.attempt} asked for gbp`
  },
  'of a wrong customer': async () => {
    const [purchase, stranger] = [await createPurchase(), await createPurchase()]
    const { card, customer } = stranger
    const other = await createPayment({ ...purchase, card, customer })
    await replacePayment(purchase, other)
    return `payment ${other}: charged customer ${customer}, but attempt ${purchase.attempt} asked for ${purchase.customer}`
  },
  'refunded elsewhere': async () => {
    const { payment } = await createPurchase()
    await refund(payment)
    return `payment ${payment}: £1.99 refunded at the provider, but not by the product`
  },
  unknown: async () => {
    const purchase = await createPurchase()
    const other = await createPayment({ ...purchase, attempt: 'of another shop' })
    return `payment ${other}: charged £1.99, but the database has no attempt for it`
  },
  'open for too long': async () => {
    const { attempt } = await createPurchase(testCards.requiresAuthentication)
    await queryDatabase(
      `update attempts set created_at = created_at - interval '25 hours', look_at = null where id = $1`,
      [attempt],
    )
    return `attempt ${attempt}: open for more than 24 hours: whether it was charged is unknown`
  },
}

// Guard in server/domains/payments/reconcile/difference.rules.ts: a payment in another currency is reported.
test(`npm run reconcile exits with 1 and reports every payment that is ${Object.keys(differences).join(', ')} (PAY-47)`, async () => {
  // A product that receives the events records refunds made at the provider itself.
  await pauseEvents()
  const expected: string[] = []
  for (const cause of Object.values(differences)) expected.push(await cause())
  const { code, lines } = await runReconcile()
  expect(lines.toSorted()).toEqual([...expected, `${expected.length} differences.`].toSorted())
  expect(code).toBe(1)
})
