import Stripe from 'stripe'
import { chargeParameters } from './charge-parameters.ts'
import {
  ChargeRefused,
  type PaymentEvent,
  type PaymentProvider,
  SignatureInvalid,
} from './payment-provider.ts'
import { attemptField, cardOf, paymentOf } from './stripe-shapes.ts'
import { calling, cardErrors, failureOf } from './stripe-errors.ts'

export interface StripeSettings {
  readonly name: PaymentProvider['name']
  readonly secretKey: string
  readonly publicKey: string
  readonly webhookSecret: string
  /** Where Stripe's API, or what stands in for it, answers browsers; without a slash at its end. */
  readonly baseUrl: string
  /** Where it answers this machine, where that is another address. */
  readonly apiUrl?: string
}

/** The API version that the client's types describe: an upgrade of the client is seen here. */
const apiVersion = '2026-10-28.endive'
const timeoutMilliseconds = 20_000
const webhookToleranceSeconds = 300

export function stripeProvider(settings: StripeSettings): PaymentProvider {
  const { name, publicKey, baseUrl, apiUrl = baseUrl, webhookSecret } = settings
  const { protocol, hostname, port } = new URL(apiUrl)
  const stripe = new Stripe(settings.secretKey, {
    apiVersion,
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
    timeout: timeoutMilliseconds,
    maxNetworkRetries: 2,
    telemetry: false,
  })

  const readPayment = async (id: string) =>
    paymentOf(
      await calling(() => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })),
    )

  return {
    name,
    publicKey,
    baseUrl,

    createCustomer: (idempotencyKey, { email, reference }) =>
      calling(async () => {
        const parameters = { email, metadata: { reference } }
        return (await stripe.customers.create(parameters, { idempotencyKey })).id
      }),

    changeEmail: (id, email) =>
      unlessGone(async () => {
        await calling(() => stripe.customers.update(id, { email }))
      }),

    deleteCustomer: (id) =>
      unlessGone(async () => {
        await calling(() => stripe.customers.del(id))
      }),

    saveCard: (key, { customerId, token }) =>
      cardErrors(async () => {
        const made = await stripe.paymentMethods.create(
          { type: 'card', card: { token } },
          { idempotencyKey: key },
        )
        const attached = await stripe.paymentMethods.attach(
          made.id,
          { customer: customerId },
          { idempotencyKey: `${key}:attach` },
        )
        return cardOf(attached)
      }),

    listCards: (customerId) =>
      calling(async () => {
        const cards = stripe.customers.listPaymentMethods(customerId, { type: 'card', limit: 100 })
        return (await cards).data.map(cardOf)
      }),

    removeCard: (idempotencyKey, cardId) =>
      calling(async () => {
        await stripe.paymentMethods.detach(cardId, {}, { idempotencyKey })
      }),

    charge: (idempotencyKey, charge) =>
      calling(async () => {
        try {
          const parameters = chargeParameters(charge)
          return paymentOf(await stripe.paymentIntents.create(parameters, { idempotencyKey }))
        } catch (error) {
          if (error instanceof Stripe.errors.StripeCardError && error.payment_intent)
            return paymentOf(error.payment_intent)
          if (
            error instanceof Stripe.errors.StripeCardError ||
            error instanceof Stripe.errors.StripeInvalidRequestError
          )
            throw new ChargeRefused(failureOf(error))
          throw error
        }
      }),

    readPayment,

    cancelPayment: async (idempotencyKey, id) => {
      try {
        return paymentOf(
          await calling(() => stripe.paymentIntents.cancel(id, {}, { idempotencyKey })),
        )
      } catch (error) {
        // It has succeeded, or was cancelled before: what it is now is asked, not guessed.
        if (isInvalidRequest(error)) return readPayment(id)
        throw error
      }
    },

    refund: async (idempotencyKey, id, amount) => {
      try {
        const parameters = { payment_intent: id, amount }
        await calling(() => stripe.refunds.create(parameters, { idempotencyKey }))
      } catch (error) {
        if (isInvalidRequest(error) && error.code === 'charge_already_refunded') return
        throw error
      }
    },

    async *listPayments({ customerId, since }) {
      const pages = stripe.paymentIntents.list({
        limit: 100,
        expand: ['data.latest_charge'],
        ...(customerId === undefined ? {} : { customer: customerId }),
        ...(since === undefined
          ? {}
          : { created: { gte: Math.floor(since.epochMilliseconds / 1000) } }),
      })
      const intents = pages[Symbol.asyncIterator]()
      for (;;) {
        const { done, value } = await calling(() => intents.next())
        if (done) return
        yield paymentOf(value)
      }
    },

    readEvent: (body, signature, now) => {
      const event = verified(() =>
        stripe.webhooks.constructEvent(
          Buffer.from(body),
          signature,
          webhookSecret,
          webhookToleranceSeconds,
          undefined,
          now.epochMilliseconds,
        ),
      )
      return eventOf(event)
    },
  }
}

/** For what is of no matter to a customer that was deleted there. */
async function unlessGone(call: () => Promise<void>): Promise<void> {
  try {
    await call()
  } catch (error) {
    if (isInvalidRequest(error) && error.code === 'resource_missing') return
    throw error
  }
}

const isInvalidRequest = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError

function verified(read: () => Stripe.Event): Stripe.Event {
  try {
    return read()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError)
      throw new SignatureInvalid(error.message)
    if (error instanceof SyntaxError) throw new SignatureInvalid('the event is not JSON')
    throw error
  }
}

function eventOf(event: Stripe.Event): PaymentEvent {
  const about = event.data.object
  const isPayment = 'object' in about && about.object === 'payment_intent'
  return {
    id: event.id,
    type: event.type,
    paymentId: isPayment ? about.id : null,
    attemptId: isPayment ? (about.metadata[attemptField] ?? null) : null,
  }
}
