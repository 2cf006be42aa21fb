import Stripe from 'stripe'
import { toSetUp, toSetupIntentParameters, toStartedSetUp } from './card-set-up.ts'
import { toPaymentIntentParameters } from './charge-parameters.ts'
import {
  ChargeRefused,
  type PaymentProvider,
  RefundRefused,
  TokenInvalid,
} from './payment-provider.ts'
import { isLiveKey, readAccountId } from './account-id.ts'
import { measureCalls } from './measure-calls.ts'
import { openStripe, type StripeAddress } from './stripe-client.ts'
import { readSignedEvent } from './stripe-events.ts'
import { refundField, toCard, toDispute, toPayment, toRefund } from './stripe-shapes.ts'
import { mapUnknownOutcome, mapCardErrors, toFailure } from './stripe-errors.ts'

export interface StripeSettings extends StripeAddress {
  readonly name: PaymentProvider['name']
  readonly publicKey: string
  readonly webhookSecret: string
}

export function stripeProvider(settings: StripeSettings): PaymentProvider {
  const { name, publicKey, baseUrl, webhookSecret } = settings
  const stripe = openStripe(settings)
  const isLive = isLiveKey(settings.secretKey)

  /** The app still sends card tokens, for which Stripe is ending support. */
  const createFromToken = async (idempotencyKey: string, token: string) => {
    const parameters = { type: 'card', card: { token } } as const
    return (await stripe.paymentMethods.create(parameters, { idempotencyKey })).id
  }

  const readPayment = async (id: string) =>
    toPayment(
      await mapUnknownOutcome(() =>
        stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }),
      ),
    )

  return measureCalls({
    name,
    isLive,
    publicKey,
    baseUrl,

    readAccountId: () => mapUnknownOutcome(() => readAccountId(stripe)),

    createCustomer: (idempotencyKey, { email, reference }) =>
      mapUnknownOutcome(async () => {
        const parameters = { email, metadata: { reference } }
        return (await stripe.customers.create(parameters, { idempotencyKey })).id
      }),

    changeEmail: (id, email) =>
      ignoreMissingCustomer(async () => {
        await mapUnknownOutcome(() => stripe.customers.update(id, { email }))
      }),

    deleteCustomer: (id) =>
      ignoreMissingCustomer(async () => {
        await mapUnknownOutcome(() => stripe.customers.del(id))
      }),

    saveCard: (key, { customerId, token }) =>
      mapCardErrors(async () => {
        const attached = await stripe.paymentMethods.attach(
          isPaymentMethod(token) ? token : await createFromToken(key, token),
          { customer: customerId },
          { idempotencyKey: `${key}:attach` },
        )
        if (!attached.card) throw new TokenInvalid('the payment method is no card')
        return toCard(attached)
      }),

    listCards: async (customerId) => {
      try {
        const query = { type: 'card', limit: 100 } as const
        const cards = await mapUnknownOutcome(() =>
          stripe.customers.listPaymentMethods(customerId, query),
        )
        return cards.data.map(toCard)
      } catch (error) {
        if (isMissing(error)) return []
        throw error
      }
    },

    removeCard: async (idempotencyKey, cardId) => {
      try {
        await mapUnknownOutcome(() => stripe.paymentMethods.detach(cardId, {}, { idempotencyKey }))
      } catch (error) {
        // It is no longer a customer's.
        if (!isInvalidRequest(error)) throw error
      }
    },

    setUpCard: (idempotencyKey, card) =>
      mapCardErrors(async () => {
        const parameters = toSetupIntentParameters(card)
        return toStartedSetUp(await stripe.setupIntents.create(parameters, { idempotencyKey }))
      }),

    readSetUp: async (id) =>
      toSetUp(await mapUnknownOutcome(() => stripe.setupIntents.retrieve(id))),

    isCardSetUp: ({ customerId, cardId }) =>
      mapUnknownOutcome(async () => {
        const of = { customer: customerId, payment_method: cardId, limit: 100 }
        const { data } = await stripe.setupIntents.list(of)
        return data.some(({ status, usage }) => status === 'succeeded' && usage === 'off_session')
      }),

    charge: (idempotencyKey, charge) =>
      mapUnknownOutcome(async () => {
        try {
          const parameters = toPaymentIntentParameters(charge)
          return toPayment(await stripe.paymentIntents.create(parameters, { idempotencyKey }))
        } catch (error) {
          if (error instanceof Stripe.errors.StripeCardError && error.payment_intent)
            return toPayment(error.payment_intent)
          if (
            error instanceof Stripe.errors.StripeCardError ||
            error instanceof Stripe.errors.StripeInvalidRequestError
          )
            throw new ChargeRefused(toFailure(error))
          throw error
        }
      }),

    readPayment,

    cancelPayment: async (idempotencyKey, id) => {
      try {
        return toPayment(
          await mapUnknownOutcome(() => stripe.paymentIntents.cancel(id, {}, { idempotencyKey })),
        )
      } catch (error) {
        // It has succeeded or was cancelled before.
        if (isInvalidRequest(error)) return readPayment(id)
        throw error
      }
    },

    refund: async (idempotencyKey, id, amount) => {
      try {
        const metadata = { [refundField]: idempotencyKey }
        const parameters = { payment_intent: id, amount, metadata }
        await mapUnknownOutcome(() => stripe.refunds.create(parameters, { idempotencyKey }))
      } catch (error) {
        if (!isInvalidRequest(error)) throw error
        if (error.code === 'charge_already_refunded') return
        throw new RefundRefused(error.code ?? error.message)
      }
    },

    listRefunds: (id) =>
      mapUnknownOutcome(async () => {
        const refunds = stripe.refunds.list({ payment_intent: id, limit: 100 })
        return (await refunds).data.map(toRefund)
      }),

    readDispute: async (id) =>
      toDispute(await mapUnknownOutcome(() => stripe.disputes.retrieve(id))),

    async *listPayments({ customerId, since, until }) {
      const pages = stripe.paymentIntents.list({
        limit: 100,
        expand: ['data.latest_charge'],
        ...(customerId === undefined ? {} : { customer: customerId }),
        created: {
          ...(since && { gte: Math.floor(since.epochMilliseconds / 1000) }),
          ...(until && { lt: Math.floor(until.epochMilliseconds / 1000) }),
        },
      })
      const intents = pages[Symbol.asyncIterator]()
      for (;;) {
        const { done, value } = await mapUnknownOutcome(() => intents.next())
        if (done) return
        yield toPayment(value)
      }
    },

    readEvent: (body, signature, now) =>
      readSignedEvent(stripe, { webhookSecret, isLive }, { body, signature, now }),
  })
}

/** The ids of payment methods begin like this; those of tokens begin with `tok_`. */
const isPaymentMethod = (id: string): boolean => id.startsWith('pm_')

/** Ignores that the customer no longer exists. */
async function ignoreMissingCustomer(call: () => Promise<void>): Promise<void> {
  try {
    await call()
  } catch (error) {
    if (isMissing(error)) return
    throw error
  }
}

const isMissing = (error: unknown): boolean =>
  isInvalidRequest(error) && error.code === 'resource_missing'

const isInvalidRequest = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError
