import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Fault } from '../shared/faults.ts'
import { accountIdOf } from '../shared/account-id.ts'
import { invalidRequest, missingRight, StripeFailure } from '../shared/failures.ts'
import { newId } from '../shared/identifiers.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { jsonAnswer, apiVersion, internalError, refusal, send, type Answer } from './answer.ts'
import { authenticate } from './authenticate.ts'
import { readForm } from './form.ts'
import { answerOnce, keyInUse } from './idempotency.ts'
import { readBody } from './read-body.ts'
import type { Call, createRouter, Match } from './route.ts'

const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, stripe-version',
  'access-control-max-age': '300',
}

interface Arrived {
  method: string
  url: URL
  body: string
  authorization: string | undefined
  match: Match | null
  idempotencyKey: string | null
  requestId: string
}

/** Serves `/v1/…`: route, fault ordered by a test, API key, parameters, idempotency key, commit, response. */
export function createApi(sandbox: Sandbox, findRoute: ReturnType<typeof createRouter>) {
  const inFlight = new Set<string>()

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const { method = 'GET' } = request
    const match = findRoute(method, url.pathname)
    const cors = match?.route.isForBrowsers === true ? corsHeaders : {}
    if (method === 'OPTIONS') {
      response.writeHead(match === null ? 404 : 204, cors).end()
      return
    }
    const arrived: Arrived = {
      method,
      url,
      body: await readBody(request),
      authorization: request.headers.authorization,
      match,
      idempotencyKey: method === 'POST' ? readHeader(request, 'idempotency-key') : null,
      requestId: newId('req'),
    }
    const answer = await runOncePerKey(inFlight, arrived.idempotencyKey, () =>
      answerWithFaults(sandbox, arrived),
    )
    if (answer === 'dropped') request.socket.destroy()
    else send(response, answer, { ...cors, ...answerHeaders(arrived, answer) })
  }
}

async function runOncePerKey<T>(inFlight: Set<string>, key: string | null, work: () => Promise<T>) {
  if (key === null) return work()
  if (inFlight.has(key)) return keyInUse(key)
  inFlight.add(key)
  try {
    return await work()
  } finally {
    inFlight.delete(key)
  }
}

async function answerWithFaults(sandbox: Sandbox, arrived: Arrived): Promise<Answer | 'dropped'> {
  const fault = sandbox.faults.take(arrived.method, arrived.url.pathname)
  // A refused request has no effect, so "after" means the same here.
  if (fault?.action === 'forbid') return refusal(missingRight(accountIdOf(sandbox.keys)))
  if (fault?.when === 'before') {
    if (fault.action === 'drop') return 'dropped'
    if (fault.action === 'error') return internalError
    await fault.released
  }
  const answer = await sandbox.store.durably(() => answerRequest(sandbox, arrived, fault))
  if (fault?.when === 'after') {
    if (fault.action === 'drop') return 'dropped'
    await fault.released
  }
  return answer
}

function answerRequest(sandbox: Sandbox, arrived: Arrived, fault: Fault | null): Answer {
  const { method, url, match, idempotencyKey: key, requestId } = arrived
  return catchRefusal(() => {
    if (match === null)
      throw invalidRequest(
        `Unrecognized request URL (${method}: ${url.pathname}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
        {},
        404,
      )
    const { route, path } = match
    const isForBrowsers = route.isForBrowsers ?? false
    const { isPublic } = authenticate(arrived.authorization, sandbox.keys, isForBrowsers)
    const form = readForm(method === 'GET' ? url.search.slice(1) : arrived.body)
    const request = { id: requestId, idempotency_key: key }
    const call: Call = { sandbox, form, path, isPublic, request }
    const answer = answerOnce(sandbox, { key, endpoint: url.pathname, form, requestId }, () => {
      const answer = catchRefusal(() => jsonAnswer(200, route.answer(call)))
      // Stripe stores a 500 for its key like any other answer, even if the request took effect.
      return fault?.action === 'error' ? internalError : answer
    })
    sandbox.observer?.onExchange({
      route: `${method} ${route.path}`,
      form,
      isPublic,
      idempotencyKey: key,
      status: answer.status,
      body: JSON.parse(answer.body) as unknown,
    })
    return answer
  })
}

function catchRefusal(work: () => Answer): Answer {
  try {
    return work()
  } catch (error) {
    if (error instanceof StripeFailure) return refusal(error)
    throw error
  }
}

function readHeader(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : null
}

function answerHeaders({ requestId, idempotencyKey }: Arrived, { replayOf }: Answer) {
  return {
    'request-id': requestId,
    'stripe-version': apiVersion,
    ...(idempotencyKey === null ? {} : { 'idempotency-key': encodeURI(idempotencyKey) }),
    ...(replayOf === undefined
      ? {}
      : { 'idempotent-replayed': 'true', 'original-request': replayOf }),
  }
}
