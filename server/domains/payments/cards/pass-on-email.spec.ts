import { afterAll, beforeAll, expect, test } from 'vitest'
import { ProviderUnavailable } from '../../../gateways/payment/payment-provider.ts'
import { write } from '../../../platform/database/write.ts'
import { createBuyer, type Buyer } from '../../../testing/buyers.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { enqueueNewEmail } from './pass-on-email.ts'

let isAway = false
let beforeNext: (() => Promise<void>) | undefined
let product: TestApp
beforeAll(async () => {
  product = await createTestApp({
    payments: true,
    wrapPayments: (payments) => ({
      ...payments,
      changeEmail: async (customerId, email) => {
        if (isAway) throw new ProviderUnavailable('away')
        const happening = beforeNext
        beforeNext = undefined
        await happening?.()
        await payments.changeEmail(customerId, email)
      },
      createCustomer: async (key, customer) => {
        const happening = beforeNext
        beforeNext = undefined
        await happening?.()
        return payments.createCustomer(key, customer)
      },
    }),
  })
})
afterAll(() => product.close())

let count = 0
const nextAddress = () => `rigel-${++count}@example.org`

/** Requests a change of email and returns a function that confirms it by the mailed link. */
async function requestChange(buyer: Buyer, email: string): Promise<() => Promise<void>> {
  const { password } = buyer
  await buyer.call('POST /api/user/change-email', { email, password })
  await product.jobs.run()
  const mail = product.mails.findLast(({ to }) => to === email)
  const [, token] = /\/confirm-email\/([\w-]{43})/.exec(mail?.text ?? '') ?? []
  return async () => {
    const { status } = await product.call('POST /api/user/confirm-email', { body: { token } })
    expect(status).toBe(200)
  }
}

/** The provider's customers of a buyer, by our own reference since an email changes. */
async function listCustomerEmails({ user }: Buyer): Promise<(string | null)[]> {
  const { data } = await product.sandbox.stripe.customers.list({ limit: 100 })
  return data.filter(({ metadata }) => metadata['reference'] === user.id).map(({ email }) => email)
}

test('the provider gets a new email once it is confirmed, not before (API-53)', async () => {
  const buyer = await createBuyer(product, 'good')
  const email = nextAddress()
  const confirm = await requestChange(buyer, email)
  expect(await listCustomerEmails(buyer)).toEqual([buyer.email])
  await confirm()
  await product.jobs.run()
  expect(await listCustomerEmails(buyer)).toEqual([email])
})

test('an email is sent later if the provider is unavailable, and sending it again changes nothing', async () => {
  const buyer = await createBuyer(product, 'good')
  const email = nextAddress()
  const confirm = await requestChange(buyer, email)
  isAway = true
  await confirm()
  await expect(product.jobs.run()).rejects.toThrow(ProviderUnavailable)
  isAway = false
  const { context, jobs } = product
  for (let time = 1; time <= 2; time++) {
    await write(context.db, (trx) => enqueueNewEmail(trx, context, buyer.user.id))
    await jobs.run()
    expect(await listCustomerEmails(buyer)).toEqual([email])
  }
})

test('after two changes of email the provider has the last, even if the first is sent after it', async () => {
  const buyer = await createBuyer(product, 'good')
  const [first, second] = [nextAddress(), nextAddress()]
  await (
    await requestChange(buyer, first)
  )()
  const confirmSecond = async () => {
    const { db } = product.context
    await db.updateTable('users').set({ email: second }).where('id', '=', buyer.user.id).execute()
  }
  beforeNext = confirmSecond
  await product.jobs.run()
  expect(await listCustomerEmails(buyer)).toEqual([second])
})

test('a change of email creates no customer, and a first card is saved with the new email', async () => {
  const buyer = await createBuyer(product)
  const email = nextAddress()
  const confirm = await requestChange(buyer, email)
  beforeNext = async () => {
    await confirm()
    await product.jobs.run()
    expect(await listCustomerEmails(buyer)).toEqual([])
  }
  await buyer.saveCard('good')
  expect(await listCustomerEmails(buyer)).toEqual([email])
})
