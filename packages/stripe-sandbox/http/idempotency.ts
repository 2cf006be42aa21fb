import { createHmac } from 'node:crypto'
import { StripeFailure } from '../shared/failures.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { refusal, type Answer } from './answer.ts'
import type { Form } from './form.ts'

const secondsStored = 24 * 60 * 60

const idempotencyError = (status: number, message: string, code?: string) =>
  new StripeFailure(status, {
    type: 'idempotency_error',
    message,
    ...(code === undefined ? {} : { code }),
  })

interface Keyed {
  key: string | null
  endpoint: string
  form: Form
  requestId: string
}

/**
 * Carries a request out once: the same key with the same parameters gets the same status and body for 24
 * hours, even for declined cards and faults; other parameters or another endpoint get 400. Requests with
 * invalid parameters or API keys are not stored, since nothing was tried.
 */
export function answerOnce(
  { store, clock, keys }: Sandbox,
  { key, endpoint, form, requestId }: Keyed,
  work: () => Answer,
): Answer {
  if (key === null) return work()
  if (key.length > 255)
    return refusal(idempotencyError(400, 'Idempotency keys are up to 255 characters long.'))
  // An HMAC, since the parameters of a token contain a card number.
  const parameters = createHmac('sha256', keys.secretKey).update(canonical(form)).digest('hex')
  const now = clock.seconds()
  const stored = store
    .statement('SELECT * FROM idempotency WHERE key = ? AND created > ?')
    .get(key, now - secondsStored)
  if (stored !== undefined) {
    if (stored['endpoint'] !== endpoint)
      return refusal(
        idempotencyError(
          400,
          `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${endpoint}' vs '${String(stored['endpoint'])}'). Try using a key other than '${key}' if you meant to execute a different request.`,
        ),
      )
    if (stored['parameters'] !== parameters)
      return refusal(
        idempotencyError(
          400,
          `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        ),
      )
    return {
      status: stored['status'] as number,
      body: stored['body'] as string,
      replayOf: stored['request'] as string,
    }
  }
  const answer = work()
  if (isStored(answer))
    store
      .statement('INSERT OR REPLACE INTO idempotency VALUES (?, ?, ?, ?, ?, ?, ?)')
      .run(key, endpoint, parameters, now, requestId, answer.status, answer.body)
  return answer
}

/** The answer to a second request with a key while the first is in flight. */
export const keyInUse = (key: string): Answer =>
  refusal(
    idempotencyError(
      409,
      `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
      'idempotency_key_in_use',
    ),
  )

function isStored({ status, body }: Answer): boolean {
  if (status === 401) return false
  const { error } = JSON.parse(body) as { error?: { code?: string } }
  return error?.code?.startsWith('parameter_') !== true
}

/** Serializes parameters independently of their order. */
function canonical(value: Form[string]): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map((one) => canonical(one)).join()}]`
  const pairs = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`)
  return `{${pairs.join()}}`
}
