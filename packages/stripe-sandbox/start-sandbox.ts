import { mkdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createFaults } from './shared/faults.ts'
import { serveControls } from './controls/serve-controls.ts'
import { StripeFailure } from './shared/failures.ts'
import { internalError, refusal, send } from './http/answer.ts'
import { createRouter } from './http/route.ts'
import { createApi } from './http/serve-api.ts'
import { readKeys, writeKeys, type SandboxKeys } from './shared/keys-file.ts'
import { paymentIntentRoutes } from './payment-intents/payment-intent.routes.ts'
import { setupIntentRoutes } from './setup-intents/setup-intent.routes.ts'
import { accountRoutes } from './resources/account.ts'
import { chargeRoutes } from './resources/charges.ts'
import { customerRoutes } from './resources/customers.ts'
import { disputeRoutes } from './resources/disputes.ts'
import { eventRoutes } from './resources/events.ts'
import { paymentMethodRoutes } from './resources/payment-methods.ts'
import { refundRoutes } from './resources/refunds.ts'
import { tokenRoutes } from './resources/tokens.ts'
import { paymentMethodDomainRoutes } from './resources/payment-method-domains.ts'
import { webhookEndpointRoutes } from './resources/webhook-endpoints.ts'
import type { Observer, Sandbox } from './sandbox/sandbox.ts'
import { sandboxClock } from './store/sandbox-clock.ts'
import { openDatabase } from './store/open-database.ts'
import { createStore } from './store/store.ts'
import { pagePath, servePage } from './three-d-secure/serve-page.ts'
import { createDeliveries } from './webhooks/deliver-events.ts'

export interface SandboxOptions {
  /** Contains `payment-sandbox.json` and the directory `payment-sandbox`. */
  dataDir: string
  clock: { now(): Temporal.Instant }
  /** 0 or absent: the port of the previous start, otherwise any free one. */
  port?: number
  /** A loopback address by default. */
  host?: string
  /** The host name in the addresses that browsers use; `host` by default. */
  publicHost?: string
  /** Where events are delivered; null or absent: nowhere until `setWebhookUrl`. */
  webhookUrl?: string | null
  observer?: Observer
}

export interface RunningSandbox extends SandboxKeys {
  /** Without a trailing slash. */
  baseUrl: string
  setWebhookUrl(url: string | null): void
  stop(): Promise<void>
}

const findRoute = createRouter([
  ...tokenRoutes,
  ...customerRoutes,
  ...paymentMethodRoutes,
  ...paymentIntentRoutes,
  ...setupIntentRoutes,
  ...chargeRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...eventRoutes,
  ...accountRoutes,
  ...webhookEndpointRoutes,
  ...paymentMethodDomainRoutes,
])

/**
 * Starts the sandbox with its stored data and continues to deliver pending events.
 * @throws {SandboxInUseError} if another process uses the same directory
 */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const { dataDir, clock: givenClock, host = '127.0.0.1', webhookUrl = null } = options
  const { publicHost = host } = options
  const folder = join(dataDir, 'payment-sandbox')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const database = openDatabase(join(folder, 'journal.sqlite'))
  try {
    const { keys, port: earlierPort } = readKeys(dataDir)
    const store = createStore(database)
    const server = createServer()
    const port = await listen(server, host, options.port ?? 0, earlierPort)
    const baseUrl = `http://${publicHost.includes(':') ? `[${publicHost}]` : publicHost}:${port}`
    const clock = sandboxClock(givenClock, store.facts)
    const secret = keys.webhookSecret
    const deliveries = createDeliveries({ store, clock, secret, receiver: webhookUrl })
    const faults = createFaults()
    const { observer } = options
    const sandbox: Sandbox = { store, clock, keys, faults, deliveries, baseUrl, observer }
    writeKeys(dataDir, baseUrl, keys)
    server.on('request', answerWith(sandbox))

    return {
      ...keys,
      baseUrl,
      setWebhookUrl: deliveries.setReceiver,
      async stop() {
        sandbox.faults.clear()
        const closed = new Promise((resolve) => server.close(resolve))
        server.closeIdleConnections()
        await deliveries.stop()
        server.closeAllConnections()
        await closed
        // Waits for the commit of a group that has begun.
        await store.durably(() => undefined)
        database.close()
      },
    }
  } catch (error) {
    database.close()
    throw error
  }
}

function answerWith(sandbox: Sandbox) {
  const serveApi = createApi(sandbox, findRoute)
  const serve = (request: IncomingMessage, response: ServerResponse, url: URL) => {
    if (url.pathname.startsWith('/sandbox/')) return serveControls(sandbox, request, response, url)
    if (url.pathname.startsWith(pagePath)) return servePage(sandbox, request, response, url)
    return serveApi(request, response, url)
  }
  return (request: IncomingMessage, response: ServerResponse): void => {
    const url = URL.parse(request.url ?? '', 'http://sandbox') ?? new URL('http://sandbox')
    serve(request, response, url).catch((error: unknown) => {
      if (response.headersSent) response.destroy()
      else send(response, error instanceof StripeFailure ? refusal(error) : internalError)
    })
  }
}

/** Listens on the requested port; if any will do, on the earlier one, so that open pages keep working. */
async function listen(
  server: Server,
  host: string,
  requested: number,
  earlier: number,
): Promise<number> {
  const bind = (port: number) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
    return promise
  }
  try {
    await bind(requested === 0 ? earlier : requested)
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (!isTaken || requested !== 0 || earlier === 0) throw error
    await bind(0)
  }
  return (server.address() as AddressInfo).port
}
