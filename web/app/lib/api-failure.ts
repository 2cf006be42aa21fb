import type { ErrorBody } from '@rashi/contract'

/** A call that failed. `message` is the server's message, or the error itself if the server gave none. */
export class ApiFailure extends Error {
  /** The HTTP status; 0 if there was no answer. */
  readonly status: number
  readonly code: ErrorBody['code'] | 'network-down' | 'no-token'
  /** The messages of each field, in the reader's language. */
  readonly errors: Record<string, string[]>
  /** The reason of `card-refused`. */
  readonly reason: ErrorBody['reason']
  /** The price of now in pounds, after `price-changed`. */
  readonly amount: ErrorBody['amount']
  /** How the sign-in goes on after `second-step-required`. */
  readonly secondStep: ErrorBody['second_step']
  /** The answer had no message: `message` is its status and text. */
  readonly isBare: boolean

  constructor(
    message: string,
    {
      status = 0,
      code,
      errors = {},
      reason,
      amount,
      secondStep,
      isBare = false,
    }: {
      status?: number
      code: ApiFailure['code']
      errors?: Record<string, string[]>
      reason?: ErrorBody['reason']
      amount?: ErrorBody['amount']
      secondStep?: ErrorBody['second_step']
      isBare?: boolean
    },
  ) {
    super(message)
    this.name = 'ApiFailure'
    this.status = status
    this.code = code
    this.errors = errors
    this.reason = reason
    this.amount = amount
    this.secondStep = secondStep
    this.isBare = isBare
  }
}
