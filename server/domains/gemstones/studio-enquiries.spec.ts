import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBuyer } from '../../testing/buyers.ts'
import { callStudio, createStaff } from '../../testing/staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ payments: true })
})
afterAll(() => product.close())

/** Returns the calls of a member of staff who has just signed in: a session ends after 15 minutes. */
async function desk() {
  const member = await createStaff(product, 'support')
  return (name: string, body?: object) =>
    callStudio(product, name, { cookie: member.cookie, ...(body ? { body } : {}) })
}

async function enquire(fullName: string) {
  const person = await createBuyer(product)
  const answer = await person.call('POST /api/gemstone-enquiry/enquiry', {
    gemstoneId: 1,
    fullName,
    email: person.email,
    phone: '+44 7700 900123',
    question: 'Is it unheated?',
  })
  expect(answer.status).toBe(200)
  return person
}
const listRows = () =>
  product.context.db.selectFrom('gemstone_enquiries').selectAll().orderBy('id').execute()
const lastAct = () =>
  product.context.db
    .selectFrom('operator_acts')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

test('an enquiry is shown with its 28 days counting down, recorded, and marked as answered once with a note (STU-167)', async () => {
  const person = await enquire('Mira Sharma')
  const [row] = await listRows()
  const call = await desk()
  const { body } = await call('GET /enquiries')
  expect(body).toMatchObject({
    enquiries: [
      {
        id: row!.id,
        state: 'open',
        full_name: 'Mira Sharma',
        email: person.email,
        question: 'Is it unheated?',
        answered_at: null,
        note: null,
      },
    ],
    next: null,
  })
  const [shown] = body.enquiries
  expect(Date.parse(shown.due_at) - Date.parse(shown.created_at)).toBe(28 * 86_400_000)
  expect(await lastAct()).toMatchObject({ act: 'enquiries show', object_id: row!.id })
  product.clock.advance({ hours: 23 * 24 })
  const later = await desk()
  expect((await later('GET /enquiries-waiting')).body).toEqual({ open: 1, due_soon: 1, overdue: 0 })
  product.clock.advance({ hours: 5 * 24 })
  const late = await desk()
  expect((await late('GET /enquiries-waiting')).body).toEqual({ open: 1, due_soon: 0, overdue: 1 })
  expect((await late('GET /enquiries')).body.enquiries[0].state).toBe('overdue')

  const mark = { id: row!.id, note: 'Rang her: it is unheated' }
  const presses = await Promise.all([1, 2, 3].map(() => late('POST /answer-enquiry', mark)))
  expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await lastAct()).toMatchObject({ act: 'enquiry answered', object_id: row!.id })
  expect((await late('GET /enquiries')).body.enquiries).toEqual([])
  expect((await late('GET /enquiries?list=closed')).body.enquiries).toMatchObject([
    {
      state: 'answered',
      answered_by: 'Asha Rao',
      note: mark.note,
      answered_at: product.clock.now().toString(),
    },
  ])
  expect((await person.call('GET /api/user/export')).text).toContain(mark.note)
  const nobody = { ...mark, id: '019ab000-0000-7000-8000-000000000000' }
  expect((await late('POST /answer-enquiry', nobody)).status).toBe(404)
  expect((await late('POST /answer-enquiry', { ...mark, note: ' ' })).status).toBe(422)
})

test('enquiries are listed in pages by key, each once, to owners and support only (STU-167)', async () => {
  await enquire('Lata Iyer')
  const template = (await listRows()).at(-1)!
  const copies = Array.from({ length: 29 }, (_, n) => ({
    ...template,
    id: `019be0f2-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`,
    // Three at the same time, and later ones with lesser ids.
    created_at: template.created_at.add({ hours: 1 + Math.floor((29 - n) / 3) }),
  }))
  await product.context.db.insertInto('gemstone_enquiries').values(copies).execute()
  const call = await desk()
  for (const list of ['open', 'closed']) {
    const first = (await call(`GET /enquiries?list=${list}`)).body
    const second = (await call(`GET /enquiries?list=${list}&after=${first.next}`)).body
    const all = [...first.enquiries, ...second.enquiries]
    expect(first.enquiries).toHaveLength(25)
    expect(new Set(all.map(({ id }) => id)).size).toBe(list === 'open' ? 30 : 31)
    const days = all.map(({ created_at }) => created_at)
    expect(days).toEqual(list === 'open' ? days.toSorted() : days.toSorted().toReversed())
    await product.context.db
      .updateTable('gemstone_enquiries')
      .set({ answered_at: product.clock.now() })
      .execute()
  }
  for (const role of ['editor', 'approver', 'viewer'] as const) {
    const { cookie } = await createStaff(product, role)
    for (const name of ['GET /enquiries', 'GET /enquiries-waiting'])
      expect((await callStudio(product, name, { cookie })).status).toBe(403)
  }
})

test('the confirmation is among the emails of the customer that staff see, without a way to send it again (STU-220)', async () => {
  const person = await enquire('Lata Iyer')
  await product.jobs.run()
  const { body } = await (await desk())(`GET /customer?id=${person.user.id}`)
  expect(body.emails.emails).toMatchObject([
    {
      subject: 'Your gemstone enquiry to Rashi',
      state: 'sent',
      at: product.clock.now().toString(),
      can_resend: false,
    },
  ])
})
