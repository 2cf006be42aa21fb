import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBuyer, type Buyer, cardNumbers, planIds } from '../../../testing/buyers.ts'
import { createPerson } from '../../../testing/people.ts'
import { createTestApp, type Answer, type TestApp } from '../../../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ payments: true })
})
afterAll(() => product.close())

type Card = keyof typeof cardNumbers

const save = async (buyer: Buyer, card: Card): Promise<Answer> =>
  buyer.call('POST /api/payment-plan/save-payment-card', {
    token: await product.sandbox.createToken(cardNumbers[card]),
  })
/** Orders Silver on a sign, so that orders of different signs are different purchases. */
const order = (buyer: Buyer, card_id: string, sign = 1) =>
  buyer.buy({ payment_plan_id: planIds.silver, horoscope_id: sign, card_id })
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).toSorted()
const inTurn = async <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> => {
  const done: T[] = []
  for (let index = 0; index < count; index++) done.push(await work(index))
  return done
}

describe('new cards', () => {
  test('are five an account, declined ones included, and one more after 12 minutes (SEC-35)', async () => {
    const buyer = await createBuyer(product)
    const tried: Card[] = ['good', 'declined', 'noFunds', 'expired', 'good']
    const answers = await inTurn(5, async (index) => save(buyer, tried[index] ?? 'good'))
    expect(statuses(answers)).toEqual([200, 200, 402, 402, 402])
    const refused = await save(buyer, 'good')
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '720'])
    expect(refused.body).toEqual({
      code: 'too-many-requests',
      message:
        'That was a lot of new cards in a short time. Try another card in 12 minutes, or pay with one that you have saved.',
    })
    product.clock.advance({ minutes: 12 })
    expect(statuses([await save(buyer, 'good'), await save(buyer, 'good')])).toEqual([200, 429])
  })

  test('are refused with a sentence in Hindi (SEC-35)', async () => {
    const person = await createPerson(product)
    const send = async () =>
      product.call('POST /api/payment-plan/save-payment-card', {
        token: person.token,
        body: { token: await product.sandbox.createToken(cardNumbers.good) },
        headers: { 'accept-language': 'hi' },
        address: '10.250.1.1',
      })
    const answers = await inTurn(6, send)
    expect(answers.at(-1)?.body.message).toContain('12 मिनट बाद दूसरा कार्ड जोड़ें')
  })

  // Guard in server/platform/http/rate-limits/shared-buckets.ts: parallel requests never take the same token.
  test('that are saved at the same time are five as well (SEC-35)', async () => {
    const buyer = await createBuyer(product)
    const answers = await Promise.all(Array.from({ length: 9 }, () => save(buyer, 'good')))
    expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 429, 429, 429, 429])
  })

  // Guard in server/domains/payments/cards/save-card.ts: a token that was sent before counts once.
  test('that are sent again, after a lost response or in parallel, count once (SEC-35)', async () => {
    const buyer = await createBuyer(product)
    const token = await product.sandbox.createToken(cardNumbers.good)
    const send = () => buyer.call('POST /api/payment-plan/save-payment-card', { token })
    expect(statuses(await Promise.all([send(), send(), send()]))).toEqual([200, 200, 200])
    expect(statuses(await inTurn(5, send))).toEqual([200, 200, 200, 200, 200])
    const answers = await inTurn(5, () => save(buyer, 'good'))
    expect(statuses(answers)).toEqual([200, 200, 200, 200, 429])
    expect((await send()).status).toBe(200)
  })

  test('are thirty an address, whatever the number of accounts (SEC-35)', async () => {
    const address = `10.251.${[...randomBytes(2)].join('.')}`
    const people = await inTurn(7, () => createPerson(product))
    const answers = await inTurn(31, async (index) =>
      product.call('POST /api/payment-plan/save-payment-card', {
        token: people[Math.floor(index / 5)]?.token ?? '',
        body: { token: await product.sandbox.createToken(cardNumbers.declined) },
        address,
      }),
    )
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(30)
    expect(answers.at(-1)).toMatchObject({ status: 429, headers: { 'retry-after': '120' } })
  })

  // Guard in server/domains/payments/cards/save-card.ts: an account keeps at most ten cards.
  test('are refused beyond ten that are kept, also in parallel, until one is removed (SEC-47)', async () => {
    const buyer = await createBuyer(product)
    for (let year = 2031; year < 2040; year++) {
      await buyer.saveCard('good', { expiryYear: String(year) })
      product.clock.advance({ minutes: 12 })
    }
    product.clock.advance({ minutes: 12 })
    const both = await Promise.all([save(buyer, 'good'), save(buyer, 'indian')])
    expect(both.map(({ status }) => status)).toContain(422)
    const list = async () =>
      (await buyer.call('GET /api/payment-plan/get-payment-cards')).body.cards as {
        stripe_card_id: string
      }[]
    product.clock.advance({ hours: 1 })
    if ((await list()).length < 10) await buyer.saveCard('good')
    const kept = await list()
    expect(kept).toHaveLength(10)
    const refused = await save(buyer, 'french')
    expect([refused.status, refused.body.code]).toEqual([422, 'too-many-cards'])
    expect(await list()).toEqual(kept)
    // A wallet still pays.
    await buyer.saveCard('good', { wallet: 'apple_pay' })
    expect(await list()).toHaveLength(11)
    expect(refused.body.message).toContain('Please remove one first')
    await buyer.call(`DELETE /api/payment-plan/payment-card/${kept[0]?.stripe_card_id ?? ''}`)
    product.clock.advance({ minutes: 24 })
    expect((await save(buyer, 'french')).status).toBe(200)
  })
})

describe('refused payments', () => {
  // Guard in server/domains/payments/limits/card-limits.ts: a refused payment keeps its token.
  test('are five an account, and one more after 12 minutes (SEC-36)', async () => {
    const buyer = await createBuyer(product)
    const card = await buyer.saveCard('failsWhenCharged')
    const good = await buyer.saveCard('good')
    expect(statuses(await inTurn(5, () => order(buyer, card)))).toEqual([402, 402, 402, 402, 402])
    const refused = await order(buyer, good)
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '720'])
    expect(refused.body).toEqual({
      code: 'too-many-requests',
      message:
        'Several payments were refused in a short time. Try another card in 12 minutes, or ask your bank why it refused.',
    })
    expect(await buyer.active()).toEqual([])
    product.clock.advance({ minutes: 12 })
    expect((await order(buyer, good)).body.type).toBe('succeeded')
  })

  test('do not include payments that succeed (SEC-36)', async () => {
    const buyer = await createBuyer(product)
    const good = await buyer.saveCard('good')
    const answers = await inTurn(7, (index) => order(buyer, good, index + 1))
    expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 200, 200])
  })

  test('count once where the same press of Pay is repeated (SEC-36)', async () => {
    const buyer = await createBuyer(product)
    const card = await buyer.saveCard('failsWhenCharged')
    const press = (request_key: string) =>
      buyer.buy({ payment_plan_id: planIds.silver, horoscope_id: 1, card_id: card, request_key })
    const twice = [press('one-press-0'), press('one-press-0')]
    expect(statuses(await Promise.all(twice))).toEqual([402, 402])
    expect(statuses(await inTurn(5, () => press('one-press-0')))).toEqual([402, 402, 402, 402, 402])
    const others = await inTurn(5, (index) => press(`other-press-${index}`))
    expect(statuses(others)).toEqual([402, 402, 402, 402, 429])
  })

  // Guard in server/domains/payments/checkout/buy.ts: the token is taken in the transaction that stores the attempt.
  test('at the same time are five as well (SEC-36)', async () => {
    const buyer = await createBuyer(product)
    const card = await buyer.saveCard('failsWhenCharged')
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, index) => order(buyer, card, index + 1)),
    )
    expect(statuses(answers)).toEqual([402, 402, 402, 402, 402, 429, 429, 429, 429])
  })

  test('do not include an authentication that is abandoned or fails (SEC-36)', async () => {
    const buyer = await createBuyer(product)
    const [asks, good] = [await buyer.saveCard('requires3ds'), await buyer.saveCard('good')]
    await inTurn(6, async (index) => {
      const { body } = await order(buyer, asks)
      expect(body.type).toBe('require_3d')
      if (index % 2 === 0) await product.sandbox.answerBank(body.client_secret, 'Fail')
      product.clock.advance({ minutes: 61 })
      await product.jobs.runScheduled('settle-payments')
    })
    expect((await order(buyer, good)).body.type).toBe('succeeded')
  })

  // Guard in server/domains/payments/settlement/settle.ts: a refusal after 3-D Secure counts.
  test('include those that the bank refuses after 3-D Secure (SEC-36)', async () => {
    const buyer = await createBuyer(product)
    const card = await buyer.saveCard('failsAfter3ds')
    const pay = async () => {
      const { body, status } = await order(buyer, card)
      if (status !== 200) return status
      await product.sandbox.answerBank(body.client_secret, 'Complete')
      const { user_payment_plan_id } = body
      await buyer.call('POST /api/payment-plan/complete-subscription', { user_payment_plan_id })
      return status
    }
    expect(await inTurn(6, pay)).toEqual([200, 200, 200, 200, 200, 429])
  })
})
