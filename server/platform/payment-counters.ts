import { Counter, Gauge, Registry } from 'prom-client'

/** Payments that need the operator, as counts without anything about a person. */
export const paymentCounters = new Registry()

export const paymentAlerts = new Counter({
  name: 'payment_alerts_total',
  help: 'Disputes, early fraud warnings and refunds that the operator was told of, by kind.',
  labelNames: ['kind'] as const,
  registers: [paymentCounters],
})

export const reconcileDifferences = new Gauge({
  name: 'reconcile_differences',
  help: 'Differences between payment provider and database that the last nightly reconciliation of this process found.',
  registers: [paymentCounters],
})
