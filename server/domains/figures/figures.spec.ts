import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOperatorHere } from '../../testing/operator.ts'
import { pastSales } from '../../testing/past-sales.ts'
import { callStudio, createStaff } from '../../testing/staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const trader = {
  name: 'Stars Limited',
  address: '1 Sky Lane, Leicester LE1 1AA',
  email: 'orders@stars.example',
  company_number: null,
  vat_number: 'GB123456789',
}

let product: TestApp
let cookie: string
let sales: ReturnType<typeof pastSales>
beforeAll(async () => {
  product = await createTestApp({ config: { trader }, payments: true })
  cookie = (await createStaff(product, 'viewer')).cookie
  sales = pastSales(product)
  await sellAutumn()
  await count()
})
afterAll(() => product.close())

const count = () => product.jobs.runScheduled('count-figures')
const call = (name: string) => callStudio(product, name, { cookie })
const show = async (query = '') => (await call(`GET /figures${query}`)).body
const showMonth = async (month: string) =>
  (await show()).months.find((one: { month: string }) => one.month === month)

/** The sales of an autumn, from which every number below is computed by hand. Months begin at midnight in the United Kingdom. */
async function sellAutumn() {
  const converted = await sales.beginTrial('2026-08-01T09:00:00Z')
  const byCoupon = await sales.beginTrial('2026-08-05T09:00:00Z')
  const inTime = await sales.beginTrial('2026-08-02T09:00:00Z')
  const tooLate = await sales.beginTrial('2026-08-02T09:00:00Z')
  await sales.beginTrial('2026-09-02T09:00:00Z')

  // Silver: 199 a week, from October on 249.
  await sales.subscribe(
    'week',
    [
      { at: '2026-08-10T09:00:00Z', pence: 199 },
      { at: '2026-09-28T09:00:00Z', pence: 199 },
      { at: '2026-10-26T09:00:00Z', pence: 249 },
    ],
    { userId: converted },
  )
  // Gold by a French card, cancelled in October while it was paid for.
  await sales.subscribe('month', [{ at: '2026-09-15T09:00:00Z', pence: 599, country: 'FR' }], {
    ended: '2026-10-20T09:00:00Z',
    paidUntil: '2026-11-15T09:00:00Z',
  })
  // Silver by a card of unknown country, whose renewal failed for a week.
  const lapsed = await sales.subscribe(
    'week',
    [
      { at: '2026-09-07T09:00:00Z', pence: 199, country: null },
      { at: '2026-09-14T09:00:00Z', pence: 199, country: null },
    ],
    { ended: '2026-09-28T09:01:00Z', paidUntil: '2026-09-21T09:00:00Z' },
  )
  await sales.renew(lapsed.id, [
    { at: '2026-09-21T09:00:00Z', state: 'failed' },
    { at: '2026-09-22T09:00:00Z', state: 'failed' },
  ])
  // Gold by a British card, whose renewal failed once and was paid three days later.
  const recovered = await sales.subscribe('month', [
    { at: '2026-09-01T09:00:00Z', pence: 599 },
    { at: '2026-10-04T09:00:00Z', pence: 599 },
  ])
  await sales.renew(recovered.id, [
    { at: '2026-10-01T09:00:00Z', state: 'failed' },
    { at: '2026-10-04T09:00:00Z', state: 'paid' },
  ])
  // Diamond, of which 1000 pence were refunded a month later; and a renewal that was given back is no failure.
  const diamond = await sales.subscribe('year', [{ at: '2026-10-05T09:00:00Z', pence: 4999 }])
  await sales.refund(diamond.attempts[0] ?? '', 1000, '2026-11-10T09:00:00Z')
  await sales.renew(diamond.id, [
    { at: '2026-10-06T09:00:00Z', state: 'failed', code: 'given-back' },
  ])
  // Neither a promo code nor an app store is billed here.
  const free = { platform: 'coupon', boughtAt: '2026-09-10T09:00:00Z' } as const
  await sales.subscribe('week', [], { ...free, userId: byCoupon })
  await sales.subscribe('month', [], { ...free, platform: 'ios' })
  // In November: 97 days after the trial began, and 99 days after it.
  await sales.subscribe('month', [{ at: '2026-11-07T09:00:00Z', pence: 599 }], { userId: inTime })
  await sales.subscribe('month', [{ at: '2026-11-09T09:00:00Z', pence: 599 }], { userId: tooLate })
  // 23:30 in UTC is still October in winter, and already October on the last day of September.
  await sales.sell('one_off', [{ at: '2026-10-31T23:30:00Z', pence: 299, country: 'FR' }])
  const lost = await sales.sell('consultation', [{ at: '2026-09-30T23:30:00Z', pence: 4500 }])
  await sales.lose(lost.attempts[0] ?? '', 4500, '2026-11-15T09:00:00Z')
}

test('MRR is what active subscriptions paid last, by the month and without VAT (STU-200)', async () => {
  // Silver 199 × 52/12 = 862.33, less VAT 144 = 718. Gold: 599 French, and 599 − 100 British. Silver of the unknown card
  // has ended.
  expect((await showMonth('2026-09')).mrr).toEqual({
    subscriptions: 3,
    week_pence: 718,
    month_pence: 1098,
    year_pence: 0,
    total_pence: 1816,
  })
  // Silver 249 × 52/12 = 1079 − 180. The French Gold is cancelled: 499. Diamond 4999 / 12 = 416.58 − 69.
  expect((await showMonth('2026-10')).mrr).toEqual({
    subscriptions: 3,
    week_pence: 899,
    month_pence: 499,
    year_pence: 348,
    total_pence: 1746,
  })
})

test('churn is what ended in a month by what was active at its start, chosen and failed apart (STU-201)', async () => {
  expect((await showMonth('2026-09')).churn).toEqual({
    active_at_start: 1,
    chosen: 0,
    failed: 1,
    chosen_share: 0,
    failed_share: 1,
  })
  expect((await showMonth('2026-10')).churn).toEqual({
    active_at_start: 3,
    chosen: 1,
    failed: 0,
    chosen_share: 1 / 3,
    failed_share: 0,
  })
})

test('a trial is converted by a first paid subscription within 98 days (STU-202)', async () => {
  // Of four trials in August: one by Silver, one on the 97th day; not one by promo code, nor on the 99th day.
  expect((await showMonth('2026-08')).trials).toEqual({
    begun: 4,
    converted: 2,
    share: 0.5,
    is_final: false,
  })
  expect((await showMonth('2026-07')).trials).toBeNull()
})

test('a failed renewal is recovered if it is paid later (STU-203)', async () => {
  expect((await showMonth('2026-09')).renewals).toEqual({
    failed: 1,
    recovered: 0,
    share: 0,
    is_final: true,
  })
  expect((await showMonth('2026-10')).renewals).toEqual({
    failed: 1,
    recovered: 1,
    share: 1,
    is_final: true,
  })
})

test('sales are gross, refunded, lost and net by kind and by country, with the VAT in what is left (STU-204, STU-205)', async () => {
  const { sales: october } = await showMonth('2026-10')
  const { kinds, ...total } = october
  // Subscriptions: 249 + 599 + 4999 = 5847, of which 1000 were refunded. VAT of 4847: 807.83.
  expect(kinds).toEqual([
    {
      kind: 'one_off',
      payments: 1,
      gross_pence: 299,
      refunded_pence: 0,
      lost_pence: 0,
      net_pence: 299,
      vat_pence: null,
    },
    {
      kind: 'consultation',
      payments: 1,
      gross_pence: 4500,
      refunded_pence: 0,
      lost_pence: 4500,
      net_pence: 0,
      vat_pence: 0,
    },
    {
      kind: 'subscription',
      payments: 3,
      gross_pence: 5847,
      refunded_pence: 1000,
      lost_pence: 0,
      net_pence: 4847,
      vat_pence: 808,
    },
  ])
  expect(total).toEqual({
    payments: 5,
    gross_pence: 10_646,
    refunded_pence: 1000,
    lost_pence: 4500,
    net_pence: 5146,
    vat_pence: 808,
  })
  const { countries } = await show('?month=2026-10')
  // British: 199 and 199 of Silver and 599 of Gold before October, 5847 and 4500 in it, less 5500. French: 599 + 299.
  expect(
    countries.map((one: Record<string, unknown>) => [
      one['country'],
      one['gross_pence'],
      one['net_pence'],
    ]),
  ).toEqual([
    ['GB', 11_344, 5844],
    ['FR', 898, 898],
    [null, 398, 398],
  ])
})

test('the operator’s command and the studio name the same sales (STU-204)', async () => {
  const { out } = await runOperatorHere(
    {
      DATABASE_URL: product.context.config.databaseUrl ?? '',
      TRADER_NAME: trader.name,
      TRADER_ADDRESS: trader.address,
      TRADER_EMAIL: trader.email,
      TRADER_VAT_NUMBER: trader.vat_number,
    },
    'sales',
    '--from',
    '2026-10-01',
    '--to',
    '2026-10-31',
  )
  // 10646 − 299 = 10347 British, and the same VAT as above.
  expect(out.trim().split('\n').slice(1)).toEqual([
    'FR\t1\t£2.99\t£0.00\t£0.00\t–',
    'GB\t4\t£103.47\t£10.00\t£45.00\t£8.08',
  ])
})

test('the figures are downloaded as CSV, sales by kind and country (STU-207)', async () => {
  const { text, headers } = await call('GET /figures.csv?month=2026-10')
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  const lines = text.trim().split('\r\n')
  expect(lines[0]).toBe('"month","figure","kind","country","value"')
  for (const line of [
    '"2026-09","mrr total_pence","","","1816"',
    '"2026-10","churn chosen","","","1"',
    '"2026-10","sales net_pence","subscription","GB","4847"',
    '"2026-10","sales vat_pence","one_off","FR",""',
    '"2026-09","sales gross_pence","subscription","unknown","398"',
  ])
    expect(lines).toContain(line)
  expect(lines.filter((line) => line.startsWith('"2026-11"'))).toEqual([])
})

test('the figures of twelve months end with the month of the address, and name nobody (STU-206)', async () => {
  const shown = await show('?month=2026-10')
  const months = shown.months.map(({ month }: { month: string }) => month)
  expect([months.length, months[0], months.at(-1)]).toEqual([12, '2025-11', '2026-10'])
  expect([shown.current_month, shown.first_month]).toEqual(['2026-11', '2026-08'])
  expect(shown.counted_at).toBe(product.clock.now().toString())
  const text = JSON.stringify(await show()) + (await call('GET /figures.csv')).text
  expect(text).not.toMatch(/@|[0-9a-f]{8}-[0-9a-f]{4}/)
  expect((await call('GET /figures?month=2026-13')).status).toBe(422)
})
