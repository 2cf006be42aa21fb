import type { Payment } from '@rashi/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { createBuyer, type Buyer, planIds } from '../../../testing/buyers.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ payments: true })
})
afterAll(() => product.close())

const listPath = '/api/payment-plan/purchases'
const list = async (buyer: Buyer, query = '') => buyer.call(`GET ${listPath}${query}`)
const payments = async (buyer: Buyer): Promise<Payment[]> => (await list(buyer)).body.purchases

const silver = { payment_plan_id: planIds.silver, horoscope_id: 5 }
const renew = () => product.jobs.runScheduled('renew-subscriptions')

async function createSubscriber(order: object = silver) {
  const buyer = await createBuyer(product)
  const card = await buyer.saveCard('good')
  const { body, text } = await buyer.buy({ ...order, card_id: card })
  if (body.type !== 'succeeded') throw new Error(text)
  return Object.assign(buyer, { card, id: body.user_payment_plan_id as string })
}

describe('the list of payments', () => {
  test('has every purchase and renewal, the newest first, in both languages, and bank statements name them (PAY-41, PAY-71)', async () => {
    const buyer = await createSubscriber()
    const boughtAt = product.clock.now().toString()
    product.clock.advance({ days: 7 })
    await renew()
    const renewedAt = product.clock.now().toString()
    product.clock.advance({ minutes: 1 })
    await buyer.call('POST /api/payment-plan/buy-consultation', {
      consultation_id: 1,
      questions: [101],
      card_id: buyer.card,
    })
    const [consultation, renewed, bought, ...others] = await payments(buyer)
    expect(others).toEqual([])
    expect(bought).toEqual({
      id: buyer.id,
      kind: 'subscription',
      is_renewal: false,
      translations: [
        { language_id: 1, description: 'Silver: Leo' },
        { language_id: 2, description: 'सिल्वर: सिंह' },
      ],
      amount: 1.99,
      state: 'paid',
      refunded_amount: 0,
      refunded_at: null,
      created_at: boughtAt,
      paid_at: boughtAt,
      card: { brand: 'visa', last_4: '4242', wallet: null },
      vat: null,
      receipt_number: expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/),
    })
    expect(renewed).toEqual({
      ...bought,
      id: expect.not.stringMatching(buyer.id),
      is_renewal: true,
      created_at: renewedAt,
      paid_at: renewedAt,
      receipt_number: expect.not.stringMatching(bought?.receipt_number ?? ''),
    })
    expect(consultation).toMatchObject({ kind: 'consultation', amount: 45, state: 'paid' })
    expect((await buyer.call(`GET ${listPath}/${renewed?.id}`)).body).toEqual({ purchase: renewed })
    const { data } = await product.sandbox.stripe.charges.list({ limit: 100 })
    const statements = data
      .filter(({ payment_method }) => payment_method === buyer.card)
      .map(({ calculated_statement_descriptor }) => calculated_statement_descriptor)
    expect(statements.toSorted()).toEqual([
      'RASHI TEST* SILVER LEO',
      'RASHI TEST* SILVER LEO',
      'RASHI TEST* WORK AND',
    ])
  })

  test('names the card of each payment, even if it is no longer saved (PAY-41)', async () => {
    const buyer = await createSubscriber()
    const other = await buyer.saveCard('requires3ds')
    product.clock.advance({ minutes: 1 })
    await buyer.buy({ ...silver, horoscope_id: 6, card_id: other })
    for (const id of [buyer.card, other])
      await buyer.call(`DELETE /api/payment-plan/payment-card/${id}`)
    expect((await payments(buyer)).map(({ state, card }) => [state, card])).toEqual([
      ['authentication', { brand: 'visa', last_4: '3184', wallet: null }],
      ['paid', { brand: 'visa', last_4: '4242', wallet: null }],
    ])
  })

  test('is empty before the first purchase', async () => {
    expect((await list(await createBuyer(product))).body).toEqual({ purchases: [], next: null })
  })

  test('shows payments that were declined, wait for authentication or were free with a promo code', async () => {
    const buyer = await createBuyer(product)
    const order = { ...silver, card_id: await buyer.saveCard('failsWhenCharged') }
    expect((await buyer.buy(order)).status).toBe(402)
    product.clock.advance({ minutes: 1 })
    const asks = await buyer.saveCard('requires3ds')
    expect((await buyer.buy({ ...order, card_id: asks })).body.type).toBe('require_3d')
    product.clock.advance({ minutes: 1 })
    const coupon_code_id = await buyer.applyCode('WELCOME4', planIds.silver)
    await buyer.buy({ ...silver, horoscope_id: 1, card_id: 0, coupon_code_id })
    const shown = (await payments(buyer)).map(({ state, amount, paid_at, card }) => [
      state,
      amount,
      paid_at === null,
      card?.last_4,
    ])
    expect(shown).toEqual([
      ['paid', 0, false, undefined],
      ['authentication', 1.99, true, '3184'],
      ['failed', 1.99, true, '0341'],
    ])
  })

  test('shows refunds, whole and partial (PAY-41)', async () => {
    const unread = await createSubscriber()
    const withdraw = (buyer: Buyer & { id: string }, refund_amount: number) =>
      buyer.call('POST /api/payment-plan/withdraw-subscription', {
        subscription_id: buyer.id,
        refund_amount,
      })
    expect((await withdraw(unread, 1.99)).status).toBe(200)
    expect(await payments(unread)).toMatchObject([
      {
        amount: 1.99,
        state: 'refunded',
        refunded_amount: 1.99,
        refunded_at: product.clock.now().toString(),
      },
    ])
    const reader = await createSubscriber({ ...silver, payment_plan_id: planIds.gold })
    await reader.call('GET /api/horoscope/user-new-single-horoscope/weekly/leo')
    product.clock.advance({ days: 10 })
    const offered = (await reader.active())[0] as unknown as {
      withdrawal: { refund_amount: number }
    }
    const { refund_amount } = offered.withdrawal
    expect(refund_amount).toBeLessThan(5.99)
    await withdraw(reader, refund_amount)
    expect(await payments(reader)).toMatchObject([
      { amount: 5.99, state: 'partly_refunded', refunded_amount: refund_amount },
    ])
  })

  test('has pages of 25 with each payment once, even if payments have the same time (PAY-41)', async () => {
    const buyer = await createBuyer(product)
    const at = product.clock.now()
    const ids = Array.from({ length: 27 }, () => uuidv7())
    await product.context.db
      .insertInto('purchases')
      .values(
        ids.map((id) => ({
          id,
          user_id: buyer.user.id,
          kind: 'subscription',
          state: 'fulfilled' as const,
          request_key: id,
          ordered: '{}',
          description: 'Silver: Leo',
          translations: '[]',
          amount_pence: 0,
          card_id: null,
          language_id: 1,
          failure_code: null,
          failure_sentence: null,
          created_at: at,
          settled_at: at,
        })),
      )
      .execute()
    const first = (await list(buyer)).body
    expect(first.purchases).toHaveLength(25)
    const second = (await list(buyer, `?before=${first.next}`)).body
    expect(second.next).toBeNull()
    const seen = [...first.purchases, ...second.purchases]
    expect(seen.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    // Stored by a release before texts were stored in every language.
    expect(seen[0].translations).toEqual([{ language_id: 1, description: 'Silver: Leo' }])
  })
})

describe('payments of another person', () => {
  // Guard in server/domains/payments/history/payment.repository.ts: payments are listed to the person who made them.
  test('are absent from the list and not found by id or as the start of a page (PAY-41)', async () => {
    const mira = await createSubscriber()
    const asha = await createBuyer(product)
    expect(await payments(asha)).toEqual([])
    for (const path of [`${listPath}/${mira.id}`, `${listPath}?before=${mira.id}`]) {
      const { status, body } = await asha.call(`GET ${path}`)
      expect([status, body.code]).toEqual([404, 'not-found'])
    }
    expect((await mira.call(`GET ${listPath}/${mira.id}`)).status).toBe(200)
  })

  test('are refused with 401 without a session', async () => {
    const { id } = await createSubscriber()
    for (const path of [listPath, `${listPath}/${id}`])
      expect((await product.call(`GET ${path}`)).status).toBe(401)
  })

  test.each(['x', "';--"])('are not found by an invalid id: %s', async (id) => {
    const asha = await createBuyer(product)
    expect((await asha.call(`GET ${listPath}/${encodeURIComponent(id)}`)).status).toBe(404)
    expect((await list(asha, `?before=${encodeURIComponent(id)}`)).status).toBe(422)
  })
})
