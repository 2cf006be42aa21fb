import type { ErrorBody } from '@rashi/contract'

/** A call that did not succeed. `message` is the server's sentence, or the error itself where it gave none. */
export class ApiFailure extends Error {
  /** The HTTP status; 0 where no answer came. */
  readonly status: number
  readonly code: ErrorBody['code'] | 'network-down' | 'no-token'
  /** Field to sentences, in the reader's language. */
  readonly errors: Record<string, string[]>
  /** With `card-refused`: why. */
  readonly reason: ErrorBody['reason']
  /** An answer came, but no sentence of the server's: `message` is the bare answer. */
  readonly isBare: boolean

  constructor(
    message: string,
    {
      status = 0,
      code,
      errors = {},
      reason,
      isBare = false,
    }: {
      status?: number
      code: ApiFailure['code']
      errors?: Record<string, string[]>
      reason?: ErrorBody['reason']
      isBare?: boolean
    },
  ) {
    super(message)
    this.name = 'ApiFailure'
    this.status = status
    this.code = code
    this.errors = errors
    this.reason = reason
    this.isBare = isBare
  }
}
