import { ProviderUnavailable } from '../../../gateways/payment/payment-provider.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import type { Log } from '../../../platform/log.ts'
import { Refusal } from '../../../platform/refusal.ts'

/** Serves calls whose work may find the payment provider away: an expected no, and a 503. */
export const refusingUnavailable =
  (serve: Serve, log: Log): Serve =>
  (name, handler) =>
    serve(name, async (request) => {
      try {
        return await handler(request)
      } catch (error) {
        if (!(error instanceof ProviderUnavailable)) throw error
        log.warn({ err: error }, 'the payment provider is away')
        throw new Refusal('payment-unavailable', { retryAfterSeconds: 30 })
      }
    })
