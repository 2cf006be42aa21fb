import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBuyer, planIds } from '../../testing/buyers.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { callStudio, createStaff, signInStaff, type TestStaff } from '../../testing/staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let product: TestApp
let support: TestStaff
let isMailServerAway = false
beforeAll(async () => {
  product = await createTestApp({
    payments: true,
    wrapMailer: (mailer) => ({
      ...mailer,
      send: async (mail) => {
        if (isMailServerAway) throw new Error('the mail server is away')
        await mailer.send(mail)
      },
    }),
  })
  support = await createStaff(product, 'support')
})
afterAll(() => product.close())

const call = (name: string, body?: object) =>
  callStudio(product, name, { cookie: support.cookie, ...(body ? { body } : {}) })
const listEmails = async ({ user }: Pick<Person, 'user'>) =>
  (await call(`GET /customer?id=${user.id}`)).body.emails as {
    emails: { id: string; subject: string; state: string; at: string; can_resend: boolean }[]
    next: string | null
  }
const emailAbout = async (person: Pick<Person, 'user'>, words: string) =>
  (await listEmails(person)).emails.find(({ subject }) => subject.includes(words))!

/** Sends an email again, and returns the answer and what was sent. */
async function resend({ user }: Pick<Person, 'user'>, email: { id: string }) {
  const before = product.mails.length
  const body = { id: user.id, email_id: email.id, reason: 'Did not arrive' }
  const answer = await call('POST /resend-email', body)
  await product.jobs.run()
  return { answer, mails: product.mails.slice(before) }
}
const askForLink = async (person: Person) => {
  await product.call('POST /api/login/link', { body: { email: person.email } })
  await product.jobs.run()
}
const tokenIn = (text = '') => /login-link\/([\w-]{43})/.exec(text)?.[1] ?? ''

test('a receipt is sent again as it was, and the record says who asked and why (STU-40, STU-41)', async () => {
  const buyer = await createBuyer(product)
  const card_id = await buyer.saveCard('good')
  await buyer.buy({ payment_plan_id: planIds.gold, horoscope_id: 1, card_id })
  await product.jobs.run()
  const receipt = product.mails.at(-1)
  const { emails, next } = await listEmails(buyer)
  expect(next).toBeNull()
  expect(emails).toMatchObject([
    {
      subject: receipt?.subject,
      state: 'sent',
      at: product.clock.now().toString(),
      can_resend: true,
    },
  ])
  product.clock.advance({ minutes: 3 })
  const { answer, mails } = await resend(buyer, emails[0]!)
  expect([answer.status, answer.body]).toEqual([200, { subject: receipt?.subject }])
  expect(mails).toMatchObject([{ to: buyer.email, text: receipt?.text, html: receipt?.html }])
  const acts = await product.context.db
    .selectFrom('operator_acts')
    .select(['act', 'object_id', 'details'])
    .where('act', '=', 'email resend')
    .execute()
  expect(acts).toEqual([
    {
      act: 'email resend',
      object_id: buyer.user.id,
      details: { job: 'billing-letter', reason: 'Did not arrive' },
    },
  ])
  expect((await listEmails(buyer)).emails).toHaveLength(2)
})

test('a link is sent again as a new one, and neither its token nor any text of an email is kept (STU-40, STU-41)', async () => {
  const person = await createPerson(product)
  await askForLink(person)
  const first = tokenIn(product.mails.at(-1)?.text)
  const { mails } = await resend(person, await emailAbout(person, 'link'))
  const second = tokenIn(mails[0]?.text)
  expect([mails[0]?.to, first.length, second.length]).toEqual([person.email, 43, 43])
  expect(second).not.toBe(first)
  const redeemed = await product.call('POST /api/login/link/redeem', {
    body: { token: second, is_confirmed: true },
  })
  expect(redeemed.status).toBe(200)
  const { rows } = await sql<{ row: string }>`select t::text as row from sent_emails t`.execute(
    product.context.db,
  )
  const kept = rows.map(({ row }) => row).join('\n')
  for (const text of [first, second, 'login-link', person.email]) expect(kept).not.toContain(text)
})

// Guard in server/domains/support/customer-emails.ts: an email that makes no sense later is not sent again.
test('an email that makes no sense later, and one to somebody else, are not sent again (STU-41)', async () => {
  const [person, other] = [await createPerson(product), await createPerson(product)]
  const { token } = person
  const password = 'Moonlight-over-9-hills'
  await product.call('POST /api/user/change-password', {
    token,
    body: {
      current_password: person.password,
      password,
      password_confirmation: password,
    },
  })
  await product.jobs.run()
  const changed = await emailAbout(person, 'password')
  expect(changed.can_resend).toBe(false)
  const refused = await resend(person, changed)
  expect([refused.answer.body.code, refused.mails]).toEqual(['conflict', []])
  await askForLink(other)
  const stray = await resend(person, await emailAbout(other, 'link'))
  expect([stray.answer.status, stray.mails]).toEqual([404, []])
})

// Guard in server/platform/sent-emails/sent-email.repository.ts: all tries of an email that fails are one entry.
test('an email that the mail server does not take is one entry that says so, until it is taken (STU-40)', async () => {
  const person = await createPerson(product)
  isMailServerAway = true
  await expect(askForLink(person)).rejects.toThrow('the mail server is away')
  await expect(askForLink(person)).rejects.toThrow('the mail server is away')
  expect((await listEmails(person)).emails).toMatchObject([{ state: 'failed' }])
  isMailServerAway = false
  await askForLink(person)
  expect((await listEmails(person)).emails).toMatchObject([{ state: 'sent' }])
})

test('older emails come page by page, and are forgotten after 90 days (STU-40)', async () => {
  const { user } = await createPerson(product)
  await sql`insert into sent_emails (id, user_id, subject, state, at)
    select gen_random_uuid(), ${user.id}, 'Email ' || n, 'sent', ${product.clock.now()}::timestamptz - n * interval '3 days'
    from generate_series(1, 31) n`.execute(product.context.db)
  const subjects = (page: { emails: { subject: string }[] }) =>
    page.emails.map(({ subject }) => subject)
  const numbered = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, n) => `Email ${from + n}`)
  const first = await listEmails({ user })
  expect(subjects(first)).toEqual(numbered(1, 25))
  const older = () => call(`GET /customer-emails?id=${user.id}&before=${first.next}`)
  const second = await older()
  expect([subjects(second.body), second.body.next]).toEqual([numbered(26, 31), null])
  await product.jobs.runScheduled('forget-sent-emails')
  support = { ...support, cookie: await signInStaff(product, support) }
  expect(subjects((await older()).body)).toEqual(numbered(26, 30))
})
