import { userInfo } from 'node:os'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBuyer } from '../testing/buyers.ts'
import { createPerson } from '../testing/people.ts'
import { type EndedCommand, runOperatorHere, runOperatorProcess } from '../testing/operator.ts'
import { addAuthenticatorApp, createConfirmedPerson } from '../testing/second-factors.ts'
import { callStudio, createStaff } from '../testing/staff.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  // The command runs on the machine's clock, so the product uses the same time.
  product = await createTestApp({ payments: true, now: Temporal.Now.instant().toString() })
})
afterAll(() => product.close())

/** Runs the command on the product's database. */
const operator = (...typed: string[]): Promise<EndedCommand> =>
  runOperatorHere({ DATABASE_URL: product.context.config.databaseUrl ?? '' }, ...typed)

const acts = () =>
  product.context.db.selectFrom('operator_acts').selectAll().orderBy('id').execute()

describe('npm run operator', () => {
  test('creates, lists and ends a promo code (API-38, PLAN-07)', async () => {
    const buyer = await createBuyer(product)
    const apply = () =>
      buyer.call(
        'POST /api/payment-plan/apply-discount-code?code=diwali6&selectedPlan=3&selectedlang=1',
      )
    expect((await apply()).body.code).toBe('coupon-unknown')
    const terms = ['--weeks', '6', '--plan', 'gold', '--until', '2099-12-31']
    const made = await operator('coupon', 'make', 'Diwali6', ...terms)
    expect(made).toEqual({ code: 0, out: 'DIWALI6 gives 6 weeks of gold.\n', err: '' })
    expect((await apply()).body.coupon.period).toBe(6)
    expect((await operator('coupon', 'list')).out).toContain(
      'DIWALI6\t6 weeks\tGold\tuntil 2100-01-01 00:00\n',
    )
    expect(await operator('coupon', 'make', 'DIWALI6', '--weeks', '2')).toMatchObject({
      code: 1,
      err: 'This promo code exists already, perhaps as one that has ended.\n',
    })
    expect((await operator('coupon', 'end', 'diwali6')).code).toBe(0)
    product.clock.set(Temporal.Now.instant().toString())
    expect((await apply()).body.code).toBe('coupon-expired')
    expect((await operator('coupon', 'make', 'X9X', '--weeks', '2', '--plan', 'tin')).err).toBe(
      'no plan is sold as tin\n',
    )
  })

  test('signs an account out everywhere, and records it (SEC-32)', async () => {
    const { email, token, user } = await createPerson(product)
    const status = async () => (await product.call('GET /api/user/sessions', { token })).status
    expect(await status()).toBe(200)
    expect(await operator('session', 'end', email.toUpperCase(), '--as', 'Asha')).toEqual({
      code: 0,
      out: 'Sessions that have ended: 1.\n',
      err: '',
    })
    expect(await status()).toBe(401)
    expect((await acts()).at(-1)).toMatchObject({
      operator: 'Asha',
      act: 'session end',
      details: { user_id: user.id, sessions: 1 },
    })
    expect(await operator('session', 'end', 'nobody@example.org')).toMatchObject({
      code: 1,
      err: 'nobody@example.org has no account\n',
    })
  })

  test('invites the first owner by a link, and lists and removes staff, but the last owner (STU-01, STU-16)', async () => {
    expect((await operator('staff', 'list')).out).toBe('Nobody yet.\n')
    const invited = await operator('staff', 'invite', 'asha@example.org')
    expect(invited).toMatchObject({ code: 0, err: '' })
    const [, token] =
      /^http:\/\/127\.0\.0\.1:3000\/studio\/join\/([\w-]{43})\n$/.exec(invited.out) ?? []
    const shown = await callStudio(product, 'POST /join/invitation', { body: { token } })
    expect(shown.body).toMatchObject({ email: 'asha@example.org', role: 'owner' })
    const wrong = await operator('staff', 'invite', 'x@example.org', '--role', 'god')
    expect(wrong).toMatchObject({ code: 2, err: expect.stringMatching(/^--role must be one of/) })
    expect((await operator('staff', 'invite', 'nobody')).code).toBe(2)

    const owner = await createStaff(product, 'owner', 'asha@example.org')
    const viewer = await createStaff(product, 'viewer')
    expect((await operator('staff', 'list')).out).toContain('asha@example.org\towner\tAsha Rao\n')
    expect((await operator('staff', 'invite', 'ASHA@example.org')).code).toBe(1)
    expect((await operator('staff', 'remove', viewer.email, '--as', 'Ravi')).code).toBe(0)
    const { status } = await callStudio(product, 'GET /session', viewer)
    expect(status).toBe(401)
    expect(await operator('staff', 'remove', owner.email)).toMatchObject({
      code: 1,
      err: 'asha@example.org is the last owner: invite another one first\n',
    })
    const { acts: listed } = (await callStudio(product, 'GET /acts', owner)).body
    expect(listed[0]).toMatchObject({
      who: 'Ravi',
      os_account: userInfo().username,
      act: 'staff remove',
      details: { staff_id: viewer.id },
    })
    expect(JSON.stringify(await acts())).not.toContain(token)
  })

  test('grants a gold trial, which opens the monthly horoscope of the generated sign (HOR-29)', async () => {
    const { email, token, user } = await createPerson(product)
    const monthly = async () =>
      (await product.call('GET /api/horoscope/user-horoscopes', { token })).body.activeHoroscopes
        .Monthly
    expect(await monthly()).toEqual([])
    expect(await operator('trial', 'gold', email.toUpperCase(), '--days', '30')).toMatchObject({
      code: 0,
    })
    const [reading] = await monthly()
    expect(reading.horoscope.key).toBe(user.generated_horoscope.key)
    expect(await operator('trial', 'gold', 'nobody@example.org', '--days', '3')).toMatchObject({
      code: 1,
      err: 'nobody@example.org has no account\n',
    })
    expect((await operator('trial', 'gold', email, '--until', '2020-01-01')).code).toBe(2)
    expect((await acts()).at(-1)?.details).toMatchObject({ user_id: user.id })
  })

  test('refuses a gold trial for an account that has had a subscription (OPS-16)', async () => {
    const buyer = await createBuyer(product)
    const card = await buyer.saveCard('good')
    await buyer.buy({ payment_plan_id: 1, horoscope_id: 1, card_id: card })
    const refused = await operator('trial', 'gold', buyer.email, '--days', '30')
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('for good') })
  })

  test('shows the readers of letters, and one person’s choice, which is recorded (DAY-80)', async () => {
    const { token, email } = await createPerson(product)
    await product.call('POST /api/user/choose-letters', {
      token,
      body: { weekly: true, time_zone: 'Asia/Kolkata' },
    })
    expect((await operator('letters')).out).toMatch(/^weekly letter: 1\nreminders .*: \d+\n$/)
    const { out } = await operator('letters', '--email', email)
    expect(out).toContain('weekly letter: on\n')
    // Seven in Kolkata is half past one in UTC.
    expect(out).toMatch(/next: \d{4}-\d\d-\d\d 01:30, for Asia\/Kolkata\n/)
    expect(out).toContain('(version 2026-11-22)\n')
    expect((await acts()).at(-1)?.act).toBe('letters')
    expect((await operator('letters', '--email', 'nobody@example.org')).code).toBe(1)
  })

  test('removes every second factor of an account and ends its sessions (SEC-19)', async () => {
    const person = await createConfirmedPerson(product)
    const { email, password, token, user } = person
    const refused = { code: 1, err: `the account of ${email} has no second factor\n` }
    expect(await operator('second-factor', 'remove', email)).toMatchObject(refused)
    await addAuthenticatorApp(product, person)
    const signIn = () => product.call('POST /api/login', { body: { email, password } })
    expect((await signIn()).body.code).toBe('second-step-required')
    const removed = await operator('second-factor', 'remove', email.toUpperCase())
    expect(removed).toMatchObject({ code: 0, err: '' })
    expect((await signIn()).status).toBe(200)
    expect((await product.call('GET /api/user/get-user-details', { token })).status).toBe(401)
    expect((await acts()).at(-1)).toMatchObject({
      act: 'second-factor remove',
      details: { user_id: user.id },
    })
    expect(await operator('second-factor', 'remove', email)).toMatchObject(refused)
  })

  // Guard in server/operator/inbox.ts: an operator who reads births and phone numbers leaves a record of it.
  test('lists unanswered enquiries and orders, records that they were read, and marks them as answered (GEM-16, SEC-57)', async () => {
    const buyer = await createBuyer(product)
    const card = await buyer.saveCard('good')
    const question = 'Is it unheated?\nAnd from where?'
    await buyer.call('POST /api/gemstone-enquiry/enquiry', {
      gemstoneId: 1,
      fullName: 'Mira Sharma',
      email: buyer.email,
      phone: '+44 7700 900123',
      question,
    })
    const { consultations } = (await buyer.call('GET /api/consultation')).body
    const bought = await buyer.call('POST /api/payment-plan/buy-consultation', {
      consultation_id: consultations[0].id,
      card_id: card,
      questions: [consultations[0].questions[0].id],
      extra_questions: 'And after the wedding?',
      phone_number: '+44 7700 900123',
      selectedLang: 1,
    })
    const enquiries = await operator('enquiries')
    expect(enquiries.out).toContain('    Is it unheated?\n    And from where?\n')
    expect(enquiries.out).toContain(`Mira Sharma, ${buyer.email}, +44 7700 900123`)
    const enquiryId = enquiries.out.split('\t')[0] ?? ''
    const orders = await operator('orders')
    expect(orders.out).toContain('    And after the wedding?\n')
    expect(orders.out).toContain('born 1990-05-17 04:25:00 in Mumbai')
    const orderId = bought.body.userConsultationId
    expect((await acts()).slice(-2)).toMatchObject([
      { act: 'enquiries', details: { read: enquiryId }, os_account: userInfo().username },
      { act: 'orders', details: { read: expect.stringContaining(orderId) } },
    ])
    expect(orders.out).toContain(orderId)
    for (const [kind, list, id] of [
      ['enquiry', 'enquiries', enquiryId],
      ['order', 'orders', orderId],
    ] as const) {
      expect((await operator(kind, 'answered', id)).code).toBe(0)
      expect((await operator(list)).out).toBe('Nothing waits for an answer.\n')
      expect((await operator(list, '--all')).out).toMatch(/\tanswered \d{4}-/)
    }
    expect(await operator('order', 'answered', orderId)).toMatchObject({
      code: 1,
      err: `there is no order ${orderId} that waits for an answer\n`,
    })
  })

  test('connects the webhook endpoint and checks the account at the payment provider (PAY-100, PAY-103, PAY-115)', async () => {
    const settings = {
      DATABASE_URL: product.context.config.databaseUrl ?? '',
      DATA_DIR: product.sandbox.dataDir,
    }
    const before = (await acts()).length
    const unconnected = await runOperatorHere(settings, 'stripe', 'check')
    expect(unconnected).toMatchObject({ code: 1, err: 'faults: 1\n' })
    expect(unconnected.out).toMatch(/^fault {3}webhook endpoint: there is none .*stripe connect$/m)
    const connected = await runOperatorHere(settings, 'stripe', 'connect')
    const { webhookSecret } = product.sandbox.keys
    expect(connected).toMatchObject({ code: 0, err: '' })
    expect(connected.out).toContain(`\nSTRIPE_WEBHOOK_SECRET=${webhookSecret}\n`)
    expect(connected.out).toMatch(/^Apple Pay and Google Pay need https: http:/m)
    const checked = await runOperatorHere(settings, 'stripe', 'check')
    expect(checked).toMatchObject({ code: 0, err: '' })
    expect(checked.out.trim().split('\n')).toHaveLength(20)
    const recorded = (await acts()).slice(before)
    expect(recorded.map(({ act }) => act)).toEqual([
      'stripe check',
      'stripe connect',
      'stripe check',
    ])
    expect(JSON.stringify(recorded)).not.toContain(webhookSecret)
  })

  test('records every act with operator, account and time, and no refused command (OPS-16, SEC-57)', async () => {
    const before = (await acts()).length
    await operator('live', 'on', 'https://stream.example/again')
    await operator('live', 'off', '--as', 'Asha Rao')
    await operator('live', 'on', 'nowhere')
    const [on, off, ...others] = (await acts()).slice(before)
    expect(others).toEqual([])
    expect(on).toMatchObject({
      operator: userInfo().username,
      act: 'live on',
      details: { address: 'https://stream.example/again' },
    })
    expect(off).toMatchObject({
      operator: 'Asha Rao',
      os_account: userInfo().username,
      act: 'live off',
    })
    const aMomentAgo = Temporal.Now.instant().subtract({ minutes: 1 })
    expect(Temporal.Instant.compare(on!.done_at, aMomentAgo)).toBe(1)
    const listed = (await operator('acts', '--limit', '2')).out.trim().split('\n')
    expect(listed[0]).toMatch(
      new RegExp(
        `^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d\\tAsha Rao \\(${userInfo().username}\\)\\tlive off$`,
      ),
    )
    expect(listed).toHaveLength(2)
  })

  // Guard in server/migrations/202611221910-operations-append-only.sql: the database itself refuses to change acts.
  test('cannot change or delete its records with the rights of the product (SEC-58)', async () => {
    await operator('live', 'off')
    const { db } = product.context
    const before = await acts()
    for (const change of [
      sql`update operator_acts set operator = 'nobody'`,
      sql`delete from operator_acts`,
      sql`delete from operator_acts where false`,
      sql`truncate operator_acts`,
    ])
      await expect(change.execute(db)).rejects.toThrow('operator_acts is append-only')
    expect(before.length).toBeGreaterThan(0)
    expect(await acts()).toEqual(before)
  })

  test('prints its usage, and refuses an unknown command in one line (OPS-16)', async () => {
    const help = await operator('--help')
    expect(help).toMatchObject({ code: 0, err: '' })
    for (const name of [
      'live on',
      'notice publish',
      'coupon end',
      'trial gold',
      'orders',
      'stripe check',
      'acts',
    ])
      expect(help.out).toContain(`\n  ${name}`)
    expect(await operator('dance')).toEqual({
      code: 2,
      out: '',
      err: 'there is no command "dance" (--help lists the commands)\n',
    })
  })

  test('fails with one line without an installation (OPS-16)', async () => {
    const nowhere = await runOperatorProcess({ DATA_DIR: '/nowhere/at/all' }, 'live', 'off')
    expect(nowhere).toEqual({
      code: 1,
      out: '',
      err: 'DATA_DIR /nowhere/at/all holds nothing yet: start the product once\n',
    })
  })
})
