import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createBuyer } from '../../testing/buyers.ts'
import {
  correctBirth,
  orderConsultation,
  orderDesk,
  type OrderDesk,
} from '../../testing/consultation-orders.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const letter = 'Your tenth house <b>is</b> strong.\n\nWait until spring, & then bake.'

let product: TestApp
let desk: OrderDesk
beforeAll(async () => {
  product = await createTestApp({ payments: true, config: { operatorMail: 'stars@example.org' } })
})
beforeEach(async () => {
  // A session of staff ends after 15 minutes.
  desk = await orderDesk(product)
})
afterAll(() => product.close())

/** Runs all jobs, and returns the emails to an address since then. */
async function mailsTo(address: string) {
  await product.jobs.run()
  return product.mails.splice(0).filter(({ to }) => to === address)
}
const readOwn = (buyer: { call: (name: string) => Promise<any> }, id: string) =>
  buyer.call(`GET /api/user-consultation/${id}`)

describe('an answer', () => {
  test('is sent once, recorded, and mailed in the language of the order with questions and name (STU-159, STU-161)', async () => {
    const { buyer, id } = await orderConsultation(product, { selectedLang: 2 })
    await desk.save(id, 0, 'Nearly done')
    await mailsTo(buyer.email)
    const { status, body } = await desk.send(id, 1, `  ${letter}  `)
    expect(status).toBe(200)
    expect(body.order).toMatchObject({
      state: 'answered',
      version: 2,
      draft: null,
      answers: [{ text: letter, answered_by: 'Asha Rao', sent_at: product.clock.now().toString() }],
    })
    const [mail, ...others] = await mailsTo(buyer.email)
    expect(others).toEqual([])
    expect(mail!.subject).toBe('आपका उत्तर: काम और राह पर परामर्श')
    for (const text of [
      'Wait until spring, & then bake.',
      'Should I bake bread?',
      'Asha Rao',
      `/my-consultations/${id}`,
    ])
      expect(mail!.text).toContain(text)
    expect(mail!.html).toContain('&lt;b&gt;is&lt;/b&gt;')
    const act = await product.context.db
      .selectFrom('operator_acts')
      .selectAll()
      .where('act', '=', 'answer send')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(act).toMatchObject({ object: 'order', object_id: id, operator: desk.member.email })
    expect(act.details).toEqual({ number: 1, characters: letter.length })
  })

  // Guard in server/domains/consultations/studio/write-answer.ts: an answer is sent once, to an order that its author has seen as it is.
  test('is sent once by three presses at the same time, and corrected only by an addition that stands below it (STU-159)', async () => {
    const { buyer, id } = await orderConsultation(product)
    await mailsTo(buyer.email)
    const presses = await Promise.all([1, 2, 3].map(() => desk.send(id, 0, letter)))
    expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await desk.send(id, 1, 'Another answer')).body.code).toBe('changed-meanwhile')
    expect(await mailsTo(buyer.email)).toHaveLength(1)
    expect((await desk.send(id, 1, 'Not in spring: in May.', true)).status).toBe(200)
    expect((await desk.send(id, 1, 'Not in spring: in May.', true)).status).toBe(409)
    const [mail, ...others] = await mailsTo(buyer.email)
    expect(others).toEqual([])
    expect(mail!.subject).toBe('An addition to your answer: Work and calling consultation')
    const { answers } = (await readOwn(buyer, id)).body.userConsultation
    expect(answers.map(({ text }: { text: string }) => text)).toEqual([
      letter,
      'Not in spring: in May.',
    ])
  })

  test('needs a text, and an addition needs an answer (STU-159)', async () => {
    const { id } = await orderConsultation(product)
    expect((await desk.send(id, 0, ' \n ')).status).toBe(422)
    expect((await desk.send(id, 0, 'More', true)).body.code).toBe('changed-meanwhile')
    expect((await desk.show(id)).answers).toEqual([])
  })

  // Guard in server/domains/consultations/studio/write-answer.ts: nobody answers questions that they have not seen.
  test('is refused while its author has not seen changed questions (STU-159)', async () => {
    const { buyer, id } = await orderConsultation(product)
    const change = { userConsultationId: id, questions: [105], extra_questions: 'Or cake?' }
    await buyer.call('POST /api/user-consultation/update-web', change)
    expect((await desk.send(id, 0, letter)).body.code).toBe('changed-meanwhile')
    const order = await desk.show(id)
    expect(order).toMatchObject({
      is_changed: true,
      questions: [{ id: 105 }],
      questions_changed_at: product.clock.now().toString(),
    })
    expect((await desk.send(id, order.version, letter)).status).toBe(200)
    const late = await buyer.call('POST /api/user-consultation/update-web', {
      ...change,
      questions: [101],
    })
    expect([late.status, late.body.code]).toEqual([409, 'order-answered'])
  })
})

describe('a customer', () => {
  test('reads the answer with question, day and name, and it is in the export of their data (STU-160)', async () => {
    const { buyer, id } = await orderConsultation(product)
    expect((await readOwn(buyer, id)).body.userConsultation).toMatchObject({
      answered_at: null,
      answers: [],
    })
    await desk.send(id, 0, letter)
    const { status, body } = await readOwn(buyer, id)
    expect(status).toBe(200)
    expect(body.userConsultation).toMatchObject({
      id,
      questions: [{ id: 101 }, { id: 103 }],
      extra_questions: 'Should I bake bread?',
      answered_at: product.clock.now().toString(),
      birth: { moment: '1990-05-17 04:25:00', time_unknown: false },
      answers: [{ text: letter, answered_by: 'Asha Rao', sent_at: product.clock.now().toString() }],
    })
    const [listed] = (await buyer.call('GET /api/user-consultation')).body.userConsultations
    expect(listed.answered_at).toBe(product.clock.now().toString())
    expect((await buyer.call('GET /api/user/export')).text).toContain('Wait until spring')
  })

  // Guard in server/domains/consultations/orders/get-own-order.ts: an order is shown to its buyer only.
  test('cannot read the order of somebody else, and a guest none (STU-160)', async () => {
    const { id } = await orderConsultation(product)
    const other = await createBuyer(product)
    for (const one of [id, 'no-id', '019ab000-0000-7000-8000-000000000000'])
      expect((await readOwn(other, one)).status).toBe(404)
    expect((await product.call(`GET /api/user-consultation/${id}`)).status).toBe(401)
  })
})

describe('a correction of the birth details', () => {
  const corrected = { dob: '1990-05-17 05:10:00' }

  // Guard in server/domains/identity/accounts/change-profile.ts: open orders note that the birth they rest on has changed.
  test('before the answer is free, shown to staff with its time, and told to the operator (STU-162)', async () => {
    const { buyer, id } = await orderConsultation(product)
    await mailsTo('stars@example.org')
    await correctBirth(buyer, {})
    expect((await desk.show(id)).birth_changed_at).toBeNull()
    await correctBirth(buyer, corrected)
    expect((await desk.send(id, 0, letter)).body.code).toBe('changed-meanwhile')
    expect(await desk.show(id)).toMatchObject({
      version: 1,
      is_changed: true,
      birth: { moment: '1990-05-17 05:10:00' },
      birth_changed_at: product.clock.now().toString(),
    })
    expect((await readOwn(buyer, id)).body.userConsultation.birth.moment).toBe(corrected.dob)
    const [mail, ...others] = await mailsTo('stars@example.org')
    expect(others).toEqual([])
    expect(mail!.text).toContain('17 May 1990 at 05:10')
  })

  // Guard in server/domains/consultations/orders/answer-orders.ts: an answered order keeps the birth that its answer rests on.
  test('after the answer changes nothing of the order (STU-162)', async () => {
    const { buyer, id } = await orderConsultation(product)
    await desk.send(id, 0, letter)
    await correctBirth(buyer, corrected)
    expect(await desk.show(id)).toMatchObject({
      version: 1,
      birth: { moment: '1990-05-17 04:25:00' },
      birth_changed_at: null,
    })
    const { userConsultation } = (await readOwn(buyer, id)).body
    expect(userConsultation.birth.moment).toBe('1990-05-17 04:25:00')
  })
})
