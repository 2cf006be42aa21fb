import { Counter, Registry } from 'prom-client'

/**
 * The way from a stranger to a reader, as counts without anything about a person: docs/guides/visitor-counters.md says what
 * each one means. Each process counts its own; their sum is the product's.
 */
export const visitorCounters = new Registry()

export const lookups = new Counter({
  name: 'lookups_total',
  help: 'Signs computed for a birth by the lookup calls, by kind.',
  labelNames: ['kind'] as const,
  registers: [visitorCounters],
})

export const signUps = new Counter({
  name: 'sign_ups_total',
  help: 'Accounts created, by whether the birth was carried over from a lookup.',
  labelNames: ['after_lookup'] as const,
  registers: [visitorCounters],
})

export const firstVisitReadings = new Counter({
  name: 'first_visit_readings_total',
  help: 'Accounts that opened a reading within an hour of their sign-up; each counts once.',
  registers: [visitorCounters],
})

export const planPages = new Counter({
  name: 'plan_pages_total',
  help: 'Openings of the page of plans in a browser.',
  registers: [visitorCounters],
})

export const boughtSubscriptions = new Counter({
  name: 'subscriptions_bought_total',
  help: 'Subscription purchases fulfilled, renewals left out, by whether money was paid or a promo code used.',
  labelNames: ['by'] as const,
  registers: [visitorCounters],
})

// A labelled counter is absent until its first event, and a rate would miss that one.
for (const kind of ['moonsign', 'rising_sign']) lookups.inc({ kind }, 0)
for (const after_lookup of ['true', 'false']) signUps.inc({ after_lookup }, 0)
for (const by of ['card', 'coupon']) boughtSubscriptions.inc({ by }, 0)
