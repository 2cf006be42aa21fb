import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { builtInTexts } from '@rashi/contract/texts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listDifferences } from '../../../testing/differences.ts'
import { createBuyer, type Buyer, listPaidAmounts, planIds } from '../../../testing/buyers.ts'
import { createPerson } from '../../../testing/people.ts'
import { addAuthenticatorApp, addPasskey, confirmEmail } from '../../../testing/second-factors.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ payments: true })
})
afterAll(() => product.close())

/** Every table with personal data and the topic of its export; null if its rows are not exported. */
const tables: Record<string, string | null> = {
  users: 'account',
  sessions: 'sessions',
  sign_ins: 'sign_ins',
  mailed_links: 'mailed_links',
  authenticator_apps: 'authenticator_app',
  passkeys: 'passkeys',
  // Hashes of codes.
  recovery_codes: null,
  // Hashes of tokens, and random numbers, deleted after minutes.
  pending_sign_ins: null,
  passkey_challenges: null,
  charts: 'chart',
  letter_settings: 'letters',
  trials: 'trial',
  grants: 'access',
  payment_customers: 'payment_customer',
  other_customers: 'other_payment_customers',
  card_expiries: 'card_expiries',
  purchases: 'purchases',
  subscription_groups: 'subscriptions',
  coupon_redemptions: 'promo_codes',
  consultation_orders: 'consultations',
  gemstone_enquiries: 'gemstone_enquiries',
  notice_reads: 'notices_read',
  reading_feedback: 'reading_feedback',
  sent_emails: 'sent_emails',
  // Hashes of used tokens, deleted after a day.
  card_tokens: null,
  // Hashed slots of a purchase; the purchase itself is exported.
  purchase_slots: null,
}
/** Tables whose rows the law requires us to retain, under an anonymous id. */
const retainedByLaw = [
  'other_customers',
  'payment_customers',
  'purchases',
  'subscription_groups',
  'coupon_redemptions',
]

const topicsWithoutTable = ['cards', 'payments', 'mailbox_uses']

const entered = {
  question: 'Is my ruby real?',
  extra: 'Shall I marry Rohan?',
  phone: '+44 7700 900123',
}

async function addSecondFactors(buyer: Buyer): Promise<void> {
  const { email, password } = buyer
  await confirmEmail(product, buyer)
  await addAuthenticatorApp(product, buyer)
  await addPasskey(product, buyer)
  const { body } = await product.call('POST /api/login', { body: { email, password } })
  const { token } = body.second_step
  await product.call('POST /api/login/second-step/passkey-options', { body: { token } })
}

/** Creates a person with a row in every table of personal data. */
async function createPersonInEveryTable(): Promise<Buyer> {
  const buyer = await createBuyer(product)
  await addSecondFactors(buyer)
  const card = await buyer.saveCard('good')
  const { db } = product.context
  await sql`insert into provider_accounts
    values ('acct_former test', 'stripe', 'acct_former', false, false, '2026-11-01')
    on conflict do nothing`.execute(db)
  await sql`insert into other_customers
    values (${buyer.user.id}, 'acct_former test', ${randomUUID()}, ${randomUUID()}, '2026-11-01')
    `.execute(db)
  const callOrThrow = async (name: string, body?: unknown) => {
    const answer = await buyer.call(name, body)
    if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${answer.text}`)
    return answer.body
  }
  await callOrThrow('POST /api/payment-plan/buy-subscription', {
    payment_plan_id: planIds.silver,
    horoscope_id: 1,
    card_id: card,
  })
  await callOrThrow('POST /api/payment-plan/buy-subscription', {
    payment_plan_id: planIds.gold,
    horoscope_id: 5,
    card_id: 0,
    coupon_code_id: await buyer.applyCode('WELCOME4', planIds.gold),
    selectedLang: 1,
  })
  const { consultations } = await callOrThrow('GET /api/consultation')
  await callOrThrow('POST /api/payment-plan/buy-consultation', {
    consultation_id: consultations[0].id,
    card_id: card,
    questions: [consultations[0].questions[0].id],
    extra_questions: entered.extra + buyer.email,
    phone_number: entered.phone,
    selectedLang: 1,
  })
  await callOrThrow('POST /api/gemstone-enquiry/enquiry', {
    gemstoneId: 1,
    fullName: 'Mira Sharma',
    email: buyer.email,
    phone: entered.phone,
    question: entered.question,
  })
  await callOrThrow('POST /api/noticeboard/user-noticeboard-mark-read', { ids: [1, 2] })
  const { horoscope } = await callOrThrow('GET /api/horoscope/new-single-horoscope/weekly/aries')
  await callOrThrow('POST /api/user/save-reading-feedback', {
    horoscope_data_id: horoscope.horoscopeData.at(-1).id,
    answer: 'partly',
  })
  await product.call('POST /api/login/link', { body: { email: buyer.email } })
  await product.jobs.run()
  return buyer
}

async function listPersonalTables(): Promise<string[]> {
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id'`.execute(product.context.db)
  return ['users', ...rows.map(({ table_name }) => table_name)].toSorted()
}

async function countRowsByTable(userId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of await listPersonalTables()) {
    const column = table === 'users' ? 'id' : 'user_id'
    const { rows } = await sql<{ count: number }>`
      select count(*) from ${sql.table(table)} where ${sql.ref(column)} = ${userId}
    `.execute(product.context.db)
    counts[table] = Number(rows[0]?.count)
  }
  return counts
}

/** Finds every row of the database that contains one of these texts, as `table: row`. */
async function findTraces(...texts: string[]): Promise<string[]> {
  const { db } = product.context
  const { rows: all } = await sql<{ table_name: string }>`
    select table_name from information_schema.tables where table_schema = 'public'`.execute(db)
  const found: string[] = []
  for (const { table_name } of all)
    for (const text of texts) {
      const { rows } = await sql<{ row: string }>`
        select t::text as row from ${sql.table(table_name)} t
        where position(${text} in t::text) > 0`.execute(db)
      found.push(...rows.map(({ row }) => `${table_name}: ${row}`))
    }
  return found
}

const remove = (buyer: Buyer) =>
  buyer.call('POST /api/user/delete-account', { password: buyer.password })

test('every table with a person’s id is exported, and deleted or retained by law (API-53, ID-49, ID-50, DAY-80)', async () => {
  expect(await listPersonalTables()).toEqual(Object.keys(tables).toSorted())
  const buyer = await createPersonInEveryTable()
  const before = await countRowsByTable(buyer.user.id)
  expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([])

  const { body } = await buyer.call('GET /api/user/export')
  const exported = new Map<string, object[]>(
    body.kept.map(({ topic, rows }: { topic: string; rows: object[] }) => [topic, rows]),
  )
  for (const [table, topic] of Object.entries(tables))
    if (topic !== null) expect([topic, exported.get(topic)?.length]).toEqual([topic, before[table]])
  const topics = Object.values(tables).filter((topic) => topic !== null)
  expect([...exported.keys()].toSorted()).toEqual([...topics, ...topicsWithoutTable].toSorted())

  const sales = await countRows(retainedByLaw)
  expect((await remove(buyer)).body).toEqual({ msg: 'Your account has been deleted.' })
  const after = await countRowsByTable(buyer.user.id)
  expect(Object.entries(after).filter(([, count]) => count > 0)).toEqual([])
  expect(await countRows(retainedByLaw)).toEqual(sales)
})

const countRows = async (names: readonly string[]) => {
  const counts: number[] = []
  for (const name of names) {
    const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(name)}`.execute(
      product.context.db,
    )
    counts.push(Number(rows[0]?.count))
  }
  return counts
}

describe('the export of personal data', () => {
  test('contains all that was entered and bought, and no secret (API-53, ID-49)', async () => {
    const buyer = await createPersonInEveryTable()
    const { body, text } = await buyer.call('GET /api/user/export')
    for (const value of [buyer.email, 'Mira Sharma', 'Mumbai', ...Object.values(entered), '4242'])
      expect(text).toContain(value)
    const rowsUnder = (topic: string) =>
      body.kept.find((one: { topic: string }) => one.topic === topic).rows
    expect(rowsUnder('account')[0]).toMatchObject({
      id: buyer.user.id,
      email: buyer.email,
      birth_moment: '1990-05-17 04:25:00',
    })
    expect(rowsUnder('purchases').map(({ amount }: { amount: number }) => amount)[0]).toBe(1.99)
    expect(rowsUnder('promo_codes')).toMatchObject([{ code: 'WELCOME4' }])
    expect(rowsUnder('chart')[0].sky.nakshatra).toEqual(expect.any(String))
    const hashes = await product.context.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', buyer.user.id)
      .execute()
    expect(text).not.toMatch(/hash|token/)
    expect(text).not.toContain(hashes[0]?.password_hash)
  })

  test('is also a page, with a label for every field in each language (API-53, LANG-06, ID-49)', async () => {
    const buyer = await createPersonInEveryTable()
    const { token } = buyer
    const pageIn = async (language: string) =>
      (
        await product.call('GET /api/user/export-page', {
          token,
          headers: { 'accept-language': language },
        })
      ).body
    const page = await pageIn('en')
    expect(page.file_name).toBe('rashi-2026-11-21.html')
    for (const value of [
      'What Rashi keeps about you',
      '£1.99',
      entered.extra,
      '21 November 2026',
      '17 May 1990 at 04:25<',
    ])
      expect(page.html).toContain(value)
    expect((await pageIn('hi')).html).toContain('<html lang="hi">')
    const { kept } = (await product.call('GET /api/user/export', { token })).body
    const keys = kept.flatMap(({ topic, rows }: { topic: string; rows: { sky?: object }[] }) => [
      `export.topic.${topic}`,
      ...rows.flatMap((row) =>
        [...Object.keys(row), ...Object.keys(row.sky ?? {})].map((name) => `export.field.${name}`),
      ),
    ])
    for (const texts of Object.values(builtInTexts))
      expect(keys.filter((key: string) => !(key in texts))).toEqual([])
  })

  test('escapes markup in what was entered (ID-49)', async () => {
    const buyer = await createBuyer(product)
    await buyer.call('POST /api/gemstone-enquiry/enquiry', {
      fullName: '<script>alert(1)</script>',
      email: buyer.email,
      phone: entered.phone,
      question: '<b>x</b>',
    })
    const { body } = await buyer.call('GET /api/user/export-page')
    expect(body.html).toContain('&lt;script&gt;')
    expect(body.html).not.toContain('<script')
  })
})

describe('deleting an account', () => {
  test('ends sign-in, tokens and mailed links, and is confirmed by email (API-53, ID-50)', async () => {
    const buyer = await createPersonInEveryTable()
    const { email, password } = buyer
    const elsewhere = await buyer.call('POST /api/user/purchase-session', {})
    product.mails.length = 0
    await remove(buyer)
    const signIn = await product.call('POST /api/login', { body: { email, password } })
    expect([signIn.status, signIn.body.code]).toEqual([401, 'wrong-credentials'])
    for (const token of [buyer.token, elsewhere.body.token])
      expect((await product.call('GET /api/user/get-user-details', { token })).status).toBe(401)
    await product.jobs.run()
    const toBuyer = product.mails.filter(({ to }) => to === email)
    expect(toBuyer.map(({ subject }) => subject)).toEqual(['Your Rashi account has been deleted'])
    const again = await createPerson(product, { email })
    expect(again.user.id).not.toBe(buyer.user.id)
  })

  // Guard in server/domains/payments/account-deletion/payments-data.ts:
  // a deleted account's customer is deleted at the provider.
  test('leaves no trace of the person in any table, deletes the provider’s customer, and names to the operator those that it cannot delete (API-53, ID-50, PAY-145)', async () => {
    const buyer = await createPersonInEveryTable()
    const { provider_id } = await product.context.db
      .selectFrom('payment_customers')
      .select('provider_id')
      .where('user_id', '=', buyer.user.id)
      .executeTakeFirstOrThrow()
    expect(await findTraces(buyer.email)).not.toEqual([])
    await remove(buyer)
    await product.jobs.run()
    expect(await findTraces(buyer.user.id, buyer.email, entered.extra + buyer.email)).toEqual([])
    const customer = await product.sandbox.stripe.customers.retrieve(provider_id ?? '')
    expect(customer.deleted).toBe(true)
    const told = product.mails.findLast(({ subject }) => /^Customers to delete.*: 1$/.test(subject))
    expect(told?.text).toContain(' at acct_former (test mode)')
  })

  // Guard in server/domains/subscriptions/account-deletion/subscriptions-data.ts: a deleted account renews nothing.
  // Guard in server/domains/payments/account-deletion/account-deletion.repository.ts:
  // settled charges of a deleted account name no card and no customer.
  test('leaves charges without the card and the customer, but with its country, and they still agree with the provider’s (SEC-44, LAW-08)', async () => {
    const buyer = await createBuyer(product)
    const card = await buyer.saveCard('good')
    const { body } = await buyer.buy({
      payment_plan_id: planIds.silver,
      horoscope_id: 1,
      card_id: card,
    })
    await remove(buyer)
    await product.jobs.run()
    expect(await findTraces(card)).toEqual([])
    const { parameters, card_country } = await product.context.db
      .selectFrom('attempts')
      .select(['parameters', 'card_country'])
      .where('purchase_id', '=', body.user_payment_plan_id)
      .executeTakeFirstOrThrow()
    expect(card_country).toBe('GB')
    expect(Object.keys(parameters).toSorted()).toEqual([
      'amountPence',
      'attemptId',
      'description',
      'isFirstOfSeries',
      'returnUrl',
    ])
    expect(await listDifferences(product)).toEqual([])
  })

  test('stops renewals, and the records still agree with the provider’s (API-53, ID-50)', async () => {
    const buyer = await createBuyer(product)
    const card = await buyer.saveCard('good')
    await buyer.buy({ payment_plan_id: planIds.silver, horoscope_id: 1, card_id: card })
    const { provider_id } = await product.context.db
      .selectFrom('payment_customers')
      .select('provider_id')
      .where('user_id', '=', buyer.user.id)
      .executeTakeFirstOrThrow()
    const charges = async () => {
      const customer = provider_id ?? ''
      return (await product.sandbox.stripe.charges.list({ customer, limit: 100 })).data
    }
    await remove(buyer)
    await product.jobs.run()
    product.clock.advance({ days: 15 })
    await product.jobs.runScheduled('renew-subscriptions')
    await product.jobs.run()
    expect(await charges()).toHaveLength(1)
    expect(await listDifferences(product)).toEqual([])
  })

  // Guard in server/domains/payments/account-deletion/close-open-payments.ts:
  // a payment that waits for the bank is cancelled when the account is deleted.
  test('cancels a payment that waits for 3-D Secure, and nothing is charged (API-53, ID-50)', async () => {
    const buyer = await createBuyer(product)
    const card = await buyer.saveCard('requires3ds')
    const { body } = await buyer.buy({
      payment_plan_id: planIds.gold,
      horoscope_id: 1,
      card_id: card,
    })
    expect(body.type).toBe('require_3d')
    const paid = () => listPaidAmounts(product, buyer)
    expect((await remove(buyer)).status).toBe(200)
    const intents = await product.sandbox.stripe.paymentIntents.list({ limit: 1 })
    expect(intents.data[0]?.status).toBe('canceled')
    expect(await paid()).toEqual([])
    expect(await listDifferences(product)).toEqual([])
  })

  test('happens once for two concurrent requests (ID-50)', async () => {
    const buyer = await createBuyer(product)
    const send = () =>
      product.call('POST /api/user/delete-account', {
        token: buyer.token,
        body: { password: buyer.password },
      })
    const statuses = (await Promise.all([send(), send()])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 401])
  })
})
