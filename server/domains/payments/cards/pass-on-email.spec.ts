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
const anAddress = () => `rigel-${++count}@example.org`

/** Up to the mailed link, which is opened by what is given back. */
async function askForChange(buyer: Buyer, email: string): Promise<() => Promise<void>> {
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

/** As the provider knows them; by our own reference, since an email changes. */
async function customersOf({ user }: Buyer): Promise<(string | null)[]> {
  const { data } = await product.sandbox.stripe.customers.list({ limit: 100 })
  return data.filter(({ metadata }) => metadata['reference'] === user.id).map(({ email }) => email)
}

test('the provider gets a new email once it is confirmed, not before (API-53)', async () => {
  const buyer = await createBuyer(product, 'good')
  const email = anAddress()
  const confirm = await askForChange(buyer, email)
  expect(await customersOf(buyer)).toEqual([buyer.email])
  await confirm()
  await product.jobs.run()
  expect(await customersOf(buyer)).toEqual([email])
})

test('an email that the provider cannot take now is sent later, and sending it again changes nothing', async () => {
  const buyer = await createBuyer(product, 'good')
  const email = anAddress()
  const confirm = await askForChange(buyer, email)
  isAway = true
  await confirm()
  await expect(product.jobs.run()).rejects.toThrow(ProviderUnavailable)
  isAway = false
  const { context, jobs } = product
  for (let time = 1; time <= 2; time++) {
    await write(context.db, (trx) => enqueueNewEmail(trx, context, buyer.user.id))
    await jobs.run()
    expect(await customersOf(buyer)).toEqual([email])
  }
})

test('of two changes of email the provider ends with the last, even if the first is sent after it', async () => {
  const buyer = await createBuyer(product, 'good')
  const [first, second] = [anAddress(), anAddress()]
  await (
    await askForChange(buyer, first)
  )()
  const confirmSecond = async () => {
    const { db } = product.context
    await db.updateTable('users').set({ email: second }).where('id', '=', buyer.user.id).execute()
  }
  beforeNext = confirmSecond
  await product.jobs.run()
  expect(await customersOf(buyer)).toEqual([second])
})

test('a change of email creates no customer, and a first card is saved with the new email', async () => {
  const buyer = await createBuyer(product)
  const email = anAddress()
  const confirm = await askForChange(buyer, email)
  beforeNext = async () => {
    await confirm()
    await product.jobs.run()
    expect(await customersOf(buyer)).toEqual([])
  }
  await buyer.saveCard('good')
  expect(await customersOf(buyer)).toEqual([email])
})
