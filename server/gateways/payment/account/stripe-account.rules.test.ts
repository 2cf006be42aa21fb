import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { handledEvents } from '../event-types.rules.ts'
import { judgeAccount, judgeEndpoints, judgeMode, judgePublicKey } from './stripe-account.rules.ts'

const url = 'https://stars.example/api/payment-webhook'
const endpoint: Stripe.WebhookEndpoint = {
  id: 'we_1',
  object: 'webhook_endpoint',
  api_version: Stripe.API_VERSION,
  application: null,
  created: 1_790_000_000,
  description: null,
  enabled_events: [...handledEvents],
  livemode: true,
  metadata: {},
  status: 'enabled',
  url,
}

/** Returns the texts of all findings that are not ok. */
const complain = (...endpoints: Partial<Stripe.WebhookEndpoint>[]) =>
  judgeEndpoints(
    endpoints.map((change) => ({ ...endpoint, ...change })),
    'https://stars.example',
  ).flatMap(({ state, text }) => (state === 'ok' ? [] : [`${state}: ${text}`]))

test('an enabled endpoint of our address, version and events is in order (PAY-102)', () => {
  expect(
    complain({}, { id: 'we_2', url: 'https://other.example/hook', status: 'disabled' }),
  ).toEqual([])
})

test.each([
  [
    'is missing',
    [{ url: 'https://other.example/x' }],
    /^fault: there is none for .*stripe connect$/,
  ],
  ['is disabled', [{ status: 'disabled' }], /^fault: we_1 is disabled: .*stripe connect$/],
  ['is there twice', [{}, { id: 'we_2' }], /^fault: there are two for .*: delete we_2 or we_1$/],
  [
    'has an earlier version',
    [{ api_version: '2025-03-31.basil' }],
    /^fault: is 2025-03-31\.basil.*delete we_1/,
  ],
  [
    'has the version of the account',
    [{ api_version: null }],
    /^fault: is that of the account.*delete we_1/,
  ],
  [
    'lacks an event',
    [{ enabled_events: handledEvents.filter((type) => type !== 'refund.failed') }],
    /^fault: refund\.failed missing: .*stripe connect$/,
  ],
  [
    'sends other events too',
    [{ enabled_events: [...handledEvents, 'payout.paid'] }],
    /^warning: payout\.paid sent/,
  ],
  ['sends all events', [{ enabled_events: ['*'] }], /^warning: all are sent/],
])(
  'an endpoint that %s is found, with the way to correct it (PAY-102)',
  (_what, endpoints, text) => {
    expect(complain(...endpoints)).toEqual([expect.stringMatching(text)])
  },
)

test('an endpoint of another version of the same release is in order (PAY-102)', () => {
  expect(complain({ api_version: '2026-09-30.endive' })).toEqual([])
})

const account = {
  id: 'acct_1',
  object: 'account',
  charges_enabled: true,
  country: 'GB',
  default_currency: 'gbp',
  details_submitted: true,
  email: null,
  payouts_enabled: true,
  settings: {
    branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
    card_payments: {
      statement_descriptor_prefix: 'STARS',
      statement_descriptor_prefix_kana: null,
      statement_descriptor_prefix_kanji: null,
    },
    dashboard: { display_name: 'Stars', timezone: 'Europe/London' },
    payments: {
      statement_descriptor: 'STARS.EXAMPLE',
      statement_descriptor_kana: null,
      statement_descriptor_kanji: null,
      statement_descriptor_prefix_kana: null,
      statement_descriptor_prefix_kanji: null,
    },
  },
  type: 'standard',
} satisfies Stripe.Account

const accountStates = (change: Partial<Stripe.Account>) =>
  judgeAccount({ ...account, ...change }).flatMap(({ state, subject }) =>
    state === 'ok' ? [] : [`${state}: ${subject}`],
  )

test('an account is judged by its country, charges, payouts and statement descriptor (PAY-100)', () => {
  expect(accountStates({})).toEqual([])
  expect(accountStates({ charges_enabled: false })).toEqual(['fault: charges'])
  expect(accountStates({ payouts_enabled: false, country: 'FR' })).toEqual([
    'warning: account',
    'warning: payouts',
  ])
  expect(accountStates({ settings: null })).toEqual(['warning: statement descriptor'])
})

test('a publishable key that cannot read a payment of the secret key is of another account (PAY-100)', () => {
  expect(judgePublicKey('not-found')).toMatchObject({
    state: 'fault',
    text: expect.stringContaining('of another account'),
  })
})

test('keys of two modes are a fault (PAY-100)', () => {
  expect(judgeMode('rk_live_1', 'pk_live_1').state).toBe('ok')
  expect(judgeMode('sk_live_1', 'pk_test_1')).toEqual({
    subject: 'keys',
    state: 'fault',
    text: 'the secret key is a live key, the publishable key a test key',
  })
})
