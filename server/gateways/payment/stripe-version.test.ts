import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Stripe from 'stripe'
import { expect, test } from 'vitest'

/** Returns what the pattern finds in a source file. */
const find = (file: string, pattern: RegExp): string | undefined =>
  pattern.exec(readFileSync(join(import.meta.dirname, '../../..', file), 'utf8'))?.[1]

test.each([
  'server/gateways/payment/api-version.rules.ts',
  'packages/stripe-sandbox/http/answer.ts',
])('%s uses the API version of the installed Stripe client (PAY-50)', (file) => {
  expect(find(file, /apiVersion = '([^']+)'/)).toBe(Stripe.API_VERSION)
})

// A release of Stripe.js belongs to the API versions of one name (docs.stripe.com/sdks/stripejs-versioning).
test('the page loads the Stripe.js release of that API version (PAY-50)', () => {
  const release = find(
    'web/app/features/cards/stripe-provider.ts',
    /https:\/\/js\.stripe\.com\/(\w+)\/stripe\.js/,
  )
  expect(release).toBe(Stripe.API_VERSION.split('.')[1])
})
