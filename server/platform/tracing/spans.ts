import type { Attributes, Span } from '@opentelemetry/api'
import { AsyncLocalStorage } from 'node:async_hooks'
import { describeError } from '../redact.rules.ts'
import { currentRequestId } from '../request-id.ts'

export interface SpanDescription {
  /** Names what is done, and nothing of whom it is done for. */
  readonly name: string
  /** A request that is served, a call that is made, or a job, which begins a trace of its own. */
  readonly kind: 'server' | 'client' | 'consumer'
  readonly attributes?: Attributes
  /** Milliseconds since 1970; absent: now. */
  readonly startedAt?: number
}

type StartSpan = (span: SpanDescription, parent: Span | undefined) => Span

let start: StartSpan | undefined
const spans = new AsyncLocalStorage<Span>()

/** Sets what starts spans; undefined: nothing is traced. */
export function traceWith(starter: StartSpan | undefined): void {
  start = starter
}

export const isTracing = (): boolean => start !== undefined

/** The span of the request or job that this code runs for. */
export const currentSpan = (): Span | undefined => spans.getStore()

/** Starts a span below the current one; undefined where nothing is traced. */
export function startSpan(span: SpanDescription): Span | undefined {
  const requestId = currentRequestId()
  const attributes = { ...span.attributes, ...(requestId && { 'request.id': requestId }) }
  return start?.({ ...span, attributes }, span.kind === 'consumer' ? undefined : currentSpan())
}

/** Runs `work` and everything that it awaits below a span. */
export const runInSpan = <T>(span: Span, work: () => T): T => spans.run(span, work)

/** Marks a span as failed, with the type and the redacted message of its error. */
export function failSpan(span: Span, error: unknown): void {
  const { type, message, code } = describeError(error)
  span.setAttribute('error.type', code ?? type)
  // SpanStatusCode.ERROR, whose module is loaded only where something is traced.
  span.setStatus({ code: 2, message })
}

/** Runs `work` in a span of its own; without tracing it only runs it. */
export async function inSpan<T>(span: SpanDescription, work: () => Promise<T>): Promise<T> {
  const started = startSpan(span)
  if (!started) return work()
  try {
    return await runInSpan(started, work)
  } catch (error) {
    failSpan(started, error)
    throw error
  } finally {
    started.end()
  }
}
