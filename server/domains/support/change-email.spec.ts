import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPerson, type Person } from '../../testing/people.ts'
import { callStudio, createStaff, type TestStaff } from '../../testing/staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let product: TestApp
let support: TestStaff
beforeAll(async () => {
  product = await createTestApp()
  support = await createStaff(product, 'support')
})
afterAll(() => product.close())

async function changeEmail({ user }: Person, change: object) {
  await product.jobs.run()
  product.mails.length = 0
  const answer = await callStudio(product, 'POST /change-customer-email', {
    cookie: support.cookie,
    body: { id: user.id, reason: 'Lost the old mailbox', ...change },
  })
  await product.jobs.run()
  return answer
}
const isAlive = async ({ token }: Person) =>
  (await product.call('GET /api/user/get-user-details', { token })).status === 200
const listActs = ({ user }: Person) =>
  product.context.db
    .selectFrom('operator_acts')
    .selectAll()
    .where('object_id', '=', user.id)
    .execute()

test('staff move an account to an email that its customer confirms; both addresses are told, and every session ends (STU-39)', async () => {
  const person = await createPerson(product)
  const email = `new-${person.email}`
  const { status, body } = await changeEmail(person, { email: ` ${email} ` })
  expect([status, body]).toEqual([200, { minutes: 60 }])
  expect(product.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [email, 'Confirm your new email for Rashi'],
    [person.email, 'A new email for your Rashi account'],
  ])
  expect(product.mails[1]?.text).toContain('Our support was asked')
  expect(product.mails[1]?.text).not.toContain(email)
  const acts = await listActs(person)
  expect(acts).toMatchObject([
    { act: 'customer email', details: { reason: 'Lost the old mailbox' } },
  ])
  expect(JSON.stringify(acts[0]?.details)).not.toContain('@')
  expect(await isAlive(person)).toBe(true)

  const token = /confirm-email\/([\w-]{43})/.exec(product.mails[0]?.text ?? '')?.[1]
  const confirmed = await product.call('POST /api/user/confirm-email', { body: { token } })
  expect([confirmed.status, confirmed.body.email]).toEqual([200, email])
  expect(await isAlive(person)).toBe(false)
})

test('a second request replaces the first, and the new email goes in the language of the customer’s letters (STU-39)', async () => {
  const person = await createPerson(product)
  await product.call('POST /api/user/choose-letters', {
    token: person.token,
    headers: { 'accept-language': 'hi' },
    body: { trial: true },
  })
  await changeEmail(person, { email: `first-${person.email}` })
  const first = /confirm-email\/([\w-]{43})/.exec(product.mails[0]?.text ?? '')?.[1]
  expect(product.mails[0]?.subject).toBe('Rashi के लिए अपने नए ईमेल की पुष्टि करें')
  await changeEmail(person, { email: `second-${person.email}` })
  const late = await product.call('POST /api/user/confirm-email', { body: { token: first } })
  expect(late.body.code).toBe('email-link-invalid')
})

// Guard in server/domains/identity/customers/change-customer-email.ts: staff are told that an email has an account.
test('an email with an account, a wrong one and an account that is gone are refused, and nothing is sent (STU-39)', async () => {
  const [person, other] = [await createPerson(product), await createPerson(product)]
  const taken = await changeEmail(person, { email: other.email.toUpperCase() })
  expect([taken.status, taken.body.code]).toEqual([422, 'email-taken'])
  expect(taken.body.errors).toHaveProperty('email')
  expect((await changeEmail(person, { email: 'nobody' })).body.errors).toHaveProperty('email')
  const gone = { id: '019ab000-0000-7000-8000-000000000000', email: 'x@example.org' }
  expect((await changeEmail(person, gone)).status).toBe(404)
  expect(product.mails).toEqual([])
  expect(await listActs(person)).toEqual([])
})
