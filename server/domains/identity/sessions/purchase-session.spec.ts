import { routes, type RouteDefinition } from '@rashi/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBuyer, listPaidAmounts } from '../../../testing/buyers.ts'
import { createPerson, type Person } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ payments: true })
})
afterAll(() => product.close())

const requestPurchaseSession = async ({ token }: Pick<Person, 'token'>) =>
  product.call('POST /api/user/purchase-session', { token })
const openPurchaseSession = async (person: Pick<Person, 'token'>): Promise<string> =>
  (await requestPurchaseSession(person)).body.token

/** The calls that a mobile card page needs. */
const purchaseCalls = [
  'POST /logout',
  'GET /user/masked-email',
  'POST /payment-plan/save-payment-card',
  'GET /payment-plan/get-payment-cards',
  'POST /payment-plan/buy-consultation',
  'POST /payment-plan/authorize-consultation-purchase',
  'POST /payment-plan/one-off-horoscope-purchase',
  'POST /payment-plan/complete-one-off-purchase',
  'POST /payment-plan/buy-life-event',
  'POST /payment-plan/authorize-life-event-purchase',
  'GET /payment-plan/one-off-offer/:horoscope_data_id',
  'GET /payment-plan/life-event-offer',
]

const userCalls = Object.entries(routes as Record<string, RouteDefinition>)
  .filter(([, { auth }]) => auth === 'user')
  .map(([name]) => name)

const getStatus = async (name: string, token: string) => {
  const path = name.replace(' /', ' /api/').replace(/:\w+/g, '1')
  const body = name.startsWith('POST') ? { body: {} } : {}
  return (await product.call(path, { token, ...body })).status
}

describe('a purchase session', () => {
  // Guard in server/platform/http/serve.ts: a purchase session may make only the calls of its purchase.
  test('may make the calls of a purchase and no others (MOB-01, ID-51)', async () => {
    const person = await createPerson(product)
    const token = await openPurchaseSession(person)
    expect(token).not.toBe(person.token)
    const allowed: string[] = []
    for (const name of userCalls.filter((one) => one !== 'POST /logout'))
      if ((await getStatus(name, token)) !== 403) allowed.push(name)
    if ((await getStatus('POST /logout', token)) === 200) allowed.unshift('POST /logout')
    expect(allowed.toSorted()).toEqual(purchaseCalls.toSorted())
    expect(userCalls).toEqual(expect.arrayContaining(purchaseCalls))
  })

  test('gets 403 for all other calls and reads no personal data but the masked email (ID-51, SEC-61)', async () => {
    const person = await createPerson(product)
    const token = await openPurchaseSession(person)
    for (const name of ['GET /api/user/get-user-details', 'GET /api/user/export']) {
      const { status, body, text } = await product.call(name, { token })
      expect([status, body.code]).toEqual([403, 'forbidden'])
      expect(text).not.toContain(person.email)
    }
    expect((await requestPurchaseSession({ token })).status).toBe(403)
    const masked = await product.call('GET /api/user/masked-email', { token })
    expect(masked.body).toEqual({ email: expect.stringMatching(/^.…\w?@/) })
    expect(masked.text).not.toContain(person.email)
  })

  test('pays for the person who opened it (MOB-01)', async () => {
    const buyer = await createBuyer(product)
    const card = await buyer.saveCard('good')
    const { status, body } = await product.call('POST /api/payment-plan/buy-consultation', {
      token: await openPurchaseSession(buyer),
      body: { consultation_id: 1, questions: [101], card_id: card, payment_type: 'web' },
    })
    expect([status, body.payment_type]).toEqual([200, 'succeeded'])
    expect(await listPaidAmounts(product, buyer)).toEqual([4500])
  })

  // Guard in server/domains/identity/sessions/session.rules.ts: a purchase session ends after two hours.
  test('ends after two hours of use and at its logout, and the person’s own session does not (ID-51)', async () => {
    const person = await createPerson(product)
    const first = await openPurchaseSession(person)
    await product.call('POST /api/logout', { token: first })
    const isLive = async (token: string) =>
      (await getStatus('GET /payment-plan/get-payment-cards', token)) === 200
    expect(await isLive(first)).toBe(false)
    const second = await openPurchaseSession(person)
    for (let quarter = 1; quarter <= 8; quarter++) {
      expect(await isLive(second)).toBe(true)
      expect(await isLive(person.token)).toBe(true)
      product.clock.advance({ minutes: 15 })
    }
    expect(await isLive(second)).toBe(true)
    product.clock.advance({ seconds: 1 })
    expect(await isLive(second)).toBe(false)
    expect(await isLive(person.token)).toBe(true)
  })

  test('is opened only by a live session (ID-51)', async () => {
    expect((await requestPurchaseSession({ token: 'x'.repeat(43) })).status).toBe(401)
    expect((await product.call('POST /api/user/purchase-session')).status).toBe(401)
  })
})
