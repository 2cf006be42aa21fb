import type { Consultation } from '@rashi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBuyer } from '../../testing/buyers.ts'
import { succeed } from '../../testing/second-factors.ts'
import { callStudio, createStaff, type TestStaff } from '../../testing/staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let product: TestApp
let owner: TestStaff
let editor: TestStaff
beforeAll(async () => {
  product = await createTestApp({ payments: true, now: '2026-11-21T09:00:00Z' })
  owner = await createStaff(product, 'owner')
  editor = await createStaff(product, 'editor')
})
afterAll(() => product.close())

const call = (name: string, body?: object, { cookie }: { cookie: string } = editor) =>
  callStudio(product, name, { cookie, ...(body ? { body } : {}) })
const list = async () => (await succeed(call('GET /consultations'))).consultations
/** The consultation at a place of the list, as it is now. */
const read = async (place: number) => (await list())[place]
const seen = ({ id, version }: any) => ({ consultation_id: id, version })
const sold = async (): Promise<Consultation[]> =>
  (await product.call('GET /api/consultation')).body.consultations
const soldOne = async (id: number) => (await sold()).find((one) => one.id === id)
const listActs = async (object: string, id: number) =>
  (await succeed(call(`GET /acts?object=${object}&object_id=${id}`, undefined, owner))).acts
const names = (english: string, hindi: string) => [
  { language_id: 1, name: english },
  { language_id: 2, name: hindi },
]
const buy = async (consultation_id: number, more: object = {}) => {
  const buyer = await createBuyer(product)
  const order = {
    consultation_id,
    extra_questions: 'When?',
    phone_number: '+44 20 7946 0000',
    card_id: await buyer.saveCard('good'),
    ...more,
  }
  const answer = await buyer.call('POST /api/payment-plan/buy-consultation', order)
  const orders = async () => (await buyer.call('GET /api/user-consultation')).body.userConsultations
  return { buyer, answer, orders }
}

test('an editor changes the texts of a consultation, without markup that is not allowed (STU-186)', async () => {
  const consultation = await read(0)
  const [english, hindi] = consultation.translations
  const translations = [
    { ...english, title: 'A new title', description: '<p>Calm.</p><script>alert(1)</script>' },
    hindi,
  ]
  const changed = await succeed(
    call('POST /change-consultation', { ...seen(consultation), translations }),
  )
  expect(changed.version).toBe(consultation.version + 1)
  expect((await soldOne(consultation.id))?.translations[0]).toMatchObject({
    title: 'A new title',
    description: '<p>Calm.</p>',
  })
  expect(await listActs('consultation', consultation.id)).toMatchObject([
    {
      act: 'consultation change',
      who: editor.email,
      before: { title_en: english.title, title_hi: hindi.title },
      after: { title_en: 'A new title', title_hi: hindi.title },
    },
  ])
  const same = { ...seen(changed), translations: changed.translations }
  expect((await succeed(call('POST /change-consultation', same))).version).toBe(changed.version)
})

// Guard in server/domains/consultations/catalogue/change-catalogue.ts: a change never overwrites one that its author has not seen.
test('a change of a consultation or its questions that somebody else has changed since is refused (STU-186)', async () => {
  const consultation = await read(1)
  const add = (name: string) =>
    call('POST /add-question', { ...seen(consultation), translations: names(name, name) })
  const answers = await Promise.all([add('One?'), add('Two?'), add('Three?')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect((await read(1)).questions).toHaveLength(consultation.questions.length + 1)
  const stale = { ...seen(consultation), translations: consultation.translations }
  expect((await call('POST /change-consultation', stale)).body.code).toBe('changed-meanwhile')
})

test('texts in one language only, empty ones and unknown ids are refused (STU-186)', async () => {
  const consultation = await read(1)
  const change = (translations: object[]) =>
    call('POST /change-consultation', { ...seen(consultation), translations })
  const [english, hindi] = consultation.translations
  for (const translations of [[english], [english, english], [english, { ...hindi, title: ' ' }]])
    expect((await change(translations)).status).toBe(422)
  const nothing = { ...english, description: '<script>alert(1)</script>' }
  expect((await change([nothing, hindi])).status).toBe(422)
  const question = { translations: names('A?', 'क?') }
  const unknown = { consultation_id: 4711, version: 1 }
  expect((await call('POST /add-question', { ...unknown, ...question })).status).toBe(404)
  const elsewhere = { ...seen(consultation), question_id: (await read(0)).questions[0].id }
  expect((await call('POST /change-question', { ...elsewhere, ...question })).status).toBe(404)
})

// Guard in server/domains/consultations/catalogue/change-questions.ts: an order keeps the words with which it was ordered.
test('a question that is reworded or retired stays in orders as it was, and is offered no more (STU-187)', async () => {
  const before = await read(2)
  const [first, second] = before.questions
  const { buyer, answer, orders } = await buy(before.id, { questions: [first.id, second.id] })
  expect(answer.body.payment_type).toBe('succeeded')
  const translations = names('Other words?', 'दूसरे शब्द?')
  const reworded = await succeed(
    call('POST /change-question', { ...seen(before), question_id: first.id, translations }),
  )
  const successor = reworded.questions[0]
  expect(successor).toMatchObject({ is_active: true, translations })
  expect(reworded.questions.map(({ id }: any) => id)).not.toContain(first.id)
  const retired = { ...seen(reworded), question_id: second.id, is_active: false }
  await succeed(call('POST /retire-question', retired))

  const [order] = await orders()
  expect(order.questions).toEqual([
    { id: first.id, translations: first.translations },
    { id: second.id, translations: second.translations },
  ])
  const change = (questions: number[]) =>
    buyer.call('POST /api/user-consultation/update-web', {
      userConsultationId: order.id,
      questions,
      extra_questions: 'And then?',
      phone_number: '',
    })
  expect((await change([first.id, second.id, successor.id])).status).toBe(200)
  expect((await buy(before.id, { questions: [first.id] })).answer.status).toBe(422)
  expect((await buy(before.id, { questions: [second.id] })).answer.status).toBe(422)
  expect((await change([successor.id])).status).toBe(200)
  expect((await change([second.id])).status).toBe(422)
  const status = (await soldOne(before.id))?.questions.find(({ id }) => id === second.id)?.status
  expect(status).toBe('Inactive')
  expect((await listActs('question', second.id))[0]).toMatchObject({
    act: 'question retire',
    before: { is_active: true },
    after: { is_active: false },
  })
})

test('questions are added at the end and ordered, all of them and no others (STU-187)', async () => {
  const before = await read(3)
  const translations = names('The newest?', 'सबसे नया?')
  const added = await succeed(call('POST /add-question', { ...seen(before), translations }))
  expect(added.questions.at(-1)).toMatchObject({ is_active: true, translations })
  const ids: number[] = added.questions.map(({ id }: any) => id).toReversed()
  const order = (question_ids: number[], version: number) =>
    call('POST /order-questions', { consultation_id: before.id, version, question_ids })
  const ordered = await succeed(order(ids, added.version))
  expect(ordered.questions.map(({ id }: any) => id)).toEqual(ids)
  expect((await soldOne(before.id))?.questions.map(({ id }) => id)).toEqual(ids)
  for (const wrong of [ids.slice(1), [...ids, 4711], [...ids.slice(1), ids[1] ?? 0]])
    expect((await order(wrong, ordered.version)).status).toBe(404)
  const first = { ...seen(ordered), question_id: ids[1], translations: names('Again?', 'फिर?') }
  const reworded = await succeed(call('POST /change-question', first))
  expect(reworded.questions[1].translations[0].name).toBe('Again?')
})

test('an owner changes a price after a proof: who has seen another one is told before they pay (STU-188)', async () => {
  const { cookie } = await createStaff(product, 'owner')
  const consultation = await read(4)
  const seen_pence = consultation.amount_pence
  const change = (version: number, amount_pence: number) =>
    call(
      'POST /change-consultation-price',
      { consultation_id: consultation.id, version, amount_pence },
      { cookie },
    )
  const changed = await succeed(change(consultation.version, seen_pence + 100))
  const late = await buy(consultation.id, { expected_amount: seen_pence / 100 })
  expect([late.answer.status, late.answer.body.code, late.answer.body.amount]).toEqual([
    409,
    'price-changed',
    (seen_pence + 100) / 100,
  ])
  const paid = await buy(consultation.id, { expected_amount: (seen_pence + 100) / 100 })
  expect(paid.answer.body.payment_type).toBe('succeeded')
  expect((await listActs('consultation', consultation.id))[0]).toMatchObject({
    act: 'consultation price',
    before: { amount_pence: seen_pence },
    after: { amount_pence: seen_pence + 100 },
  })
  for (const pence of [0, 29, 100_001])
    expect((await change(changed.version, pence)).status).toBe(422)
  expect((await change(consultation.version, 500)).body.code).toBe('changed-meanwhile')
})

test('an owner hides a consultation: nobody buys it, its orders stay, and it is offered again (STU-188)', async () => {
  const { cookie } = await createStaff(product, 'owner')
  const consultation = await read(5)
  const { orders } = await buy(consultation.id)
  const offer = (version: number, is_offered: boolean) =>
    call(
      'POST /offer-consultation',
      { consultation_id: consultation.id, version, is_offered },
      { cookie },
    )
  const hidden = await succeed(offer(consultation.version, false))
  expect(hidden.is_offered).toBe(false)
  expect(await soldOne(consultation.id)).toBeUndefined()
  const bySlug = `GET /api/consultation/selected-consultation?slug=${consultation.slug}`
  expect((await product.call(bySlug)).status).toBe(404)
  expect((await buy(consultation.id)).answer.status).toBe(404)
  expect(await orders()).toHaveLength(1)
  await succeed(offer(hidden.version, true))
  expect((await product.call(bySlug)).status).toBe(200)
})
