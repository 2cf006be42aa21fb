/**
 * How a request ended: as it should; 503 with Retry-After; without an answer, since the connection was refused or lost; or
 * otherwise, which breaks a promise.
 */
export type Ending = 'good' | 'unavailable' | 'disconnected' | 'wrong'

export interface Outcome {
  readonly name: string
  /** Milliseconds of the clock of `performance.now()`. */
  readonly beganAt: number
  readonly endedAt: number
  readonly ending: Ending
  /** The fault, for the report. */
  readonly detail: string
}

interface Answered {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
}

/** Judges an answer; `accepted` are the statuses besides 200 that the caller expects. */
export function judgeAnswer(
  { status, headers, text }: Answered,
  accepted: readonly number[] = [],
): Pick<Outcome, 'ending' | 'detail'> {
  if (status === 200 || accepted.includes(status)) return { ending: 'good', detail: '' }
  const detail = `${status} ${text.slice(0, 200)}`
  const isRetryable = status === 503 && Number(headers['retry-after']) > 0
  return { ending: isRetryable ? 'unavailable' : 'wrong', detail }
}
