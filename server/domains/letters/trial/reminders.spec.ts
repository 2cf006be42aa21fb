import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { startSecondProcess } from '../../../testing/second-process.ts'
import { createLetterApp, type LetterApp, saturday } from '../testing/letter-harness.ts'

let app: LetterApp
beforeAll(async () => {
  app = await createLetterApp()
})
afterAll(() => app.product.close())

// 91 days after Saturday 21 November 2026, 09:00 UTC, is 20 February 2027; 14 and 3 days before that:
const fourteenBefore = '2027-02-06T09:00:00Z'
const threeBefore = '2027-02-17T09:00:00Z'

async function createReader(isConfirmed = true): Promise<Person> {
  app.product.clock.set(saturday)
  const reader = await app.signUp()
  if (isConfirmed) await app.confirm(reader)
  return reader
}

async function sendAt(instant: string): Promise<void> {
  app.product.clock.set(instant)
  await app.sendReminders()
}
const subjectsTo = (reader: Person) => app.mailsTo(reader).map(({ subject }) => subject)

describe('the reminders of the free weeks', () => {
  test('come 14 and 3 days before their end, once each, and nothing else comes (DAY-79)', async () => {
    const reader = await createReader()
    await sendAt('2027-02-06T08:59:00Z')
    expect(subjectsTo(reader)).toEqual([])
    for (const hour of ['09:00', '10:00', '11:00']) await sendAt(`2027-02-06T${hour}:00Z`)
    expect(subjectsTo(reader)).toEqual(['Your free weeks end on 20 February 2027'])
    for (const hour of ['09:00', '10:00']) await sendAt(`2027-02-17T${hour}:00Z`)
    await sendAt('2027-02-19T09:00:00Z')
    await sendAt('2027-02-20T09:00:00Z')
    expect(subjectsTo(reader)).toEqual([
      'Your free weeks end on 20 February 2027',
      'Last reminder: your free weeks end on 20 February 2027',
    ])
    const [first] = app.mailsTo(reader)
    expect(first?.text).toContain('Nothing is charged when it ends.')
    expect(first?.stopAt).toMatch(/^https:\/\/stars\.example\/letters\/stop\/trial\/[\w-]{43}$/)
  })

  test('are planned once by several processes (DAY-79)', async () => {
    const reader = await createReader()
    const other = await startSecondProcess(app.product)
    app.product.clock.set(fourteenBefore)
    await Promise.all(
      [app.product.jobs, other.jobs].map((jobs) => jobs.runScheduled('plan-trial-reminders')),
    )
    await Promise.all([app.product.jobs.run(), other.jobs.run()])
    await other.close()
    expect(subjectsTo(reader)).toHaveLength(1)
  })

  // Guard in server/domains/letters/trial/send-reminder.ts: what was stopped, is not confirmed or has a plan gets none.
  test('do not come to who stopped them, has bought a plan, or has not confirmed the address (DAY-79)', async () => {
    const stopped = await createReader()
    await app.choose(stopped, { trial: false })
    const buyer = await createReader()
    await app.endTrial(buyer)
    const unconfirmed = await createReader(false)
    const late = await createReader()
    app.product.clock.set(fourteenBefore)
    await app.product.jobs.runScheduled('plan-trial-reminders')
    await app.endTrial(late)
    await app.product.jobs.run()
    await sendAt(threeBefore)
    for (const reader of [stopped, buyer, unconfirmed, late]) expect(subjectsTo(reader)).toEqual([])
  })

  test('do not come late: two days after they were due they are left out (DAY-79)', async () => {
    const reader = await createReader()
    await sendAt('2027-02-08T09:00:00Z')
    expect(subjectsTo(reader)).toEqual([])
    await sendAt('2027-02-08T08:59:00Z')
    expect(subjectsTo(reader)).toHaveLength(1)
  })

  test('count from the end that an operator has moved (DAY-79)', async () => {
    const reader = await createReader()
    await app.product.context.db
      .updateTable('trials')
      .set({ gold_until: Temporal.Instant.from('2027-03-20T09:00:00Z') })
      .where('user_id', '=', reader.user.id)
      .execute()
    await sendAt(fourteenBefore)
    await sendAt(threeBefore)
    expect(subjectsTo(reader)).toEqual([])
    await sendAt('2027-03-06T09:00:00Z')
    expect(subjectsTo(reader)).toEqual(['Your free weeks end on 20 March 2027'])
  })

  test('stop with one press of their link, and the weekly letter stays (DAY-79)', async () => {
    const reader = await createReader()
    await app.choose(reader, { weekly: true })
    await sendAt(fourteenBefore)
    const [mail] = app.mailsTo(reader)
    const path = new URL(mail?.stopAt ?? '').pathname
    const { statusCode } = await app.product.app.inject({ method: 'POST', url: path })
    expect(statusCode).toBe(200)
    expect(await app.settingsOf(reader)).toMatchObject({ weekly: true, trial: false })
    await sendAt(threeBefore)
    expect(subjectsTo(reader)).toHaveLength(1)
  })
})
