import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { isExhaustive, sample } from '../../../scripts/test-scope.ts'
import { listDifferences } from '../../testing/differences.ts'
import { createBuyer, type Buyer, listPaidAmounts, planIds } from '../../testing/buyers.ts'
import { startRealProcess, type RealProcess } from '../../testing/real-process.ts'
import { type Answer, createTestApp, type TestApp } from '../../testing/test-app.ts'

/** Its database and provider are those of the processes that are killed; it only observes. */
let product: TestApp
let processes: RealProcess[]
/** The process that was started last, which is the next to be killed: a start costs more than a purchase. */
let running: RealProcess | undefined

async function openProduct(): Promise<void> {
  processes = []
  running = undefined
  product = await createTestApp({ payments: true })
  const { control } = product.sandbox
  await control('POST /sandbox/deliveries', { paused: true })
  // Nothing listens there: events are stored until a test asks for their delivery.
  await control('POST /sandbox/webhook', { url: 'http://127.0.0.1:9/' })
}
const clearFaults = () => product.sandbox.control('DELETE /sandbox/faults')
async function closeProduct(): Promise<void> {
  await clearFaults()
  await Promise.all(processes.map(({ kill }) => kill()))
  await product.close()
}

async function startProcess(): Promise<RealProcess> {
  running = await startRealProcess(product)
  processes.push(running)
  return running
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

/** Creates a buyer of a single subscription and a buyer of a combo, with a card each. */
const createBuyers = (): Promise<Purchase[]> =>
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
  // The session has expired: sign in again.
  const { email, password } = buyer
  return buy((await process.call('POST /api/login', { body: { email, password } })).body.token)
}

const buyAllAt = (process: RealProcess, purchases: readonly Purchase[]) =>
  Promise.all(purchases.map((one) => buyAt(process, one)))

/** Where a process is killed: `times` of its requests are blocked there until it is dead. */
interface Point {
  block(
    times: number,
  ): Promise<{ isReached: () => Promise<boolean>; release: () => Promise<unknown> }>
}

/** The provider holds a request before it takes effect, or after it with the response. */
const held = (request: string, when: 'before' | 'after'): Point => ({
  block: async (times) => {
    const [method, path] = request.split(' ')
    const { control } = product.sandbox
    const fault = { method, path, action: 'hold', when, times }
    const { id } = await control<{ id: string }>('POST /sandbox/faults', fault)
    return {
      isReached: async () =>
        (await control<{ faults: { times: number }[] }>('GET /sandbox/state')).faults.every(
          ({ times: left }) => left === 0,
        ),
      release: () => control(`POST /sandbox/faults/${id}/release`),
    }
  },
})

/** The database blocks a transaction at its first write to this table. */
const locked = (table: string): Point => ({
  block: async (times) => {
    const client = new pg.Client({ connectionString: product.context.config.databaseUrl ?? '' })
    await client.connect()
    await client.query(`begin; lock table ${table} in exclusive mode`)
    return {
      isReached: async () => {
        const { rows } = await client.query(
          `select count(*)::int as waiting from pg_locks
           where not granted and relation = $1::regclass`,
          [table],
        )
        return rows[0].waiting >= times
      },
      release: () => client.end(),
    }
  },
})

const unwritten: [string, Point][] = [
  ['before anything is written', held('GET /v1/customers/*/payment_methods', 'before')],
  ['while the purchase is being written', locked('attempts')],
]
const written: [string, Point][] = [
  ['while its charge is being sent', held('POST /v1/payment_intents', 'before')],
  ['before the provider’s response arrives', held('POST /v1/payment_intents', 'after')],
  ['while it is being fulfilled', locked('grants')],
]

/** Runs something in a process and kills the process by SIGKILL at that point. */
async function killAt(
  point: Point,
  times: number,
  run: (process: RealProcess) => Promise<unknown>,
): Promise<void> {
  const process = running ?? (await startProcess())
  const { isReached, release } = await point.block(times)
  const outcome = run(process).then(
    () => 'finished',
    () => 'killed',
  )
  try {
    await vi.waitFor(async () => expect(await isReached()).toBe(true), { timeout: 60_000 })
  } finally {
    running = undefined
    await process.kill()
    await release()
  }
  expect(await outcome).toBe('killed')
}

async function countOpenEvents(): Promise<number> {
  const { db } = product.context
  const open = db.selectFrom('webhook_inbox').select('event_id').where('done_at', 'is', null)
  return (await open.execute()).length
}

/** Delivers the events of these buyers, and of nobody else, to a process, which then processes them. */
async function deliverEventsOf(
  purchases: readonly Purchase[],
  { url }: RealProcess,
): Promise<void> {
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
    const { customer } = data.object as { customer?: string | null }
    if (customers.some(({ provider_id }) => provider_id === customer))
      expect(await control(`POST /sandbox/events/${id}/deliver`)).toEqual({ status: 200 })
  }
  await expect.poll(countOpenEvents, { timeout: 30_000 }).toBe(0)
}

async function settleAfter(duration: Temporal.DurationLike): Promise<RealProcess> {
  product.clock.advance(duration)
  const process = await startProcess()
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

describe('a purchase whose process is killed (kill -9)', () => {
  beforeAll(openProduct)
  afterEach(clearFaults)
  afterAll(closeProduct)

  test.each(sample([...unwritten, ...written], 3))(
    '%s is finished by another press of Pay, by the provider’s events or by the next process (PAY-46)',
    async (name, point) => {
      const isWritten = written.some(([one]) => one === name)
      const expectAfter = isWritten ? expectBought : expectNothing
      const first = await createBuyers()
      const second = await createBuyers()
      const third = await createBuyers()
      const all = [...first, ...second, ...third]
      await killAt(point, all.length, (process) => buyAllAt(process, all))
      product.clock.advance({ minutes: 3 })
      const process = await startProcess()
      for (const { body } of await buyAllAt(process, first)) expect(body.type).toBe('succeeded')
      for (const one of first) await expectBought(one)
      await deliverEventsOf(second, process)
      for (const one of second) await expectAfter(one)
      for (const one of third) expect(await one.buyer.active()).toEqual([])
      await process.runScheduled('settle-payments')
      for (const one of third) await expectAfter(one)
      expect(await listDifferences(product)).toEqual([])
      // A lost purchase can be bought again; a purchase that was not lost is not bought twice.
      await buyAllAt(process, all)
      for (const one of all) await expectBought(one)
      expect(await listDifferences(product)).toEqual([])
    },
  )

  test.each(sample(written, 3, 2))(
    '%s is found at the provider a day later (PAY-46)',
    async (_when, point) => {
      const purchases = await createBuyers()
      await killAt(point, purchases.length, (process) => buyAllAt(process, purchases))
      const process = await settleAfter({ hours: 24 })
      for (const one of purchases) await expectBought(one)
      await buyAllAt(process, purchases)
      for (const one of purchases) await expectBought(one)
      expect(await listDifferences(product)).toEqual([])
    },
  )

  describe('during 3-D Secure', () => {
    const complete = (process: RealProcess, buyer: Buyer, id: string) =>
      process.call('POST /api/payment-plan/complete-subscription', {
        token: buyer.token,
        body: { user_payment_plan_id: id },
      })

    test('requires the same confirmation again when the response was lost', async () => {
      const buyer = await createBuyer(product)
      const card_id = await buyer.saveCard('requires3ds')
      const purchase = { buyer, order: { ...single, card_id }, pence: 199, signs: 1 }
      await killAt(held('POST /v1/payment_intents', 'after'), 1, (process) =>
        buyAt(process, purchase),
      )
      const process = await startProcess()
      const { body } = await buyAt(process, purchase)
      expect(body.type).toBe('require_3d')
      await product.sandbox.answerBank(body.client_secret, 'Complete')
      expect((await complete(process, buyer, body.user_payment_plan_id)).status).toBe(200)
      await expectBought(purchase)
      expect(await listDifferences(product)).toEqual([])
    })

    const whenConfirmed: [string, Point][] = [
      ['the outcome is looked up', held('GET /v1/payment_intents/*', 'after')],
      ['it is fulfilled', locked('grants')],
    ]
    test.each(sample(whenConfirmed, 2))(
      'while %s is finished by the next process',
      async (_what, point) => {
        const buyer = await createBuyer(product)
        const card_id = await buyer.saveCard('requires3ds')
        const { body } = await buyer.buy({ ...single, card_id })
        await product.sandbox.answerBank(body.client_secret, 'Complete')
        await killAt(point, 1, (process) => complete(process, buyer, body.user_payment_plan_id))
        await settleAfter({ minutes: 61 })
        await expectBought({ buyer, order: {}, pence: 199, signs: 1 })
        expect(await listDifferences(product)).toEqual([])
      },
    )
  })
})

describe('a renewal whose process is killed (kill -9)', () => {
  beforeEach(openProduct)
  afterEach(closeProduct)

  /** Creates subscriptions that are due after a year: Silver for a week, the combo for a year. */
  async function createDue(): Promise<Purchase[]> {
    const purchases = await createBuyers()
    for (const { buyer, order } of purchases) await buyer.buy(order)
    product.clock.advance({ days: 365 })
    return purchases
  }
  const renew = (process: RealProcess) => process.runScheduled('renew-subscriptions')

  const duringRenewal: [string, Point, number][] = [
    ['while it is being written', locked('attempts'), 1],
    ['while its charge is being sent', held('POST /v1/payment_intents', 'before'), 2],
    ['before the provider’s response arrives', held('POST /v1/payment_intents', 'after'), 2],
    ['while it is being fulfilled', locked('grants'), 2],
  ]
  test.each(sample(duringRenewal, 4, 3))(
    '%s is charged once and its subscription continues',
    async (_what, point, times) => {
      const purchases = await createDue()
      await killAt(point, times, renew)
      const process = await settleAfter({ minutes: 3 })
      await renew(process)
      await renew(process)
      for (const one of purchases) await expectBought(one, 2)
      expect(await listDifferences(product)).toEqual([])
    },
  )

  test.runIf(isExhaustive)(
    'before the provider’s response arrives is finished by the provider’s events',
    async () => {
      const purchases = await createDue()
      await killAt(held('POST /v1/payment_intents', 'after'), 2, renew)
      await deliverEventsOf(purchases, await startProcess())
      for (const one of purchases) await expectBought(one, 2)
      expect(await listDifferences(product)).toEqual([])
    },
  )

  test('before the provider’s response arrives is found at the provider a day later', async () => {
    const purchases = await createDue()
    await killAt(held('POST /v1/payment_intents', 'after'), 2, renew)
    await settleAfter({ hours: 24 })
    for (const one of purchases) await expectBought(one, 2)
    expect(await listDifferences(product)).toEqual([])
  })
})

describe('a withdrawal whose process is killed (kill -9)', () => {
  beforeEach(openProduct)
  afterEach(closeProduct)

  test.each(sample(['before', 'after'] as const, 2, 1))(
    '%s its refund is refunded once',
    async (when) => {
      const [purchase] = (await createBuyers()) as [Purchase]
      const { buyer, order } = purchase
      const { body } = await buyer.buy(order)
      const withdraw = (process: RealProcess) =>
        process.call('POST /api/payment-plan/withdraw-subscription', {
          token: buyer.token,
          body: { subscription_id: body.user_payment_plan_id, refund_amount: 1.99 },
        })
      await killAt(held('POST /v1/refunds', when), 1, withdraw)
      await settleAfter({ minutes: 1 })
      const { data } = await product.sandbox.stripe.refunds.list()
      expect(data.map(({ amount }) => amount)).toEqual([199])
      expect([await listPaidAmounts(product, buyer), await buyer.active()]).toEqual([[], []])
      expect(await listDifferences(product)).toEqual([])
    },
  )
})

const processCount = isExhaustive ? 8 : 3

describe(`${processCount} processes`, () => {
  beforeEach(openProduct)
  afterEach(closeProduct)

  test('that receive three orders at the same time charge each of them once (PAY-23)', async () => {
    const purchases = await Promise.all(
      [1, 2, 3].map(async (number) => {
        const buyer = await createBuyer(product)
        const card_id = await buyer.saveCard('good')
        const order = { ...single, card_id, request_key: `press-of-pay-${number}` }
        return { buyer, order, pence: 199, signs: 1 }
      }),
    )
    const processes = await Promise.all(Array.from({ length: processCount }, startProcess))
    const answers = (
      await Promise.all(processes.map((process) => buyAllAt(process, purchases)))
    ).flat()
    expect(answers.map(({ body }) => body.type)).toEqual(Array(3 * processCount).fill('succeeded'))
    expect(new Set(answers.map(({ body }) => body.user_payment_plan_id)).size).toBe(3)
    const { data } = await product.sandbox.stripe.charges.list({ limit: 100 })
    expect(data).toHaveLength(3)
    for (const one of purchases) await expectBought(one)
    expect(await listDifferences(product)).toEqual([])
  })
})
