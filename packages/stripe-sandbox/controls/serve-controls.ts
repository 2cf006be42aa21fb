import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { cardBehaviours } from '../cards/test-cards.ts'
import { invalidRequest, StripeFailure } from '../shared/failures.ts'
import { jsonAnswer, refusal, send } from '../http/answer.ts'
import { authenticate } from '../http/authenticate.ts'
import { readBody } from '../http/read-body.ts'
import { matchSegments } from '../shared/match-segments.ts'
import { changeDispute, disputeStatuses, openDispute } from '../resources/disputes.ts'
import { byItself, emit } from '../resources/events.ts'
import { get } from '../resources/find.ts'
import { refundStatuses, settleRefund } from '../resources/settle-refund.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { describeState } from './describe-state.ts'

type Control = (
  sandbox: Sandbox,
  body: unknown,
  path: Record<string, string>,
) => object | Promise<object>

const duration = z.string().transform((text, context) => {
  try {
    const by = Temporal.Duration.from(text)
    if (by.sign >= 0) return by
  } catch {
    // Not a duration: refused below like a negative one.
  }
  context.addIssue('must be an ISO 8601 duration that does not go back, such as P31D')
  return z.NEVER
})

const faultOrder = z.strictObject({
  method: z.enum(['GET', 'POST', 'DELETE']).default('POST'),
  path: z.string().startsWith('/v1/'),
  action: z.enum(['drop', 'error', 'forbid', 'hold']),
  when: z.enum(['before', 'after']),
  times: z.int().min(1).max(100_000).default(1),
})

/** A change to a saved card: its bank's behaviour from now on, or a replacement with a later expiry. */
const cardChange = z.strictObject({
  behaviour: z.enum(cardBehaviours).optional(),
  expires: z
    .strictObject({ exp_month: z.int().min(1).max(12), exp_year: z.int().min(2000).max(2099) })
    .optional(),
})

const controls: Record<string, Control> = {
  'GET /sandbox/state': (sandbox) => sandbox.store.durably(() => describeState(sandbox)),
  'POST /sandbox/clock': ({ store, clock }, body) => {
    const { advance } = z.strictObject({ advance: duration }).parse(body)
    return store.durably(() => ({ now: clock.advance(advance).toString() }))
  },
  'POST /sandbox/faults': ({ faults }, body) => ({ id: faults.order(faultOrder.parse(body)) }),
  'DELETE /sandbox/faults': ({ faults }) => {
    faults.clear()
    return { faults: faults.list() }
  },
  'POST /sandbox/faults/:id/release': ({ faults }, _, { id = '' }) => {
    if (!faults.release(id)) throw invalidRequest(`No such fault: '${id}'`, {}, 404)
    return { faults: faults.list() }
  },
  'POST /sandbox/webhook': ({ deliveries }, body) => {
    const { url } = z.strictObject({ url: z.url().nullable() }).parse(body)
    deliveries.setReceiver(url)
    return { url }
  },
  'POST /sandbox/deliveries': async ({ deliveries }, body) => {
    const { paused } = z.strictObject({ paused: z.boolean() }).parse(body)
    deliveries.setPaused(paused)
    return { pending: deliveries.countPending() }
  },
  'POST /sandbox/deliveries/flush': async ({ deliveries }) => ({
    pending: await deliveries.flush(),
  }),
  'POST /sandbox/events/:id/deliver': async ({ store, deliveries }, _, { id = '' }) => {
    get(store, 'event', id, 'id', 404)
    return { status: await deliveries.deliverNow(id) }
  },
  'POST /sandbox/disputes': (sandbox, body) => {
    const order = z.strictObject({ payment_intent: z.string(), reason: z.string() }).parse(body)
    const { store } = sandbox
    return store.durably(() => {
      const { object: intent } = get(store, 'payment_intent', order.payment_intent, 'intent', 404)
      const { object: charge } = get(store, 'charge', String(intent.latest_charge), 'charge', 404)
      return openDispute({ sandbox, request: byItself }, charge, order.reason)
    })
  },
  'POST /sandbox/disputes/:id': (sandbox, body, { id = '' }) => {
    const { status } = z.strictObject({ status: z.enum(disputeStatuses) }).parse(body)
    return sandbox.store.durably(() => changeDispute({ sandbox, request: byItself }, id, status))
  },
  'POST /sandbox/refunds/:id': (sandbox, body, { id = '' }) => {
    const { status } = z.strictObject({ status: z.enum(refundStatuses) }).parse(body)
    return sandbox.store.durably(() => settleRefund({ sandbox, request: byItself }, id, status))
  },
  'POST /sandbox/payment_methods/:id': (sandbox, body, { id = '' }) => {
    const { behaviour, expires } = cardChange.parse(body)
    const { store } = sandbox
    return store.durably(() => {
      const { object, hidden } = get(store, 'payment_method', id, 'payment_method', 404)
      const card = object.card && { ...object.card, ...expires }
      const changed = { ...object, ...(card && { card }) }
      store.save('payment_method', changed, { ...hidden, ...(behaviour && { behaviour }) })
      if (expires)
        emit({ sandbox, request: byItself }, 'payment_method.automatically_updated', changed)
      return { behaviour, expires }
    })
  },
}

const compiled = Object.entries(controls).map(([name, control]) => {
  const [method = '', path = ''] = name.split(' ')
  return { method, segments: path.split('/'), control }
})

/** Serves `/sandbox/…`, JSON in both directions, with the secret key. */
export async function serveControls(
  sandbox: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  try {
    authenticate(request.headers.authorization, sandbox.keys, false)
    const text = await readBody(request)
    const body: unknown = text === '' ? {} : JSON.parse(text)
    const parts = url.pathname.split('/')
    for (const { method, segments, control } of compiled) {
      if (method !== request.method) continue
      const path = matchSegments(segments, parts)
      if (path === null) continue
      send(response, jsonAnswer(200, await control(sandbox, body, path)))
      return
    }
    throw invalidRequest(`No such control: ${request.method} ${url.pathname}`, {}, 404)
  } catch (error) {
    send(response, refusal(toFailure(error)))
  }
}

function toFailure(error: unknown): StripeFailure {
  if (error instanceof StripeFailure) return error
  if (error instanceof z.ZodError) return invalidRequest(z.prettifyError(error))
  if (error instanceof SyntaxError) return invalidRequest('The body is not JSON.')
  throw error
}
