import type { ErrorEvent } from '@sentry/core'
import type { Config } from './config.ts'
import { redact } from './redact.rules.ts'

export interface ErrorReporting {
  /** Sends an unexpected error. Returns at once and never throws. */
  report: (error: unknown) => void
  /** Waits at most two seconds for reports under way. */
  close: () => Promise<void>
}

const noReporting: ErrorReporting = { report: () => undefined, close: async () => undefined }
const closeTimeoutMilliseconds = 2_000

/**
 * Reports unexpected errors to the service of SENTRY_DSN, if it is set and debug mode is off. A report has
 * the type, message and stack of the error, and nothing about the request or the person.
 */
export async function openErrorReporting(
  config: Pick<Config, 'sentryDsn' | 'debug'>,
): Promise<ErrorReporting> {
  if (config.debug || !config.sentryDsn) return noReporting
  const { createStackParser, createTransport } = await import('@sentry/core')
  const { nodeStackLineParser, ServerRuntimeClient } = await import('@sentry/core/server')
  const client = new ServerRuntimeClient({
    dsn: config.sentryDsn,
    environment: 'live',
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    integrations: [],
    stackParser: createStackParser(nodeStackLineParser()),
    beforeSend: removePersonalData,
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const response = await fetch(options.url, {
          method: 'POST',
          // fetch accepts no view of shared memory as a body; the copy is small.
          body: typeof body === 'string' ? body : new Uint8Array(body),
          ...(options.headers && { headers: options.headers }),
        })
        await response.arrayBuffer()
        return { statusCode: response.status }
      }),
  })
  client.init()
  return {
    report: (error) => void client.captureException(error),
    close: async () => void (await client.close(closeTimeoutMilliseconds)),
  }
}

/** Removes everything but the error from an event, and redacts its messages. */
function removePersonalData(event: ErrorEvent): ErrorEvent {
  const reduced = { ...event }
  delete reduced.request
  delete reduced.user
  delete reduced.breadcrumbs
  delete reduced.extra
  delete reduced.server_name
  for (const thrown of reduced.exception?.values ?? []) {
    if (thrown.value !== undefined) thrown.value = redact(thrown.value)
  }
  return reduced
}
