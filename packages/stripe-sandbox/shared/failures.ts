import type Stripe from 'stripe'

export type FailureType = 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error'

/** The body of an error in Stripe's format. */
export interface FailureBody {
  type: FailureType
  message: string
  code?: string
  decline_code?: string
  advice_code?: string
  param?: string
  doc_url?: string
  charge?: string
  payment_intent?: Stripe.PaymentIntent
  setup_intent?: Stripe.SetupIntent
  payment_method?: Stripe.PaymentMethod
}

/** A refusal with Stripe's error body. Earlier writes of the request are stored: a declined charge is recorded. */
export class StripeFailure extends Error {
  override name = 'StripeFailure'
  readonly status: number
  readonly body: FailureBody

  constructor(status: number, { code, ...body }: FailureBody) {
    super(body.message)
    this.status = status
    this.body =
      code === undefined
        ? body
        : {
            ...body,
            code,
            doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`,
          }
  }
}

export const invalidRequest = (
  message: string,
  more: Omit<FailureBody, 'type' | 'message'> = {},
  status = 400,
): StripeFailure => new StripeFailure(status, { type: 'invalid_request_error', message, ...more })

/** How Stripe refuses a restricted key. */
export const missingRight = (accountId: string): StripeFailure =>
  invalidRequest(
    `The provided key 'rk_test_********' does not have the required permissions for this endpoint on account '${accountId}'.`,
    {},
    403,
  )

const spokenKinds: Record<string, string> = { payment_method: 'PaymentMethod' }

export const noSuch = (kind: string, id: string, param: string, status = 404): StripeFailure =>
  invalidRequest(
    `No such ${spokenKinds[kind] ?? kind}: '${id}'`,
    { code: 'resource_missing', param },
    status,
  )
