import type { Consultation } from '@rashi/contract'
import { richTextTags } from '@rashi/contract/rich-text'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBuyer, type Buyer, type CardName, listPaidAmounts } from '../../testing/buyers.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { seedConsultations } from './index.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ payments: true, config: { operatorMail: 'stars@example.org' } })
})
afterAll(() => product.close())

const list = async (): Promise<Consultation[]> =>
  (await product.call('GET /api/consultation')).body.consultations
const work = async () => (await list()).find(({ slug }) => slug === 'work-and-calling')!
const listQuestionIds = ({ questions }: Consultation, status = 'Active') =>
  questions.filter((question) => question.status === status).map(({ id }) => id)

describe('a new installation', () => {
  test('has 6 consultations in 3 categories, each with at least 4 active questions (CON-15, API-41)', async () => {
    const consultations = await list()
    expect(consultations.length).toBeGreaterThanOrEqual(6)
    expect(new Set(consultations.map(({ category }) => category.id)).size).toBe(3)
    for (const consultation of consultations) {
      expect(listQuestionIds(consultation).length).toBeGreaterThanOrEqual(4)
      expect(listQuestionIds(consultation, 'Inactive')).toHaveLength(1)
      expect(consultation.amount).toBeGreaterThan(0)
    }
  })

  test('has every text in English and Hindi with allowed markup (API-41, LANG-06)', async () => {
    for (const { category, questions, translations } of await list())
      for (const rows of [
        category.translations,
        translations,
        ...questions.map((q) => q.translations),
      ]) {
        const [english, hindi] = rows
        expect(rows.map(({ language_id }) => language_id)).toEqual([1, 2])
        expect(english!.name).not.toMatch(/\p{Script=Devanagari}/u)
        for (const text of Object.values(hindi!).filter((one) => typeof one === 'string')) {
          expect(text).toMatch(/\p{Script=Devanagari}/u)
          for (const [, tag] of text.matchAll(/<\/?(\w+)/g))
            expect(richTextTags as readonly string[]).toContain(tag)
        }
      }
  })

  test('keeps a price that an operator changed when it is seeded again', async () => {
    const { db } = product.context
    await db.updateTable('consultations').set({ amount_pence: 3600 }).where('id', '=', 6).execute()
    await seedConsultations(db)
    expect((await list()).find(({ id }) => id === 6)?.amount).toBe(36)
  })
})

describe('a consultation', () => {
  test('is found by its slug in every language (API-42)', async () => {
    const path = '/api/consultation/selected-consultation'
    const { status, body } = await product.call(`GET ${path}?slug=work-and-calling&selectedLang=2`)
    expect([status, body]).toEqual([200, { consultation: await work() }])
    expect(body.consultation).toMatchObject({
      id: 1,
      amount: 45,
      category: { id: 1 },
      translations: [{ title: 'Work and calling' }, { title: 'काम और राह' }],
    })
    for (const query of ['?slug=nowhere', '?slug=', '']) {
      const missing = await product.call(`GET ${path}${query}`)
      expect([missing.status, missing.body.code]).toEqual([404, 'not-found'])
    }
  })
})

const createBuyerWithCard = async (card: CardName = 'good') => {
  const buyer = await createBuyer(product)
  return { ...buyer, card: await buyer.saveCard(card) }
}
type WithCard = Awaited<ReturnType<typeof createBuyerWithCard>>

const order = (buyer: WithCard, change: object = {}) =>
  buyer.call('POST /api/payment-plan/buy-consultation', {
    user_id: buyer.user.id,
    card_id: buyer.card,
    consultation_id: 1,
    phone_number: '+44 2079460018',
    questions: [101, 103],
    extra_questions: 'Should I bake bread?',
    ...change,
  })
const listOwnOrders = async (buyer: Buyer) =>
  (await buyer.call('GET /api/user-consultation')).body.userConsultations

describe('a consultation order', () => {
  test('is charged, stored with all its questions, and listed to its buyer (API-30, CON-11, PAY-22)', async () => {
    const buyer = await createBuyerWithCard()
    const { status, body } = await order(buyer)
    expect([status, body]).toEqual([
      200,
      {
        payment_type: 'succeeded',
        client_secret: null,
        userConsultationId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        msg: expect.stringMatching(/^Thank you/),
      },
    ])
    expect(await listPaidAmounts(product, buyer)).toEqual([4500])
    const [stored, ...others] = await listOwnOrders(buyer)
    expect(others).toEqual([])
    expect(stored).toMatchObject({
      id: body.userConsultationId,
      consultation: { id: 1, slug: 'work-and-calling' },
      amount: 45,
      questions: [{ id: 101 }, { id: 103 }],
      extra_questions: 'Should I bake bread?',
      phone_number: '+44 2079460018',
    })
  })

  test('is emailed to the operator with the birth details, and its buyer gets a receipt (CON-11)', async () => {
    const buyer = await createBuyerWithCard()
    await product.jobs.run()
    product.mails.splice(0)
    const { body } = await order(buyer, { selectedLang: 2 })
    await product.jobs.run()
    expect(product.mails.map(({ to }) => to).toSorted()).toEqual(
      ['stars@example.org', buyer.email].toSorted(),
    )
    const toOperator = product.mails.find(({ to }) => to === 'stars@example.org')!
    expect(toOperator.replyTo).toBe(buyer.email)
    for (const text of [
      body.userConsultationId,
      'Mira Sharma',
      '17 May 1990 at 04:25',
      'Mumbai, Maharashtra, India (19.07283, 72.88261)',
      'Does my chart favour the work I do now, or something else?',
      'Should I bake bread?',
      '+44 2079460018',
      '£45.00',
      'हिन्दी',
    ])
      expect(toOperator.text).toContain(text)
    const receipt = product.mails.find(({ to }) => to === buyer.email)!
    expect(receipt.subject).toBe('आपकी रसीद: काम और राह पर परामर्श')
    expect(receipt.text).toContain('£45.00')
    expect(receipt.text).toContain('14 दिनों के भीतर')
    expect(receipt.text).toContain('Visa कार्ड से हुआ, जिसके अंतिम अंक 4242 हैं।')
    expect(toOperator.text).not.toContain('4242')
  })

  test('that is repeated within ten minutes is the same order, charged once (PAY-23)', async () => {
    const buyer = await createBuyerWithCard()
    const answers = await Promise.all([order(buyer), order(buyer), order(buyer)])
    const again = await order(buyer, { questions: ['103', 101, 101] })
    const ids = [...answers, again].map(({ body }) => body.userConsultationId)
    expect(new Set(ids).size).toBe(1)
    const otherCard = await buyer.saveCard('good')
    expect((await order(buyer, { card_id: otherCard })).body.userConsultationId).toBe(ids[0])
    expect(await listPaidAmounts(product, buyer)).toEqual([4500])
  })

  // Guard in server/domains/payments/checkout/buy.ts: the same order is the same purchase for ten minutes only.
  // Guard in server/domains/consultations/orders/order.repository.ts: an order is listed to its buyer only.
  test('with other questions, or ten minutes later, is another order', async () => {
    const buyer = await createBuyerWithCard()
    await order(buyer)
    await order(buyer, { questions: [102] })
    expect(await listPaidAmounts(product, buyer)).toEqual([4500, 4500])
    product.clock.advance({ minutes: 10 })
    expect((await order(buyer)).status).toBe(200)
    expect(await listPaidAmounts(product, buyer)).toEqual([4500, 4500, 4500])
    expect(await listOwnOrders(buyer)).toHaveLength(3)
  })

  const three = 'Choose at most three questions.'
  const nothing = 'Select at least one question or fill in the other question field'
  const unknown = 'This question can no longer be asked. Choose another.'
  const badPhone = { phone_number: ['Invalid phone number'] }
  test.each([
    ['four questions', { questions: [101, 102, 103, 104] }, { questions: [three] }],
    // Guard in server/domains/consultations/buy-consultation.ts: the questions of an order belong to its consultation.
    ['another consultation’s question', { questions: [101, 201] }, { questions: [unknown] }],
    ['an inactive question', { questions: [106] }, { questions: [unknown] }],
    ['an unknown question', { questions: [1] }, { questions: [unknown] }],
    [
      'no question and a blank text',
      { questions: [], extra_questions: ' ' },
      { questions: [nothing] },
    ],
    [
      'null as questions and text',
      { questions: null, extra_questions: null },
      { questions: [nothing] },
    ],
    [
      'too long a text',
      { extra_questions: 'x'.repeat(501) },
      { extra_questions: ['Maximum 500 characters allowed'] },
    ],
    [
      'too long a number',
      { phone_number: '+44 20 7946 00 18' },
      { phone_number: ['Maximum 16 characters allowed'] },
    ],
    ['five digits', { phone_number: '12345' }, badPhone],
    ['no digits', { phone_number: '()' }, badPhone],
    ['letters', { phone_number: 'call me' }, badPhone],
    ['no card', { card_id: null }, { card_id: ['Please select a card'] }],
  ])(
    'with %s is refused and nothing is charged (CON-12, CON-09)',
    async (_what, change, errors) => {
      const buyer = await createBuyerWithCard()
      const { status, body } = await order(buyer, {
        phone_number: '020 7946 0018',
        ...change,
      })
      expect([status, body.code, body.errors]).toEqual([422, 'invalid', errors])
      expect(await listPaidAmounts(product, buyer)).toEqual([])
      expect(await listOwnOrders(buyer)).toEqual([])
    },
  )

  test('may consist of a text without questions or a phone number (CON-06, CON-08)', async () => {
    const buyer = await createBuyerWithCard()
    const { status } = await order(buyer, { questions: undefined, phone_number: '' })
    expect(status).toBe(200)
    expect((await listOwnOrders(buyer))[0]).toMatchObject({ questions: [], phone_number: '' })
  })

  test('for an unknown consultation gets 404, and without a token 401', async () => {
    const buyer = await createBuyerWithCard()
    expect((await order(buyer, { consultation_id: 99 })).status).toBe(404)
    for (const name of [
      'POST /api/payment-plan/buy-consultation',
      'POST /api/payment-plan/authorize-consultation-purchase',
      'POST /api/user-consultation/update-web',
      'GET /api/user-consultation',
    ]) {
      const body = name.startsWith('POST') ? { body: {} } : {}
      expect((await product.call(name, body)).status).toBe(401)
    }
  })

  test('with a declined card is not created (PAY-21)', async () => {
    const buyer = await createBuyerWithCard('failsWhenCharged')
    const { status, body } = await order(buyer)
    expect([status, body.code]).toEqual([402, 'card-refused'])
    expect(await listOwnOrders(buyer)).toEqual([])
  })
})

describe('a consultation order that requires 3-D Secure', () => {
  const authorize = (buyer: Buyer, userConsultationId: string) =>
    buyer.call('POST /api/payment-plan/authorize-consultation-purchase', { userConsultationId })

  test('is fulfilled and emailed once after the bank’s confirmation (API-31, PAY-22)', async () => {
    const buyer = await createBuyerWithCard('requires3ds')
    const { body } = await order(buyer)
    expect(body).toMatchObject({
      payment_type: 'secure',
      client_secret: expect.stringContaining('_secret_'),
    })
    const early = await authorize(buyer, body.userConsultationId)
    expect([early.status, early.body.code]).toEqual([409, 'payment-incomplete'])
    expect(await listOwnOrders(buyer)).toEqual([])

    await product.sandbox.answerBank(body.client_secret, 'Complete')
    await product.jobs.run()
    product.mails.splice(0)
    for (let time = 1; time <= 2; time++) {
      const { status, body: answer } = await authorize(buyer, body.userConsultationId)
      expect([status, answer.payment_type]).toEqual([200, 'succeeded'])
    }
    await product.jobs.run()
    expect(product.mails).toHaveLength(2)
    expect(await listOwnOrders(buyer)).toHaveLength(1)
    expect(await listPaidAmounts(product, buyer)).toEqual([4500])
  })

  test('cannot be completed by another person', async () => {
    const [buyer, other] = [await createBuyerWithCard('requires3ds'), await createBuyerWithCard()]
    const { body } = await order(buyer)
    expect((await authorize(other, body.userConsultationId)).status).toBe(404)
    expect((await authorize(other, 'no id')).status).toBe(404)
  })
})

describe('a changed consultation order', () => {
  const change = (buyer: Buyer, userConsultationId: string, form: object) =>
    buyer.call('POST /api/user-consultation/update-web', { userConsultationId, ...form })

  test('obeys the rules of the form and is emailed to the operator (API-43)', async () => {
    const buyer = await createBuyerWithCard()
    const { userConsultationId: id } = (await order(buyer)).body
    await product.jobs.run()
    product.mails.splice(0)
    const changed = { questions: [105], extra_questions: 'Or cake?', phone_number: '' }
    const { status, body } = await change(buyer, id, changed)
    expect([status, body]).toEqual([200, { msg: 'Your questions have been changed.' }])
    expect((await listOwnOrders(buyer))[0]).toMatchObject({ ...changed, questions: [{ id: 105 }] })
    await product.jobs.run()
    expect(product.mails.map(({ to }) => to)).toEqual(['stars@example.org'])
    expect(product.mails[0]?.text).toContain('Or cake?')

    for (const wrong of [
      { questions: [101, 102, 103, 104] },
      { questions: [106] },
      { questions: [201] },
      {},
      { questions: [101], phone_number: '()' },
    ])
      expect((await change(buyer, id, wrong)).status).toBe(422)
    expect((await listOwnOrders(buyer))[0].extra_questions).toBe('Or cake?')
  })

  test('is emailed to the operator only if something changed, and at most once in ten minutes (SEC-33)', async () => {
    const buyer = await createBuyerWithCard()
    const { userConsultationId: id } = (await order(buyer)).body
    await product.jobs.run()
    const mailsAfter = async (action: () => Promise<unknown>) => {
      product.mails.splice(0)
      await action()
      await product.jobs.run()
      return product.mails.map(({ text }) => /Or \w+\?/.exec(text)?.[0])
    }
    const ask = (extra_questions: string) => () =>
      change(buyer, id, { questions: [105], extra_questions, phone_number: '' })
    const wait = () => product.jobs.runScheduled('mail-changed-orders')
    expect(await mailsAfter(ask('Or cake?'))).toEqual(['Or cake?'])
    product.clock.advance({ minutes: 10 })
    expect(await mailsAfter(ask('Or cake?'))).toEqual([])
    expect(await mailsAfter(ask('Or tea?'))).toEqual(['Or tea?'])
    expect(await mailsAfter(ask('Or milk?'))).toEqual([])
    product.clock.advance({ minutes: 9 })
    expect(await mailsAfter(wait)).toEqual([])
    product.clock.advance({ minutes: 1 })
    expect(await mailsAfter(wait)).toEqual(['Or milk?'])
    product.clock.advance({ minutes: 10 })
    expect(await mailsAfter(wait)).toEqual([])
  })

  // Guard in server/domains/consultations/change-order.ts: an order is changed by its buyer only.
  test('that is another person’s, unknown or unpaid gets 404 (API-43)', async () => {
    const [buyer, other] = [await createBuyerWithCard(), await createBuyerWithCard('requires3ds')]
    const { userConsultationId: id } = (await order(buyer)).body
    const { userConsultationId: unpaid } = (await order(other)).body
    for (const one of [id, unpaid, 'no id', '0198f0f0-0000-7000-8000-000000000000'])
      expect((await change(other, one, { questions: [101] })).status).toBe(404)
    expect((await listOwnOrders(buyer))[0].questions).toHaveLength(2)
  })
})
