import type { CardReason } from '@rashi/contract/card-reason.rules'
import { refusals, type RefusalCode } from '@rashi/contract/refusals'

/** An expected no: what the caller may know is its code; anything else that is thrown is a logged 500. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly status: number
  /** Field to text keys (or sentences) of what is wrong with it. */
  readonly errors: Record<string, string[]> | undefined
  readonly retryAfterSeconds: number | undefined
  /** Said instead of the code's own sentence: words of somebody else's, such as a bank's. */
  readonly sentence: string | undefined
  /** With `card-refused`: why. */
  readonly reason: CardReason | undefined

  constructor(
    code: RefusalCode,
    more: {
      errors?: Record<string, string[]>
      retryAfterSeconds?: number
      sentence?: string
      reason?: CardReason
    } = {},
  ) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.status = refusals[code]
    this.errors = more.errors
    this.retryAfterSeconds = more.retryAfterSeconds
    this.sentence = more.sentence
    this.reason = more.reason
  }
}
