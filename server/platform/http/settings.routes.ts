import { trialDays } from '@rashi/contract/trial.rules'
import type { Context } from '../../context/context.ts'
import type { Serve } from './serve.ts'

/** Serves `GET /config`: the settings that browsers need, and no secret. */
export function settings(
  serve: Serve,
  { config, payments, clock }: Pick<Context, 'config' | 'payments' | 'clock'>,
): void {
  serve('GET /config', () => ({
    brand: config.brandName,
    zodiac: config.zodiac,
    payment: {
      provider: payments.name,
      public_key: payments.publicKey,
      base_url: payments.baseUrl,
    },
    error_reporting: { dsn: config.sentryDsn },
    app: { scheme: config.androidAppScheme, store_url: config.androidStoreUrl },
    support_phone: config.supportPhone,
    trader: config.trader,
    trial: {
      days: trialDays,
      ends_at: clock
        .now()
        .add({ hours: trialDays * 24 })
        .toString(),
    },
  }))
}
