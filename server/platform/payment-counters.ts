import { Counter, Histogram, Registry } from 'prom-client'

/** Payments that need the operator and calls to the provider, without anything about a person. */
export const paymentCounters = new Registry()

export const paymentAlerts = new Counter({
  name: 'payment_alerts_total',
  help: 'Disputes, early fraud warnings and refunds that the operator was told of, by kind.',
  labelNames: ['kind'] as const,
  registers: [paymentCounters],
})

export const providerCalls = new Histogram({
  name: 'payment_provider_call_duration_seconds',
  help: 'Calls to the payment provider by operation and outcome; retries of one call are part of it.',
  labelNames: ['operation', 'outcome'] as const,
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 60],
  registers: [paymentCounters],
})
