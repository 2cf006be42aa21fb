import type { Page } from '@playwright/test'
import { createPerson, type Person } from '../helpers/accounts.ts'
import { saveCard } from '../helpers/checkout.ts'
import { createOwner, seedOwner } from '../helpers/staff.ts'
import { call } from '../product.ts'
import { expect, test, testVariant, type NewVisit } from '../test.ts'

/** The plan Gold for a month. */
const gold = 3

async function createSubscriber(): Promise<Person> {
  const person = await createPerson({ full_name: 'Lata Iyer' })
  const card_id = await saveCard(person.token)
  const { status } = await call('POST /api/payment-plan/buy-subscription', {
    token: person.token,
    body: { payment_plan_id: gold, horoscope_id: 5, card_id },
  })
  expect(status).toBe(200)
  return person
}

async function openStudio(newVisit: NewVisit, options: Parameters<NewVisit>[0] = {}) {
  const { page, calls } = await newVisit(options)
  await seedOwner(page, await createOwner())
  return { page, calls }
}

const section = (page: Page, name: string) => page.getByRole('region', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('staff find a customer by email, and Back and reload show the search again without the email in the address (STU-37)', async ({
  newVisit,
}) => {
  const person = await createSubscriber()
  const { page } = await openStudio(newVisit)
  await page.goto('/studio')
  await page
    .getByRole('navigation', { name: 'Parts of the studio' })
    .getByRole('link', { name: 'Customers' })
    .click()
  const email = page.getByLabel('Email, or how it begins')
  await email.fill('ab')
  await email.press('Enter')
  await page.getByText('Please enter at least three characters').waitFor()
  await expect(email).toBeFocused()
  await email.fill(person.email.slice(0, -3).toUpperCase())
  await email.press('Enter')
  const found = page.getByRole('link', { name: person.email })
  await found.waitFor()
  expect(page.url()).not.toContain('person-')
  await page.reload()
  await found.click()
  await page.getByRole('heading', { level: 1, name: 'Lata Iyer' }).waitFor()
  await page.goBack()
  await found.waitFor()
  await email.fill('nobody-at-all')
  await email.press('Enter')
  await page.getByText('Nobody’s email begins like that').waitFor()
})

test('support cancels a subscription with a reason, and finds what staff did (STU-35, STU-37)', async ({
  newVisit,
}) => {
  const person = await createSubscriber()
  const { page } = await openStudio(newVisit)
  await page.goto(`/studio/customers/${person.user.id}`)
  const subscriptions = section(page, 'Subscriptions')
  await subscriptions.getByText(/^Active, renews on/).waitFor()
  await subscriptions.getByRole('button', { name: /^Cancel Gold/ }).click()
  await subscriptions.getByLabel('Reason').fill('Asked by phone')
  await subscriptions.getByRole('button', { name: 'Cancel the subscription' }).click()
  await subscriptions.getByText(/^Ended or ends on/).waitFor()
  await expect(subscriptions.getByRole('button', { name: /^Cancel Gold/ })).toHaveCount(0)

  await page.getByRole('link', { name: 'What staff did here' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Looked at a customer' }).first().waitFor()
})

test('support signs a customer out everywhere, in Hindi too (STU-36, STU-37)', async ({
  newVisit,
}) => {
  const person = await createPerson()
  const { page } = await openStudio(newVisit)
  await page.goto(`/studio/customers/${person.user.id}?lang=hi`)
  await button(page, 'हर जगह से साइन आउट करें').click()
  await page.getByLabel('वजह').fill('फ़ोन खो गया')
  await page.getByLabel('वजह').press('Enter')
  await page.getByText('हर जगह से साइन आउट हो गया।').waitFor()
  const { status } = await call('GET /api/user/get-user-details', { token: person.token })
  expect(status).toBe(401)
})

testVariant(
  'a customer who does not exist is a page that says so (STU-37)',
  async ({ newVisit }) => {
    const { page } = await openStudio(newVisit)
    await page.goto('/studio/customers/019ab000-0000-7000-8000-000000000000')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect(page.getByRole('main')).toContainText(
      /not found|does not exist|isn’t here|no page/i,
    )
  },
)
