import { ProviderUnavailable } from '../../../gateways/payment/payment-provider.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import type { Log } from '../../../platform/log.ts'
import { Refusal } from '../../../platform/refusal.ts'

/** Runs work that calls the payment provider; an outage becomes the refusal `payment-unavailable` (503). */
export async function refuseOutage<T>(log: Log, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    log.warn({ err: error }, 'the payment provider is unavailable')
    throw new Refusal('payment-unavailable', { retryAfterSeconds: 30 })
  }
}

/** Serves calls whose handlers may find the payment provider unavailable. */
export const mapProviderOutage =
  (serve: Serve, log: Log): Serve =>
  (name, handler) =>
    serve(name, (request) => refuseOutage(log, async () => handler(request)))
