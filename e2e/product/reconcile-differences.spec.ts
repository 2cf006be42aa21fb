import { inDatabase, provider, reconcile } from '../helpers/reconcile.ts'
import { savedCard, testCards } from '../helpers/checkout.ts'
import { aPerson } from '../helpers/accounts.ts'
import { call } from '../product.ts'
import { expect, test, useOwnProduct } from '../test.ts'

useOwnProduct({})

const silver = 1
const aries = 1

/** A Silver subscription of a new person: its attempt, its payment at the provider and who paid. */
async function aPurchase(number = testCards.pays) {
  const { token } = await aPerson()
  const card = await savedCard(token, number)
  const { body } = await call('POST /api/payment-plan/buy-subscription', {
    token,
    body: { payment_plan_id: silver, horoscope_id: aries, card_id: card },
  })
  const [attempt] = await inDatabase(
    'select id, payment_id as payment from attempts where purchase_id = $1',
    [body.user_payment_plan_id],
  )
  const { id, payment } = attempt as { id: string; payment: string }
  const { customer } = await provider(`GET /v1/payment_intents/${payment}`)
  return { attempt: id, payment, customer: customer as string, card }
}
type Bought = Awaited<ReturnType<typeof aPurchase>>

/** A payment that the product knows nothing of, with the same values as this one but for a change. */
async function anotherPayment(
  { attempt, card, customer }: Bought,
  change: { amount?: number; currency?: string } = {},
): Promise<string> {
  const { id } = await provider('POST /v1/payment_intents', {
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

const refund = (payment: string) => provider('POST /v1/refunds', { payment_intent: payment })

/** Puts another payment in the place of the one that an attempt has, and refunds that. */
async function replace({ attempt, payment }: Bought, other: string): Promise<void> {
  await refund(payment)
  await inDatabase('update attempts set payment_id = $2 where id = $1', [attempt, other])
}

/** The event of a payment that waits at the bank sets when a job looks at it: nothing may do so after us. */
async function eventFollowed(payment: string): Promise<void> {
  const events = () =>
    inDatabase(
      `select type from webhook_inbox where payment_id = $1 and done_at is not null
        and type = 'payment_intent.requires_action'`,
      [payment],
    )
  await expect.poll(events).toHaveLength(1)
}

/** Each plants one difference and answers the line that is to name it. */
const kinds: Record<string, () => Promise<string>> = {
  doubled: async () => {
    const bought = await aPurchase()
    const second = await anotherPayment(bought)
    return `payment ${second}: charged £1.99 twice: this is an extra payment for attempt ${bought.attempt}, whose own payment is ${bought.payment}`
  },
  missing: async () => {
    const bought = await aPurchase()
    await replace(bought, 'pi_of_nobody')
    return `attempt ${bought.attempt}: “succeeded” in the database, but the provider has no payment pi_of_nobody`
  },
  'of a wrong amount': async () => {
    const bought = await aPurchase()
    const other = await anotherPayment(bought, { amount: 4999 })
    await replace(bought, other)
    return `payment ${other}: charged £49.99, but attempt ${bought.attempt} asked for £1.99`
  },
  'in a wrong currency': async () => {
    const bought = await aPurchase()
    const other = await anotherPayment(bought, { currency: 'usd' })
    await replace(bought, other)
    return `payment ${other}: charged in usd, but attempt ${bought.attempt} asked for gbp`
  },
  'of a wrong customer': async () => {
    const [bought, stranger] = [await aPurchase(), await aPurchase()]
    const { card, customer } = stranger
    const other = await anotherPayment({ ...bought, card, customer })
    await replace(bought, other)
    return `payment ${other}: charged customer ${customer}, but attempt ${bought.attempt} asked for ${bought.customer}`
  },
  'refunded elsewhere': async () => {
    const { payment } = await aPurchase()
    await refund(payment)
    return `payment ${payment}: £1.99 refunded at the provider, but not by the product`
  },
  unknown: async () => {
    const bought = await aPurchase()
    const other = await anotherPayment({ ...bought, attempt: 'of another shop' })
    return `payment ${other}: charged £1.99, but the database has no attempt for it`
  },
  'open for too long': async () => {
    const { attempt, payment } = await aPurchase(testCards.asksAtTheBank)
    await eventFollowed(payment)
    await inDatabase(
      `update attempts set created_at = created_at - interval '25 hours', look_at = null where id = $1`,
      [attempt],
    )
    return `attempt ${attempt}: open for more than 24 hours: whether it was charged is unknown`
  },
}

// Guard in server/domains/payments/reconcile/difference.rules.ts: a payment in another currency is reported.
test(`npm run reconcile ends with 1 and names every payment that is ${Object.keys(kinds).join(', ')} (PAY-47)`, async () => {
  const expected: string[] = []
  for (const plant of Object.values(kinds)) expected.push(await plant())
  const { code, lines } = await reconcile()
  expect(lines.toSorted()).toEqual([...expected, `${expected.length} differences.`].toSorted())
  expect(code).toBe(1)
})
