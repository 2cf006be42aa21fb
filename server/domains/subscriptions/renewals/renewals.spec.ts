import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listDifferences } from '../../../testing/books.ts'
import { anotherProcess } from '../../../testing/another-process.ts'
import { type Break, breakable } from '../../../testing/breakable-payments.ts'
import { aBuyer, type Buyer, paidBy, planIds } from '../../../testing/buyers.ts'
import { countWaiting } from '../../../testing/database.ts'
import { aTestApp, type TestApp } from '../../../testing/test-app.ts'

let product: TestApp
let broken: ReturnType<typeof breakable>
beforeEach(async () => {
  product = await aTestApp({
    payments: true,
    around: (payments) => (broken = breakable(payments)).provider,
  })
})
afterEach(() => product.close())

const renew = () => product.jobs.runScheduled('renew-subscriptions')

type Subscriber = Buyer & { card: string; id: string }

async function aSubscriber(
  order: Record<string, unknown> = { payment_plan_id: planIds.silver, horoscope_id: 1 },
): Promise<Subscriber> {
  const buyer = await aBuyer(product)
  const card = await buyer.saveCard('good')
  const { body, text } = await buyer.buy({ ...order, card_id: card })
  if (body.type !== 'succeeded') throw new Error(text)
  return Object.assign(buyer, { card, id: body.user_payment_plan_id as string })
}

const combo = {
  is_combo: true,
  moon_payment_plan_id: planIds.diamond,
  moon_horoscope_id: 1,
  rising_payment_plan_id: planIds.diamond,
  rising_horoscope_id: 5,
}

/** From now on the bank behind a saved card does this. */
const turn = (card: string, behaviour: string) =>
  product.sandbox.control(`POST /sandbox/payment_methods/${card}`, { behaviour })

async function later(duration: Temporal.DurationLike): Promise<void> {
  product.clock.advance(duration)
  await renew()
}

const statusOf = async (buyer: Buyer) => (await buyer.active()).map(({ status }) => status)
const isOpen = async (buyer: Buyer, sign = 'aries') =>
  (await buyer.call(`GET /api/horoscope/user-new-single-horoscope/weekly/${sign}`)).body.horoscope
    .is_user_subscribed as boolean

async function lettersTo(buyer: Buyer): Promise<string[]> {
  await product.jobs.run()
  const own = product.mails.filter(({ to }) => to === buyer.email).map(({ subject }) => subject)
  product.mails.length = 0
  return own
}

const differences = () => listDifferences(product)

async function chargesOf(buyer: Buyer): Promise<number> {
  const { provider_id } = await product.context.db
    .selectFrom('payment_customers')
    .select('provider_id')
    .where('user_id', '=', buyer.user.id)
    .executeTakeFirstOrThrow()
  let count = 0
  for await (const _ of product.sandbox.stripe.charges.list({ customer: provider_id ?? '' }))
    count++
  return count
}

const locksWaitedFor = () => countWaiting(product.context.db)

describe('a subscription', () => {
  test('renews at each period’s end, and says so by mail (PAY-37)', async () => {
    const buyer = await aSubscriber()
    await lettersTo(buyer)
    await later({ days: 6, hours: 23 })
    expect(await paidBy(product, buyer)).toEqual([199])
    await later({ hours: 1 })
    await renew()
    expect(await paidBy(product, buyer)).toEqual([199, 199])
    expect((await buyer.active())[0]?.subscription_ended).toBe('2026-12-05T09:00:00Z')
    await product.jobs.run()
    expect(product.mails.findLast(({ to }) => to === buyer.email)?.text).toContain(
      'Paid with Visa ending in 4242.',
    )
    expect(await lettersTo(buyer)).toEqual(['Your receipt: Silver for Aries is renewed'])
    expect(await differences()).toEqual([])
  })

  test('renews for 400 days, one charge a period, and not after it is cancelled (PAY-36, PAY-37)', async () => {
    const [weekly, yearly] = [await aSubscriber(), await aSubscriber(combo)]
    for (let day = 1; day <= 400; day++) {
      await later({ days: 1 })
      if (day === 399)
        await weekly.call('POST /api/payment-plan/cancel-subscription', {
          subscription_id: weekly.id,
        })
    }
    // 57 whole weeks in 399 days, and the first; the cancelled one stays open to the end of its week.
    expect(await chargesOf(weekly)).toBe(58)
    expect(await paidBy(product, yearly)).toEqual([9998, 9998])
    expect(await isOpen(weekly)).toBe(true)
    await later({ days: 6 })
    expect(await isOpen(weekly)).toBe(false)
    expect(await chargesOf(weekly)).toBe(58)
    expect(await differences()).toEqual([])
  }, 60_000)

  test('that is cancelled is open to the end of its period and not a moment longer (PAY-36)', async () => {
    const buyer = await aSubscriber()
    await buyer.call('POST /api/payment-plan/cancel-subscription', { subscription_id: buyer.id })
    const end = product.clock.now().add({ hours: 7 * 24 })
    product.clock.set(`${end.subtract({ seconds: 1 })}`)
    expect(await isOpen(buyer)).toBe(true)
    product.clock.set(`${end}`)
    expect(await isOpen(buyer)).toBe(false)
    await renew()
    expect([await isOpen(buyer), await paidBy(product, buyer)]).toEqual([false, [199]])
  })

  test('that nobody renewed for weeks pays the running week, not those gone by', async () => {
    const buyer = await aSubscriber()
    await later({ days: 32 })
    expect(await paidBy(product, buyer)).toEqual([199, 199])
    expect((await buyer.active())[0]?.subscription_ended).toBe('2026-12-26T09:00:00Z')
  })

  test('of two signs renews in one charge of the sum (PAY-24)', async () => {
    const buyer = await aSubscriber(combo)
    await later({ days: 365 })
    expect(await paidBy(product, buyer)).toEqual([9998, 9998])
    expect(await statusOf(buyer)).toEqual(['active', 'active'])
    expect([await isOpen(buyer), await isOpen(buyer, 'leo')]).toEqual([true, true])
  })
})

describe('a renewal that is refused', () => {
  test('is tried after 1, 3 and 5 days, stays open for 7, and then ends (PAY-37)', async () => {
    const buyer = await aSubscriber()
    await lettersTo(buyer)
    await turn(buyer.card, 'declined_when_charged')
    const days: [charges: number, status: string[], open: boolean][] = []
    await later({ days: 7 })
    for (let day = 0; day <= 7; day++) {
      days.push([await chargesOf(buyer), await statusOf(buyer), await isOpen(buyer)])
      await later({ days: 1 })
    }
    const behind = ['past_due']
    expect(days).toEqual([
      [2, behind, true],
      [3, behind, true],
      [3, behind, true],
      [4, behind, true],
      [4, behind, true],
      [5, behind, true],
      [5, behind, true],
      [5, [], false],
    ])
    expect((await buyer.historic()).map(({ status }) => status)).toEqual(['cancelled'])
    expect(await lettersTo(buyer)).toEqual([
      'Your payment for Silver did not go through',
      'Silver for Aries has ended',
    ])
    expect(await differences()).toEqual([])
    expect(
      (await buyer.buy({ payment_plan_id: 1, horoscope_id: 1, card_id: buyer.card })).status,
    ).toBe(402)
  })

  test('when it was long due stays open for 7 days from then', async () => {
    const buyer = await aSubscriber()
    await turn(buyer.card, 'declined_when_charged')
    await later({ days: 30 })
    expect([await statusOf(buyer), await isOpen(buyer)]).toEqual([['past_due'], true])
    await later({ days: 6, hours: 23 })
    expect([await statusOf(buyer), await isOpen(buyer)]).toEqual([['past_due'], true])
    await later({ hours: 1 })
    expect([await statusOf(buyer), await isOpen(buyer)]).toEqual([[], false])
  })

  test('that goes through on the third day goes on as if nothing had been', async () => {
    const buyer = await aSubscriber()
    await turn(buyer.card, 'declined_when_charged')
    await later({ days: 7 })
    await turn(buyer.card, 'pays')
    await later({ days: 1 })
    expect(await statusOf(buyer)).toEqual(['active'])
    expect((await buyer.active())[0]?.subscription_ended).toBe('2026-12-05T09:00:00Z')
    await later({ days: 6 })
    expect(await paidBy(product, buyer)).toEqual([199, 199, 199])
  })

  test('without any card waits for one, and is paid by it', async () => {
    const buyer = await aSubscriber()
    await buyer.call(`DELETE /api/payment-plan/payment-card/${buyer.card}`)
    await later({ days: 7 })
    expect(await statusOf(buyer)).toEqual(['past_due'])
    await buyer.saveCard('good')
    await later({ days: 1 })
    expect(await statusOf(buyer)).toEqual(['active'])
    expect(await paidBy(product, buyer)).toEqual([199, 199])
  })

  test('can be paid by hand with another card, which pays from then on', async () => {
    const buyer = await aSubscriber()
    await turn(buyer.card, 'declined_when_charged')
    await later({ days: 7 })
    const pay = (card_id: string) =>
      buyer.call('POST /api/payment-plan/renew-subscription', {
        subscription_id: buyer.id,
        card_id,
      })
    const refused = await pay(buyer.card)
    expect([refused.status, refused.body.message]).toEqual([402, 'Your card was declined.'])
    const card = await buyer.saveCard('good')
    expect((await pay(card)).body).toMatchObject({
      type: 'succeeded',
      msg: 'Your subscription is renewed.',
    })
    expect(await statusOf(buyer)).toEqual(['active'])
    expect((await pay(card)).status).toBe(409)
    await later({ days: 7 })
    expect(await paidBy(product, buyer)).toEqual([199, 199, 199])
    expect(await differences()).toEqual([])
  })

  test('of another person cannot be paid by hand', async () => {
    const [buyer, other] = [await aSubscriber(), await aSubscriber()]
    const { status } = await other.call('POST /api/payment-plan/renew-subscription', {
      subscription_id: buyer.id,
      card_id: other.card,
    })
    expect(status).toBe(404)
  })
})

describe('a renewal that the bank wants confirmed', () => {
  const pay = (buyer: Subscriber) =>
    buyer.call('POST /api/payment-plan/renew-subscription', {
      subscription_id: buyer.id,
      card_id: buyer.card,
    })
  async function behind() {
    const buyer = await aSubscriber()
    await lettersTo(buyer)
    await turn(buyer.card, 'authenticates')
    await later({ days: 7 })
    return buyer
  }

  test('is not tried again; its holder is mailed, and confirms it', async () => {
    const buyer = await behind()
    expect((await buyer.active()).map((one) => [one.status, one.needs_confirmation])).toEqual([
      ['past_due', true],
    ])
    expect(await lettersTo(buyer)).toEqual(['Please confirm your payment for Silver'])
    const tried = await chargesOf(buyer)
    await later({ days: 3 })
    expect(await chargesOf(buyer)).toBe(tried)
    const { body } = await pay(buyer)
    expect(body.type).toBe('require_3d')
    const done = () =>
      buyer.call('POST /api/payment-plan/complete-subscription', {
        user_payment_plan_id: body.user_payment_plan_id,
      })
    expect((await done()).body.code).toBe('payment-incomplete')
    await product.sandbox.answerBank(body.client_secret, 'Complete')
    expect((await done()).body.msg).toBe('Your subscription is renewed.')
    expect((await buyer.active()).map((one) => [one.status, one.needs_confirmation])).toEqual([
      ['active', false],
    ])
    expect(await paidBy(product, buyer)).toEqual([199, 199])
    expect(await differences()).toEqual([])
  })

  test('ends after a week without confirmation', async () => {
    const buyer = await behind()
    await later({ days: 6, hours: 23 })
    expect([await statusOf(buyer), await isOpen(buyer)]).toEqual([['past_due'], true])
    await later({ hours: 1 })
    expect([await statusOf(buyer), await isOpen(buyer)]).toEqual([[], false])
    expect(await paidBy(product, buyer)).toEqual([199])
  })

  test('and is cancelled before it goes through is given back', async () => {
    const buyer = await behind()
    const { body } = await pay(buyer)
    await buyer.call('POST /api/payment-plan/cancel-subscription', { subscription_id: buyer.id })
    await product.sandbox.answerBank(body.client_secret, 'Complete')
    product.clock.advance({ minutes: 61 })
    await product.jobs.runScheduled('settle-payments')
    expect(await paidBy(product, buyer)).toEqual([199])
    expect(await statusOf(buyer)).toEqual([])
    expect(await differences()).toEqual([])
  })

  test('and is cancelled before the bank refuses it stays cancelled', async () => {
    const buyer = await behind()
    const { body } = await pay(buyer)
    await buyer.call('POST /api/payment-plan/cancel-subscription', { subscription_id: buyer.id })
    await product.sandbox.answerBank(body.client_secret, 'Fail')
    await lettersTo(buyer)
    product.clock.advance({ minutes: 61 })
    await product.jobs.runScheduled('settle-payments')
    expect([await statusOf(buyer), await lettersTo(buyer)]).toEqual([[], []])
    expect(await differences()).toEqual([])
  })

  test('is one payment, however many tabs ask for it and whatever is due beside it', async () => {
    const buyer = await behind()
    const answers = await Promise.all([1, 2, 3, 4].map(() => pay(buyer)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.client_secret)).size).toBe(1)
    product.clock.advance({ minutes: 30 })
    await product.context.db
      .updateTable('subscription_groups')
      .set({ due_at: product.clock.now() })
      .where('id', '=', buyer.id)
      .execute()
    await renew()
    await product.sandbox.answerBank(answers[0]?.body.client_secret, 'Complete')
    await product.jobs.runScheduled('settle-payments')
    product.clock.advance({ minutes: 31 })
    await product.jobs.runScheduled('settle-payments')
    expect(await statusOf(buyer)).toEqual(['active'])
    expect(await paidBy(product, buyer)).toEqual([199, 199])
    expect(await differences()).toEqual([])
  })
})

describe('many workers', () => {
  test('renew each subscription once', async () => {
    const buyers: Buyer[] = []
    for (let count = 0; count < 6; count++)
      buyers.push(await aSubscriber(), await aSubscriber(combo))
    product.clock.advance({ days: 366 })
    const processes = await Promise.all([1, 2, 3].map(() => anotherProcess(product)))
    const work = () => processes.map(({ jobs }) => jobs.runScheduled('renew-subscriptions'))
    await Promise.all([...work(), ...work()])
    for (const { close } of processes) await close()
    const paid = await Promise.all(buyers.map((buyer) => paidBy(product, buyer)))
    expect(paid).toEqual(buyers.map((_, index) => (index % 2 === 0 ? [199, 199] : [9998, 9998])))
    expect(await differences()).toEqual([])
  })

  test('and a buyer who cancels leave either a paid period or none (payments.md rule 9)', async () => {
    const buyers = await Promise.all(Array.from({ length: 8 }, () => aSubscriber()))
    product.clock.advance({ days: 7 })
    await Promise.all(buyers.map((buyer) => buyer.active()))
    await Promise.all([
      renew(),
      ...buyers.map((buyer) =>
        buyer.call('POST /api/payment-plan/cancel-subscription', { subscription_id: buyer.id }),
      ),
    ])
    for (const buyer of buyers) {
      expect(await statusOf(buyer)).toEqual([])
      const [ended] = await buyer.historic()
      const isRenewed = ended?.subscription_ended === '2026-12-05T09:00:00Z'
      expect(await paidBy(product, buyer)).toEqual(isRenewed ? [199, 199] : [199])
    }
    expect(await differences()).toEqual([])
  })
})

describe('cancelling while a renewal is settled', () => {
  test('ends it: the settling waits, sees it, and gives the money back (payments.md rule 9)', async () => {
    const buyer = await aSubscriber()
    const { db } = product.context
    const cancelled = Promise.withResolvers<void>()
    let cancelling: Promise<void> | undefined
    broken.meanwhile(async () => {
      const locked = Promise.withResolvers<void>()
      cancelling = db.transaction().execute(async (trx) => {
        await trx
          .updateTable('subscription_groups')
          .set({ status: 'cancelled', due_at: null })
          .where('id', '=', buyer.id)
          .execute()
        locked.resolve()
        await cancelled.promise
      })
      await locked.promise
    })
    product.clock.advance({ days: 7 })
    const renewing = renew()
    await expect.poll(locksWaitedFor).toBe(1)
    cancelled.resolve()
    await Promise.all([cancelling, renewing])
    expect(await statusOf(buyer)).toEqual([])
    expect(await paidBy(product, buyer)).toEqual([199])
  })
})

describe.each([
  ['a single', undefined, 199, { days: 7 }],
  ['a combo', combo, 9998, { years: 1 }],
] as const)('a renewal of %s', (_what, order, pence, period) => {
  const breaks: (Break | 'killed before it was sent' | 'killed while settling')[] = [
    'killed before it was sent',
    'killed before the charge',
    'killed after the charge',
    'the request is lost',
    'the answer is lost',
    'killed while settling',
  ]
  test.each(breaks)('%s, is finished by the next process, once', async (how) => {
    const buyer = await aSubscriber(order)
    const { jobs } = product
    const { enqueue } = jobs
    if (how === 'killed while settling')
      jobs.enqueue = async () => {
        jobs.enqueue = enqueue
        throw new Error(how)
      }
    else broken.breakNext(how === 'killed before it was sent' ? 'killed before the charge' : how)
    await later(period)
    jobs.enqueue = enqueue
    if (how === 'killed before it was sent')
      await product.context.db
        .updateTable('attempts')
        .set({ state: 'new' })
        .where('state', '=', 'sent')
        .execute()
    const next = await anotherProcess(product)
    product.clock.advance({ minutes: 3 })
    await next.jobs.runScheduled('renew-subscriptions')
    await next.jobs.runScheduled('settle-payments')
    await next.close()
    expect(await paidBy(product, buyer)).toEqual([pence, pence])
    expect(new Set(await statusOf(buyer))).toEqual(new Set(['active']))
    expect(await differences()).toEqual([])
  })

  test('that never reached the provider is tried again after a day', async () => {
    const buyer = await aSubscriber(order)
    broken.breakNext('the request is lost')
    await later(period)
    product.clock.advance({ hours: 24 })
    await product.jobs.runScheduled('settle-payments')
    expect(new Set(await statusOf(buyer))).toEqual(new Set(['past_due']))
    await later({ hours: 24 })
    expect(await paidBy(product, buyer)).toEqual([pence, pence])
    expect(await differences()).toEqual([])
  })
})

describe('reminders', () => {
  test('come two weeks before a year is renewed, once a year', async () => {
    const buyer = await aSubscriber({ payment_plan_id: planIds.diamond, horoscope_id: 1 })
    await lettersTo(buyer)
    const remindAfter = async (duration: Temporal.DurationLike) => {
      await later(duration)
      await product.jobs.runScheduled('remind-of-renewals')
      return lettersTo(buyer)
    }
    expect(await remindAfter({ days: 350 })).toEqual([])
    expect(await remindAfter({ days: 1 })).toEqual(['Diamond for Aries renews on 21 November 2027'])
    expect(await remindAfter({ days: 1 })).toEqual([])
    expect(await remindAfter({ days: 13 })).toEqual(['Your receipt: Diamond for Aries is renewed'])
    expect(await remindAfter({ days: 352 })).toEqual([
      'Diamond for Aries renews on 21 November 2028',
    ])
  })

  test('come once from two processes at one time', async () => {
    const buyer = await aSubscriber({ payment_plan_id: planIds.diamond, horoscope_id: 1 })
    await lettersTo(buyer)
    const other = await anotherProcess(product)
    product.clock.advance({ days: 351 })
    const [held, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = product.context.db.transaction().execute(async (trx) => {
      await sql`select from subscription_groups where id = ${buyer.id} for update`.execute(trx)
      held.resolve()
      await mayGoOn.promise
    })
    await held.promise
    const remind = ({ jobs }: Pick<TestApp, 'jobs'>) => jobs.runScheduled('remind-of-renewals')
    let areDone = false
    const both = Promise.all([product, other].map(remind)).then(() => (areDone = true))
    // Whoever did not step over what is held would stand before it, and both go on with it after that.
    await expect.poll(async () => areDone || (await locksWaitedFor()) === 2).toBe(true)
    mayGoOn.resolve()
    await Promise.all([holding, both])
    await remind(product)
    await other.jobs.run()
    expect(await lettersTo(buyer)).toHaveLength(1)
    await other.close()
  })

  test('come every sixth month of the others, and never once cancelled', async () => {
    const buyer = await aSubscriber({ payment_plan_id: planIds.gold, horoscope_id: 1 })
    for (let month = 1; month <= 5; month++) await later({ months: 1 })
    await product.jobs.runScheduled('remind-of-renewals')
    await lettersTo(buyer)
    await later({ months: 1 })
    await product.jobs.runScheduled('remind-of-renewals')
    expect(await lettersTo(buyer)).toContain('Gold for Aries renews on 21 June 2027')
    await buyer.call('POST /api/payment-plan/cancel-subscription', { subscription_id: buyer.id })
    await lettersTo(buyer)
    await later({ months: 7 })
    await product.jobs.runScheduled('remind-of-renewals')
    expect(await lettersTo(buyer)).toEqual([])
  })
})
