import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBuyer, planIds } from '../../../testing/buyers.ts'
import { createPerson, type Person } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp({ payments: true, welcomeEmails: true })
})
afterAll(() => product.close())

const remove = async ({ token, password }: Person) => {
  const answer = await product.call('POST /api/user/delete-account', { token, body: { password } })
  if (answer.status !== 200) throw new Error(answer.text)
}
const hasTrial = async ({ token }: Person) => {
  const user = (await product.call('GET /api/user/get-user-details', { token })).body.data.user
  const { activeHoroscopes } = (await product.call('GET /api/horoscope/user-horoscopes', { token }))
    .body
  const [first] = activeHoroscopes.Yearly
  return {
    ends: user.trial_ends_at !== null,
    opens: user.trial_opens.length > 0,
    reads: activeHoroscopes.Weekly.length > 0,
    daysLeft: first.horoscope.free_trial_days_left as number,
  }
}
const all = { ends: true, opens: true, reads: true, daysLeft: 91 }
const none = { ends: false, opens: false, reads: false, daysLeft: 0 }

describe('the free weeks', () => {
  // Guard in server/domains/access/trials.ts: a mailbox has one trial a year.
  test('are not given again to a mailbox whose account was deleted, until a year later (SEC-41)', async () => {
    const email = 'asha.rao@gmail.com'
    const first = await createPerson(product, { email })
    expect(await hasTrial(first)).toEqual(all)
    product.clock.advance({ minutes: 20 })
    await remove(first)
    const again = await createPerson(product, { email: 'AshaRao+again@googlemail.com' })
    expect(await hasTrial(again)).toEqual(none)
    expect(again.user.trial_sign).toBeNull()
    await remove(again)
    product.clock.advance({ days: 364 })
    const soon = await createPerson(product, { email })
    expect(await hasTrial(soon)).toEqual(none)
    await remove(soon)
    product.clock.advance({ days: 1 })
    expect(await hasTrial(await createPerson(product, { email }))).toEqual(all)
  })

  test('are not given again to a living account with another address of the same mailbox (SEC-41)', async () => {
    await createPerson(product, { email: 'frank@outlook.com' })
    expect(await hasTrial(await createPerson(product, { email: 'frank+1@outlook.com' }))).toEqual(
      none,
    )
    await createPerson(product, { email: 'frank@example.org' })
    expect(await hasTrial(await createPerson(product, { email: 'frank+1@example.org' }))).toEqual(
      all,
    )
  })

  test('that are not given are promised by no email, and the sign-up answers as ever (SEC-41)', async () => {
    await createPerson(product, { email: 'tara@icloud.com' })
    product.mails.length = 0
    const second = await createPerson(product, { email: 'tara+2@icloud.com' })
    await product.jobs.run()
    const [welcome] = product.mails.filter(({ to }) => to === second.email)
    expect(welcome?.text).not.toContain('free')
    expect(second.user.email).toBe('tara+2@icloud.com')
  })

  test('begun by two sign-ups at the same time are given once (SEC-41)', async () => {
    const people = await Promise.all(
      ['lena+1@proton.me', 'lena+2@proton.me', 'lena@proton.me'].map((email) =>
        createPerson(product, { email }),
      ),
    )
    const given = await Promise.all(people.map(hasTrial))
    expect(given.filter(({ ends }) => ends)).toHaveLength(1)
  })
})

describe('a promo code', () => {
  const apply = (person: Person, code = 'WELCOME4') =>
    product.call(
      `POST /api/payment-plan/apply-discount-code?code=${code}&selectedPlan=${planIds.gold}&selectedlang=1`,
      { token: person.token },
    )
  const redeem = async (person: Person) => {
    const { body } = await apply(person)
    return product.call('POST /api/payment-plan/buy-subscription', {
      token: person.token,
      body: { payment_plan_id: planIds.gold, horoscope_id: 1, coupon_code_id: body.coupon.id },
    })
  }

  test('is not given again to a mailbox that redeemed it, by a deleted account or another living one (SEC-42)', async () => {
    const first = await createPerson(product, { email: 'nila@hotmail.com' })
    expect((await redeem(first)).body.type).toBe('succeeded')
    const living = await createPerson(product, { email: 'nila+2@hotmail.com' })
    expect((await apply(living)).body.code).toBe('coupon-used')
    await remove(first)
    const again = await createPerson(product, { email: 'nila@hotmail.com' })
    const refused = await apply(again)
    expect([refused.status, refused.body.code]).toEqual([404, 'coupon-used'])
    expect((await apply(again, 'GOLD8')).status).toBe(200)
  })

  // Guard in server/domains/subscriptions/orders/subscription-payable.ts: a mailbox redeems a code once a year.
  test('that two accounts of a mailbox have applied is redeemed by the first of them (SEC-42)', async () => {
    const one = await createPerson(product, { email: 'mina@me.com' })
    const two = await createPerson(product, { email: 'mina+2@me.com' })
    const ids = [(await apply(one)).body.coupon.id, (await apply(two)).body.coupon.id]
    const buy = (person: Person, coupon_code_id: string) =>
      product.call('POST /api/payment-plan/buy-subscription', {
        token: person.token,
        body: { payment_plan_id: planIds.gold, horoscope_id: 1, coupon_code_id },
      })
    expect((await buy(one, ids[0])).body.type).toBe('succeeded')
    expect((await buy(two, ids[1])).body.code).toBe('coupon-used')
  })
})

describe('the hash of a mailbox', () => {
  const listRows = () =>
    product.context.db.selectFrom('mailbox_uses').selectAll().orderBy('forget_at').execute()

  test('holds nothing of the address, is exported, and is deleted after a year (SEC-43)', async () => {
    const buyer = await createBuyer(product)
    const exported = await buyer.call('GET /api/user/export')
    const topic = exported.body.kept.find(
      ({ topic: name }: { topic: string }) => name === 'mailbox_uses',
    )
    expect(topic.rows).toEqual([
      {
        what: 'trial',
        kept_until: product.clock
          .now()
          .add({ hours: 365 * 24 })
          .toString(),
      },
    ])
    const rows = await listRows()
    expect(rows.length).toBeGreaterThan(0)
    for (const { mailbox_hash } of rows) expect(mailbox_hash).toMatch(/^[\w-]{43}$/)
    product.clock.advance({ days: 365 })
    await product.jobs.runScheduled('forget-mailbox-uses')
    expect(await listRows()).toEqual([])
  })
})
