import type { CardReason } from '@rashi/contract/card-reason.rules'
import { refusals, type RefusalCode } from '@rashi/contract/refusals'
import type { SecondStep } from '@rashi/contract'
import type { TextKey } from '@rashi/contract/texts'

/** An expected error with a stable code. Any other error that is thrown becomes a logged 500. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly status: number
  /** Text keys (or sentences) of errors by field. */
  readonly errors: Record<string, string[]> | undefined
  readonly retryAfterSeconds: number | undefined
  /** Replaces the code's own text; `{{wait}}` becomes the time of `retryAfterSeconds`, rounded up to minutes. */
  readonly textKey: TextKey | undefined
  /** The reason for `card-refused`, which replaces the code's own text. */
  readonly reason: CardReason | undefined
  /** The price of now in pounds, for `price-changed`. */
  readonly amount: number | undefined
  /** How the sign-in goes on after `second-step-required`. */
  readonly secondStep: SecondStep | undefined

  constructor(
    code: RefusalCode,
    more: {
      errors?: Record<string, string[]>
      retryAfterSeconds?: number
      textKey?: TextKey
      reason?: CardReason
      amount?: number
      secondStep?: SecondStep
    } = {},
  ) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.status = refusals[code]
    this.errors = more.errors
    this.retryAfterSeconds = more.retryAfterSeconds
    this.textKey = more.textKey
    this.reason = more.reason
    this.amount = more.amount
    this.secondStep = more.secondStep
  }
}
