import type { Config } from '../config.ts'
import type { Serve } from './serve.ts'

/** `GET /config`: what the browser may know. No secret has a name here. */
export function settings(serve: Serve, config: Config): void {
  serve('GET /config', () => ({
    brand: config.brandName,
    zodiac: config.zodiac,
    payment: {
      provider: config.stripe ? ('stripe' as const) : ('sandbox' as const),
      public_key: config.stripe?.publishableKey ?? '',
      base_url: config.stripe ? 'https://api.stripe.com' : '',
    },
    error_reporting: { dsn: config.sentryDsn },
    app: { scheme: config.androidAppScheme, store_url: config.androidStoreUrl },
    support_phone: config.supportPhone,
  }))
}
