import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBuyer, listPaidAmounts, planIds } from '../testing/buyers.ts'
import { listDifferences } from '../testing/differences.ts'
import { runOperatorHere } from '../testing/operator.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  // The command runs on the machine's clock, so the product uses the same time.
  product = await createTestApp({ payments: true, now: Temporal.Now.instant().toString() })
})
afterAll(() => product.close())

const renewNow = (id: string, env: Record<string, string> = {}) =>
  runOperatorHere(
    { DATABASE_URL: product.context.config.databaseUrl ?? '', ...env },
    'renew-now',
    id,
  )

async function subscribe() {
  const buyer = await createBuyer(product)
  const card_id = await buyer.saveCard('good')
  const { body } = await buyer.buy({ payment_plan_id: planIds.silver, horoscope_id: 1, card_id })
  return Object.assign(buyer, { id: body.user_payment_plan_id as string })
}

async function renewLater(): Promise<void> {
  product.clock.advance({ hours: 1 })
  await product.jobs.runScheduled('renew-subscriptions')
}

const refusal = {
  code: 1,
  out: '',
  err: 'renew-now is refused with live keys: buyers are charged on the day that they were told\n',
}

test('npm run operator -- renew-now charges the next renewal within a minute (PAY-143)', async () => {
  const buyer = await subscribe()
  const [before] = await buyer.active()
  expect(await renewNow(buyer.id)).toEqual({
    code: 0,
    out: '“Silver: Aries” will be renewed within a minute; “payment list” then shows the renewal.\n',
    err: '',
  })
  await renewLater()
  expect(await listPaidAmounts(product, buyer)).toEqual([199, 199])
  const [after] = await buyer.active()
  const ends = [before, after].map((one) => Temporal.Instant.from(one?.subscription_ended ?? ''))
  expect(ends[0]?.until(ends[1] as Temporal.Instant).total('hours')).toBe(7 * 24)
  const act = await product.context.db
    .selectFrom('operator_acts')
    .select('details')
    .where('act', '=', 'renew-now')
    .execute()
  expect(act).toMatchObject([{ details: { subscription: buyer.id } }])
  expect(await listDifferences(product)).toEqual([])
})

test('renew-now says in one line what it does not renew (PAY-143)', async () => {
  const buyer = await subscribe()
  await buyer.call('POST /api/payment-plan/cancel-subscription', { subscription_id: buyer.id })
  expect(await renewNow(buyer.id)).toMatchObject({
    code: 1,
    err: '“Silver: Aries” is not renewed now: it has been cancelled\n',
  })
  const nobodys = '0193a000-0000-7000-8000-000000000001'
  expect((await renewNow(nobodys)).err).toBe(`there is no subscription ${nobodys}\n`)
  expect((await renewNow('asha@example.org')).code).toBe(2)
})

// Guard in server/operator/renewals.ts: live keys are refused.
test('renew-now is refused with live keys, its own or those of the last start (PAY-143)', async () => {
  const buyer = await subscribe()
  const live = {
    STRIPE_SECRET_KEY: 'sk_live_nobodys',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_nobodys',
    STRIPE_WEBHOOK_SECRET: 'whsec_nobodys',
    PUBLIC_URL: 'https://stars.example',
    SMTP_URL: 'smtp://mail.example',
    TRADER_NAME: 'Stars Limited',
    TRADER_ADDRESS: '1 Sky Lane, Leicester LE1 1AA',
    TRADER_EMAIL: 'orders@stars.example',
  }
  expect(await renewNow(buyer.id, live)).toEqual(refusal)
  await product.context.db
    .insertInto('provider_accounts')
    .values({
      id: 'acct_nobodys live',
      provider: 'stripe',
      account_id: 'acct_nobodys',
      is_live: true,
      is_first: false,
      used_at: Temporal.Now.instant().add({ hours: 1 }),
    })
    .execute()
  expect(await renewNow(buyer.id)).toEqual(refusal)
  await renewLater()
  expect(await listPaidAmounts(product, buyer)).toEqual([199])
})
