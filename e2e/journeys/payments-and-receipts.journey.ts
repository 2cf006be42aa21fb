import { createPerson, seedSession } from '../helpers/accounts.ts'
import { saveCard } from '../helpers/checkout.ts'
import { call } from '../product.ts'
import { expect, test, testVariant, type NewVisit } from '../test.ts'

const entries = 'main li'
const title = (name: string) => ({ level: 1, name }) as const

/** Creates a person who has bought a consultation and a weekly plan, and withdrawn from the plan. */
async function createBuyer() {
  const person = await createPerson()
  const card = await saveCard(person.token)
  const buy = (path: string, body: object) =>
    call(`POST /api/payment-plan/${path}`, { token: person.token, body })
  await buy('buy-consultation', { card_id: card, consultation_id: 1, questions: [101] })
  const order = { card_id: card, payment_plan_id: 1, horoscope_id: 5 }
  const { body } = await buy('buy-subscription', order)
  const withdrawal = await buy('withdraw-subscription', {
    subscription_id: body.user_payment_plan_id,
    refund_amount: 1.99,
  })
  expect(withdrawal.status).toBe(200)
  return person
}

async function openAs(newVisit: NewVisit, person: Awaited<ReturnType<typeof createPerson>>) {
  const visit = await newVisit()
  await seedSession(visit.context, person)
  return visit
}

test.describe('the payments of a reader', () => {
  test('are linked from the subscriptions, show refunds, and each has a receipt that is printed without the rest of the page (PAY-41)', async ({
    newVisit,
  }) => {
    const person = await createBuyer()
    const { page } = await openAs(newVisit, person)
    await page.goto('/my-subscriptions')
    await page.getByRole('link', { name: 'Payments', exact: true }).click()
    await page.getByRole('heading', title('Payments')).waitFor()
    await page.locator(entries).first().waitFor()
    const [plan, consultation, ...others] = await page.locator(entries).allInnerTexts()
    expect(others).toEqual([])
    for (const text of ['Silver: Leo', '£1.99', 'Refunded', 'went back to your card'])
      expect(plan).toContain(text)
    for (const text of ['Work and calling', '£45.00', 'Paid']) expect(consultation).toContain(text)

    await page.getByRole('link', { name: /^Receipt for Silver: Leo/ }).click()
    await page.getByRole('heading', title('Receipt')).waitFor()
    const receipt = await page.locator('article').innerText()
    for (const text of [person.email, 'Asha Rao', 'Silver: Leo', '£1.99', '−£1.99', '£0.00'])
      expect(receipt).toContain(text)
    expect(receipt).toMatch(/Paid with\s+Visa ending in 4242/)
    expect(receipt).toMatch(/Receipt number\s+[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}/)

    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-print-called', '')
    })
    await page.getByRole('button', { name: 'Print' }).click()
    await page.locator('[data-print-called]').waitFor()
    await page.emulateMedia({ media: 'print' })
    for (const part of ['header', 'footer', 'main button'])
      await expect(page.locator(part).first()).toBeHidden()
    await expect(page.getByRole('heading', title('Receipt'))).toBeVisible()
  })

  testVariant('are none at first, and the page links to the plans', async ({ newVisit }) => {
    const { page } = await openAs(newVisit, await createPerson())
    await page.goto('/payments')
    await page.getByText('You have not bought anything yet.').waitFor()
    const choose = page.getByRole('link', { name: 'Choose a plan' })
    await expect(choose).toHaveAttribute('href', '/moonsign-select')
  })

  testVariant(
    'are replaced by an error when they cannot be loaded, and are loaded on retry',
    async ({ newVisit }) => {
      const { page } = await newVisit({
        expectedConsoleErrors: [/503/],
      })
      await seedSession(page.context(), await createBuyer())
      const calls = '**/api/payment-plan/purchases'
      await page.route(calls, (route) =>
        route.fulfill({ status: 503, json: { message: 'Please come back.', code: 'unavailable' } }),
      )
      await page.goto('/payments')
      await page.locator('main').getByText('Please come back.').first().waitFor()
      await page.unroute(calls)
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByText('Silver: Leo').first().waitFor()
    },
  )

  test('are loaded page by page, and those on the page remain when the next page fails (PAY-41)', async ({
    newVisit,
  }) => {
    const { page } = await openAs(newVisit, await createPerson())
    const createPayment = (n: number) => ({
      id: `019aa5f0-0000-7000-8000-00000000000${n}`,
      kind: 'subscription',
      is_renewal: true,
      translations: [{ language_id: 1, description: `Payment ${n}` }],
      amount: 1.99,
      state: 'paid',
      refunded_amount: 0,
      refunded_at: null,
      created_at: '2026-01-01T00:00:00Z',
      paid_at: '2026-01-01T00:00:00Z',
      card: null,
      vat: null,
      receipt_number: '0000',
    })
    let tries = 0
    await page.route('**/api/payment-plan/purchases**', (route) => {
      if (!route.request().url().includes('before='))
        return route.fulfill({ json: { purchases: [createPayment(1)], next: createPayment(1).id } })
      tries++
      return tries === 1
        ? route.fulfill({ status: 429, json: { message: 'Too many.', code: 'too-many-requests' } })
        : route.fulfill({ json: { purchases: [createPayment(2)], next: null } })
    })
    await page.goto('/payments')
    const more = page.getByRole('button', { name: 'Show earlier payments' })
    await more.click()
    await page.getByRole('alert').getByText('Too many.').waitFor()
    expect(await page.locator(entries).count()).toBe(1)
    await more.click()
    await page.getByText('Payment 2').waitFor()
    expect(await page.locator(entries).count()).toBe(2)
    await expect(more).toHaveCount(0)
  })
})
