import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBuyer, planIds } from '../../testing/buyers.ts'
import { listDifferences } from '../../testing/differences.ts'
import { createPerson } from '../../testing/people.ts'
import { callStudio, createStaff, type TestStaff } from '../../testing/staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let product: TestApp
let staff: Record<'owner' | 'support', TestStaff>
beforeAll(async () => {
  product = await createTestApp({ payments: true })
  staff = {
    owner: await createStaff(product, 'owner'),
    support: await createStaff(product, 'support'),
  }
})
afterAll(() => product.close())

const call = (name: string, body: object, by: keyof typeof staff = 'owner') =>
  callStudio(product, name, { cookie: staff[by].cookie, body })
const listActs = (id: string) =>
  product.context.db.selectFrom('operator_acts').selectAll().where('object_id', '=', id).execute()
const reason = 'Asked by letter'

async function createSubscriber() {
  const buyer = await createBuyer(product)
  const card_id = await buyer.saveCard('good')
  await buyer.buy({ payment_plan_id: planIds.gold, horoscope_id: 1, card_id })
  await product.jobs.run()
  return buyer
}

test('an owner exports what the customer’s own export has, and it is recorded (STU-42)', async () => {
  const buyer = await createSubscriber()
  const own = await buyer.call('GET /api/user/export')
  const { status, body } = await call('POST /export-customer', { id: buyer.user.id, reason })
  expect(status).toBe(200)
  expect(body).toEqual(own.body)
  expect(await listActs(buyer.user.id)).toMatchObject([
    { act: 'customer export', staff_id: staff.owner.id, object: 'customer', details: { reason } },
  ])
  const gone = { id: '019ab000-0000-7000-8000-000000000000', reason }
  expect((await call('POST /export-customer', gone)).status).toBe(404)
})

test('an owner deletes an account on request: renewals end, data go, and the record keeps the id alone (STU-43)', async () => {
  const buyer = await createSubscriber()
  const { id } = buyer.user
  product.mails.length = 0
  const body = { id, email: buyer.email.toUpperCase(), reason }
  expect(await call('POST /delete-customer', body)).toMatchObject({ status: 200, body: {} })
  await product.jobs.run()
  expect(product.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [buyer.email, 'Your Rashi account has been deleted'],
  ])
  const { email, password } = buyer
  expect((await product.call('POST /api/login', { body: { email, password } })).status).toBe(401)
  const acts = await listActs(id)
  expect(acts).toMatchObject([{ act: 'customer delete', details: { reason } }])
  expect(JSON.stringify(acts)).not.toContain(buyer.email)
  product.clock.advance({ days: 32 })
  await product.jobs.runScheduled('renew-subscriptions')
  expect(await listDifferences(product)).toEqual([])
})

// Guard in server/domains/identity/customers/delete-customer.ts: the typed email names the account.
test('another email, and a call by support, delete nothing (STU-42, STU-43)', async () => {
  const [person, other] = [await createPerson(product), await createPerson(product)]
  const { id } = person.user
  staff = {
    owner: await createStaff(product, 'owner'),
    support: await createStaff(product, 'support'),
  }
  const wrong = await call('POST /delete-customer', { id, email: other.email, reason })
  expect([wrong.status, wrong.body.code]).toEqual([422, 'email-other'])
  expect(wrong.body.errors).toHaveProperty('email')
  const right = { id, email: person.email, reason }
  expect((await call('POST /delete-customer', right, 'support')).status).toBe(403)
  expect((await call('POST /export-customer', { id, reason }, 'support')).status).toBe(403)
  expect(await listActs(id)).toEqual([])
  const { token } = person
  expect((await product.call('GET /api/user/get-user-details', { token })).status).toBe(200)
})
