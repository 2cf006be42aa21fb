import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listDifferences } from '../../testing/differences.ts'
import { createBuyer, type Buyer, listPaidAmounts, planIds } from '../../testing/buyers.ts'
import { startRealProcess, type RealProcess } from '../../testing/real-process.ts'
import { type Answer, createTestApp, type TestApp } from '../../testing/test-app.ts'

/** What is killed here are processes of the operating system, by SIGKILL; `product` only looks on. */
let product: TestApp
let processes: RealProcess[]
beforeEach(async () => {
  processes = []
  product = await createTestApp({ payments: true })
  const { control } = product.sandbox
  await control('POST /sandbox/deliveries', { paused: true })
  // Nobody is there yet: what is to be told is kept.
  await control('POST /sandbox/webhook', { url: 'http://127.0.0.1:9/' })
})
afterEach(async () => {
  await product.sandbox.control('DELETE /sandbox/faults')
  await Promise.all(processes.map(({ kill }) => kill()))
  await product.close()
})

async function aProcess(): Promise<RealProcess> {
  const process = await startRealProcess(product)
  processes.push(process)
  return process
}

const single = { payment_plan_id: planIds.silver, horoscope_id: 1 }
const combo = {
  is_combo: true,
  moon_payment_plan_id: planIds.diamond,
  moon_horoscope_id: 1,
  rising_payment_plan_id: planIds.diamond,
  rising_horoscope_id: 5,
}

interface Purchase {
  readonly buyer: Buyer
  readonly order: Record<string, unknown>
  readonly pence: number
  readonly signs: number
}

/** One who buys a single subscription and one who buys a combo, with a card each. */
const buyers = (): Promise<Purchase[]> =>
  Promise.all(
    [
      { order: single, pence: 199, signs: 1 },
      { order: combo, pence: 9998, signs: 2 },
    ].map(async ({ order, ...rest }) => {
      const buyer = await createBuyer(product)
      const card_id = await buyer.saveCard('good')
      return { buyer, order: { ...order, card_id }, ...rest }
    }),
  )

async function buyAt(process: RealProcess, { buyer, order }: Purchase): Promise<Answer> {
  const buy = (token: string) =>
    process.call('POST /api/payment-plan/buy-subscription', { token, body: order })
  const answer = await buy(buyer.token)
  if (answer.status !== 401) return answer
  // The session has ended meanwhile.
  const { email, password } = buyer
  return buy((await process.call('POST /api/login', { body: { email, password } })).body.token)
}

const everyone = (purchases: readonly Purchase[], act: (one: Purchase) => Promise<unknown>) =>
  Promise.all(purchases.map(act))

/** Somewhere to be killed: reached by `times` at once, and let go once the process is dead. */
interface Point {
  lay(times: number): Promise<{ reached: () => Promise<boolean>; letGo: () => Promise<unknown> }>
}

/** The provider holds a request: before it took effect, or with its answer. */
const held = (request: string, when: 'before' | 'after'): Point => ({
  lay: async (times) => {
    const [method, path] = request.split(' ')
    const { control } = product.sandbox
    const order = { method, path, action: 'hold', when, times }
    const { id } = await control<{ id: string }>('POST /sandbox/faults', order)
    return {
      reached: async () =>
        (await control<{ faults: { times: number }[] }>('GET /sandbox/state')).faults.every(
          ({ times: left }) => left === 0,
        ),
      letGo: () => control(`POST /sandbox/faults/${id}/release`),
    }
  },
})

/** The database holds a transaction in the middle, at its first row of this table. */
const locked = (table: string): Point => ({
  lay: async (times) => {
    const client = new pg.Client({ connectionString: product.context.config.databaseUrl ?? '' })
    await client.connect()
    await client.query(`begin; lock table ${table} in exclusive mode`)
    return {
      reached: async () => {
        const { rows } = await client.query(
          `select count(*)::int as waiting from pg_locks
           where not granted and relation = $1::regclass`,
          [table],
        )
        return rows[0].waiting >= times
      },
      letGo: () => client.end(),
    }
  },
})

const unwritten: [string, Point][] = [
  ['before anything is written', held('GET /v1/customers/*/payment_methods', 'before')],
  ['while the purchase is being written', locked('attempts')],
]
const written: [string, Point][] = [
  ['while the charge is on its way', held('POST /v1/payment_intents', 'before')],
  ['while the answer is on its way', held('POST /v1/payment_intents', 'after')],
  ['while what was paid is being given', locked('grants')],
]

/** Has a process do something, and kills it there. */
async function killAt(
  point: Point,
  times: number,
  doing: (process: RealProcess) => Promise<unknown>,
): Promise<void> {
  const { reached, letGo } = await point.lay(times)
  const process = await aProcess()
  const unfinished = doing(process).then(
    () => 'finished',
    () => 'killed',
  )
  await vi.waitFor(async () => expect(await reached()).toBe(true), { timeout: 60_000 })
  await process.kill()
  await letGo()
  expect(await unfinished).toBe('killed')
}

/** Tells a process all that the provider has to say of these buyers, of the others nothing. */
async function tellEventsOf(purchases: readonly Purchase[], { url }: RealProcess): Promise<void> {
  const { control, stripe } = product.sandbox
  await control('POST /sandbox/webhook', { url: `${url}/api/payment-webhook` })
  const customers = await product.context.db
    .selectFrom('payment_customers')
    .select('provider_id')
    .where(
      'user_id',
      'in',
      purchases.map(({ buyer }) => buyer.user.id),
    )
    .execute()
  for await (const { id, data } of stripe.events.list({ limit: 100 })) {
    const about = data.object as { customer?: string | null }
    if (customers.some(({ provider_id }) => provider_id === about.customer))
      expect(await control(`POST /sandbox/events/${id}/deliver`)).toEqual({ status: 200 })
  }
}

const differences = () => listDifferences(product)

async function settleAfter(duration: Temporal.DurationLike): Promise<RealProcess> {
  product.clock.advance(duration)
  const process = await aProcess()
  await process.runScheduled('settle-payments')
  return process
}

async function expectBought({ buyer, pence, signs }: Purchase, times = 1): Promise<void> {
  expect(await listPaidAmounts(product, buyer)).toEqual(Array(times).fill(pence))
  expect((await buyer.active()).map(({ status }) => status)).toEqual(Array(signs).fill('active'))
}

async function expectNothing({ buyer }: Purchase): Promise<void> {
  expect([await listPaidAmounts(product, buyer), await buyer.active()]).toEqual([[], []])
}

describe.each([...unwritten, ...written])(
  'a purchase whose process is killed (kill -9) %s',
  (name, point) => {
    const isWritten = written.some(([one]) => one === name)
    const expectAfter = isWritten ? expectBought : expectNothing

    test('is finished by another press of Pay, by the provider’s events, or by the next process (PAY-46)', async () => {
      const [first, second, third] = [await buyers(), await buyers(), await buyers()]
      const all = [...first, ...second, ...third]
      await killAt(point, all.length, (process) => everyone(all, (one) => buyAt(process, one)))
      product.clock.advance({ minutes: 3 })
      const process = await aProcess()
      await everyone(first, async (one) => {
        expect((await buyAt(process, one)).body.type).toBe('succeeded')
        await expectBought(one)
      })
      await tellEventsOf(second, process)
      for (const one of second) await expectAfter(one)
      for (const one of third) expect(await one.buyer.active()).toEqual([])
      await process.runScheduled('settle-payments')
      for (const one of third) await expectAfter(one)
      expect(await differences()).toEqual([])
      // What was lost can be bought, what was not is not bought again.
      await everyone(all, (one) => buyAt(process, one))
      for (const one of all) await expectBought(one)
      expect(await differences()).toEqual([])
    })
  },
)

test.each(written)(
  'a purchase whose process is killed (kill -9) %s is found at the provider a day later (PAY-46)',
  async (_when, point) => {
    const purchases = await buyers()
    await killAt(point, purchases.length, (process) =>
      everyone(purchases, (one) => buyAt(process, one)),
    )
    const process = await settleAfter({ hours: 24 })
    for (const one of purchases) await expectBought(one)
    await everyone(purchases, (one) => buyAt(process, one))
    for (const one of purchases) await expectBought(one)
    expect(await differences()).toEqual([])
  },
)

describe('a purchase with 3-D Secure whose process is killed (kill -9)', () => {
  const complete = (process: RealProcess, buyer: Buyer, id: string) =>
    process.call('POST /api/payment-plan/complete-subscription', {
      token: buyer.token,
      body: { user_payment_plan_id: id },
    })

  test('before the bank is named asks for the same confirmation again', async () => {
    const buyer = await createBuyer(product)
    const card_id = await buyer.saveCard('requires3ds')
    const purchase = { buyer, order: { ...single, card_id }, pence: 199, signs: 1 }
    await killAt(held('POST /v1/payment_intents', 'after'), 1, (process) =>
      buyAt(process, purchase),
    )
    const process = await aProcess()
    const { body } = await buyAt(process, purchase)
    expect(body.type).toBe('require_3d')
    await product.sandbox.answerBank(body.client_secret, 'Complete')
    expect((await complete(process, buyer, body.user_payment_plan_id)).status).toBe(200)
    await expectBought(purchase)
    expect(await differences()).toEqual([])
  })

  test.each<[string, Point]>([
    ['asks the bank’s verdict', held('GET /v1/payment_intents/*', 'after')],
    ['gives what was paid', locked('grants')],
  ])('while it %s is seen to by the next process', async (_what, point) => {
    const buyer = await createBuyer(product)
    const card_id = await buyer.saveCard('requires3ds')
    const { body } = await buyer.buy({ ...single, card_id })
    await product.sandbox.answerBank(body.client_secret, 'Complete')
    await killAt(point, 1, (process) => complete(process, buyer, body.user_payment_plan_id))
    await settleAfter({ minutes: 61 })
    await expectBought({ buyer, order: {}, pence: 199, signs: 1 })
    expect(await differences()).toEqual([])
  })
})

describe('a renewal whose process is killed (kill -9)', () => {
  /** After a year both are due: Silver for its week, the combo for its next year. */
  async function due(): Promise<Purchase[]> {
    const purchases = await buyers()
    for (const { buyer, order } of purchases) await buyer.buy(order)
    product.clock.advance({ days: 365 })
    return purchases
  }
  const renew = (process: RealProcess) => process.runScheduled('renew-subscriptions')

  test.each<[string, Point, number]>([
    ['while it is being written', locked('attempts'), 1],
    ['while the charge is on its way', held('POST /v1/payment_intents', 'before'), 2],
    ['while the answer is on its way', held('POST /v1/payment_intents', 'after'), 2],
    ['while what was paid is being given', locked('grants'), 2],
  ])('%s is charged once and goes on', async (_what, point, times) => {
    const purchases = await due()
    await killAt(point, times, renew)
    const process = await settleAfter({ minutes: 3 })
    await renew(process)
    await renew(process)
    for (const one of purchases) await expectBought(one, 2)
    expect(await differences()).toEqual([])
  })

  test('is also finished by the provider’s events', async () => {
    const purchases = await due()
    await killAt(held('POST /v1/payment_intents', 'after'), 2, renew)
    await tellEventsOf(purchases, await aProcess())
    for (const one of purchases) await expectBought(one, 2)
    expect(await differences()).toEqual([])
  })

  test('is also found at the provider a day later', async () => {
    const purchases = await due()
    await killAt(held('POST /v1/payment_intents', 'after'), 2, renew)
    await settleAfter({ hours: 24 })
    for (const one of purchases) await expectBought(one, 2)
    expect(await differences()).toEqual([])
  })
})

describe('a withdrawal whose process is killed (kill -9)', () => {
  test.each(['before', 'after'] as const)('%s the refund is refunded once', async (when) => {
    const [purchase] = (await buyers()) as [Purchase]
    const { buyer, order } = purchase
    const { body } = await buyer.buy(order)
    const ask = (process: RealProcess) =>
      process.call('POST /api/payment-plan/withdraw-subscription', {
        token: buyer.token,
        body: { subscription_id: body.user_payment_plan_id, refund_amount: 1.99 },
      })
    await killAt(held('POST /v1/refunds', when), 1, ask)
    await settleAfter({ minutes: 1 })
    const { data } = await product.sandbox.stripe.refunds.list()
    expect(data.map(({ amount }) => amount)).toEqual([199])
    expect([await listPaidAmounts(product, buyer), await buyer.active()]).toEqual([[], []])
    expect(await differences()).toEqual([])
  })
})

test('eight processes that buy at one time with three keys charge three times (PAY-23)', async () => {
  const shared = await Promise.all(
    [1, 2, 3].map(async (person) => {
      const buyer = await createBuyer(product)
      const card_id = await buyer.saveCard('good')
      const order = { ...single, card_id, request_key: `press-of-pay-${person}` }
      return { buyer, order, pence: 199, signs: 1 }
    }),
  )
  const eight = await Promise.all(Array.from({ length: 8 }, aProcess))
  const answers = await Promise.all(
    eight.flatMap((process) => shared.map((one) => buyAt(process, one))),
  )
  expect(answers.map(({ body }) => body.type)).toEqual(Array(24).fill('succeeded'))
  expect(new Set(answers.map(({ body }) => body.user_payment_plan_id)).size).toBe(3)
  const { data } = await product.sandbox.stripe.charges.list({ limit: 100 })
  expect(data).toHaveLength(3)
  for (const one of shared) await expectBought(one)
  expect(await differences()).toEqual([])
})
