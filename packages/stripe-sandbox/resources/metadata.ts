import type Stripe from 'stripe'

/** Applies a change to metadata: an empty value removes its name. */
export const mergeMetadata = (
  present: Stripe.Metadata | null,
  change: Record<string, string> = {},
): Stripe.Metadata =>
  Object.fromEntries(Object.entries({ ...present, ...change }).filter(([, value]) => value !== ''))
