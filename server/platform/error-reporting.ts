import type { ErrorEvent } from '@sentry/core'
import type { Config } from './config.ts'

export interface ErrorReporting {
  /** Sends a fault of the product; returns at once and never throws. */
  report: (error: unknown) => void
  /** Waits, at most two seconds, for what is still on its way. */
  close: () => Promise<void>
}

const silent: ErrorReporting = { report: () => undefined, close: async () => undefined }
const patienceMilliseconds = 2_000

/**
 * Reports faults to the service of SENTRY_DSN; outside debug mode and with a key only. Of a fault it
 * sends the kind, the message and the stack: nothing of the request or of the person who made it.
 */
export async function openErrorReporting(
  config: Pick<Config, 'sentryDsn' | 'debug'>,
): Promise<ErrorReporting> {
  if (config.debug || !config.sentryDsn) return silent
  const { createStackParser, createTransport } = await import('@sentry/core')
  const { nodeStackLineParser, ServerRuntimeClient } = await import('@sentry/core/server')
  const client = new ServerRuntimeClient({
    dsn: config.sentryDsn,
    environment: 'live',
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    integrations: [],
    stackParser: createStackParser(nodeStackLineParser()),
    beforeSend: withoutPeople,
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const answer = await fetch(options.url, {
          method: 'POST',
          // A view of shared memory is no body for fetch; the copy is small.
          body: typeof body === 'string' ? body : new Uint8Array(body),
          ...(options.headers && { headers: options.headers }),
        })
        await answer.arrayBuffer()
        return { statusCode: answer.status }
      }),
  })
  client.init()
  return {
    report: (error) => void client.captureException(error),
    close: async () => void (await client.close(patienceMilliseconds)),
  }
}

/** Leaves of an event what tells about the fault, and hides in its words what is a person's. */
function withoutPeople(event: ErrorEvent): ErrorEvent {
  const kept = { ...event }
  delete kept.request
  delete kept.user
  delete kept.breadcrumbs
  delete kept.extra
  delete kept.server_name
  for (const thrown of kept.exception?.values ?? []) {
    if (thrown.value !== undefined) thrown.value = hideSecrets(thrown.value)
  }
  return kept
}

const secrets: [RegExp, string][] = [
  [/[^\s@<>"'(=]+@[^\s@<>"')]+/g, '[mail]'],
  [/\b\d(?:[ -]?\d){11,18}\b/g, '[number]'],
  [/\b(?:sk|rk|whsec)_\w+/g, '[secret]'],
  [/\b[\w-]{40,}\b/g, '[secret]'],
  [/\?\S+/g, '?[query]'],
]

function hideSecrets(words: string): string {
  return secrets.reduce((hidden, [pattern, sign]) => hidden.replace(pattern, sign), words)
}
