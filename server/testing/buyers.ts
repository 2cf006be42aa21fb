import { randomBytes } from 'node:crypto'
import type { PaymentCard } from '@rashi/contract'
import type { Wallet } from '@rashi/contract/card-name.rules'
import { createPerson, type Person } from './people.ts'
import type { Answer, TestApp } from './test-app.ts'

/** Stripe's published test cards (docs/product/decisions.md section 7). */
export const cardNumbers = {
  good: '4242424242424242',
  indian: '4000003560000008',
  french: '4000002500000003',
  declined: '4000000000000002',
  noFunds: '4000000000009995',
  lost: '4000000000009987',
  stolen: '4000000000009979',
  tooOften: '4000000000006975',
  processingError: '4000000000000119',
  expired: '4000000000000069',
  wrongCode: '4000000000000127',
  requires3ds: '4000002760003184',
  failsWhenCharged: '4000000000000341',
  failsAfter3ds: '4000008400001629',
  isDisputed: '4000000000000259',
  isWarnedOf: '4000000000005423',
  failsToRefund: '4000000000005126',
  refundsLater: '4000000000007726',
  asksUntilSetUp: '4000002500003155',
} as const
export type CardName = keyof typeof cardNumbers

export const planIds = { silver: 1, diamond: 2, gold: 3, combo: 4 } as const

export interface Buyer extends Person {
  /** Makes a call with the buyer's token: `buyer.call('GET /api/payment-plan/get-payment-cards')`. */
  call(name: string, body?: unknown): Promise<Answer>
  saveCard(card: CardName, details?: { wallet?: Wallet; expiryYear?: string }): Promise<string>
  buy(body: Record<string, unknown>): Promise<Answer>
  /** Applies a promo code to a plan and returns the `coupon_code_id`. */
  applyCode(code: string, planId: number): Promise<string>
  active(): Promise<Subscribed[]>
  historic(): Promise<Subscribed[]>
}

export interface Subscribed {
  readonly id: string
  readonly status: string
  readonly platform: string
  readonly subscription_type: string
  readonly combo_purchase_id: string | null
  readonly subscription_ended: string
  readonly needs_confirmation: boolean
  readonly needs_other_card: boolean
  readonly card_id: string | null
  readonly card_needs_confirmation: boolean
  readonly payment_plan: { readonly id: number; readonly amount: number }
  readonly horoscope: { readonly id: number; readonly key: string }
}

/** Signs a user up and saves these cards, in this order. */
export async function createBuyer(
  product: Pick<TestApp, 'call' | 'sandbox'>,
  ...cards: CardName[]
): Promise<Buyer> {
  const person = await createPerson(product)
  // An address of their own, so that the limits of one buyer do not end those of another.
  const address = `10.${[...randomBytes(3)].join('.')}`
  let { token } = person
  const call = async (name: string, body?: unknown): Promise<Answer> => {
    const send = () =>
      product.call(name, { token, address, ...(body === undefined ? {} : { body }) })
    const answer = await send()
    if (answer.status !== 401) return answer
    // A session expires while a test moves the clock: sign in again.
    const { email, password } = person
    token = (await product.call('POST /api/login', { body: { email, password } })).body.token
    return send()
  }
  const buyer: Buyer = {
    ...person,
    call,
    saveCard: async (card, details) => {
      const { body, status, text } = await call('POST /api/payment-plan/save-payment-card', {
        token: await product.sandbox.createPaymentMethod(cardNumbers[card], details),
      })
      if (status !== 200) throw new Error(`saving a card answered ${status}: ${text}`)
      return (body.cards as PaymentCard[])[0]?.stripe_card_id ?? ''
    },
    buy: (body) => call('POST /api/payment-plan/buy-subscription', body),
    applyCode: async (code, planId) => {
      const query = `code=${code}&selectedPlan=${planId}&selectedlang=1`
      const { body, text } = await call(`POST /api/payment-plan/apply-discount-code?${query}`)
      if (body.status !== 200) throw new Error(`applying ${code} answered ${text}`)
      return body.coupon.id
    },
    active: async () =>
      (await call('GET /api/user/get-user-details')).body.data.user.active_subscriptions,
    historic: async () =>
      (await call('GET /api/payment-plan/get-user-historic-subscriptions')).body.subscriptions,
  }
  for (const card of cards) await buyer.saveCard(card)
  return buyer
}

/** Returns what the provider charged a buyer and did not refund, in pence for each charge. */
export async function listPaidAmounts(
  product: Pick<TestApp, 'context' | 'sandbox'>,
  buyer: Buyer,
): Promise<number[]> {
  const { provider_id } =
    (await product.context.db
      .selectFrom('payment_customers')
      .select('provider_id')
      .where('user_id', '=', buyer.user.id)
      .executeTakeFirst()) ?? {}
  if (!provider_id) return []
  const charges = await product.sandbox.stripe.charges.list({ customer: provider_id, limit: 100 })
  return charges.data
    .filter(({ paid }) => paid)
    .map(({ amount, amount_refunded }) => amount - amount_refunded)
    .filter((pence) => pence > 0)
}
