import type { Page } from '@playwright/test'
import { createPerson, seedSession } from '../helpers/accounts.ts'
import { fillCard, keyFacts, saveCard, testCards } from '../helpers/checkout.ts'
import { call, waitForEmail } from '../product.ts'
import { expect, test, testVariant, type NewVisit } from '../test.ts'

const readPath = (page: Page) => new URL(page.url()).pathname
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const questions = (page: Page) => page.getByRole('checkbox')
const proceed = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true })

async function openAsReader(newVisit: NewVisit) {
  const person = await createPerson()
  const visit = await newVisit()
  await seedSession(visit.context, person)
  return { ...visit, person }
}

async function openForm(page: Page, slug = 'work-and-calling') {
  await page.goto(`/consultation-detail/${slug}`)
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await page.waitForURL('**/consultation-form')
  await proceed(page).waitFor()
}

test.describe('a guest', () => {
  test('sees the consultations by category, each with its text and price (CON-01)', async ({
    newVisit,
  }) => {
    const { page } = await newVisit()
    await page.goto('/consultations')
    const groups = page.locator('section').filter({ has: page.getByRole('heading', { level: 2 }) })
    expect(await groups.count()).toBe(3)
    const links = page.getByRole('link', { name: 'More Detail', exact: true })
    expect(await links.count()).toBeGreaterThanOrEqual(6)
    const text = await groups.first().innerText()
    for (const part of [
      'Work and livelihood',
      'Work and calling',
      'What suits your hands, and when to move',
      'For anyone at a fork in their working life',
      '£45.00',
    ])
      expect(text).toContain(part)
  })

  test('opens a consultation, and is sent to the sign-in page by Buy Now (CON-02, CON-03)', async ({
    newVisit,
  }) => {
    const { page, calls } = await newVisit()
    await page.goto('/consultations')
    await page.getByRole('link', { name: 'More Detail', exact: true }).first().click()
    await page.waitForURL('**/consultation-detail/work-and-calling')
    await expect.poll(() => title(page).innerText()).toBe('Work and calling')
    for (const part of ['What suits your hands', 'the tenth house', '£45.00'])
      await expect(page.locator('main')).toContainText(part)
    await expect
      .poll(() => calls.map(({ name }) => name))
      .toContain('GET /api/consultation/selected-consultation?slug=work-and-calling&selectedLang=1')
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await page.waitForURL('**/?redirect=consultations')
  })

  test('chooses a category in the drawer (NAV-11)', async ({ newVisit }) => {
    const { page } = await newVisit()
    await page.goto('/consultations')
    await page.getByRole('button', { name: 'Categories' }).click()
    const drawer = page.getByRole('dialog', { name: 'Categories' })
    await drawer.waitFor()
    await drawer.getByRole('link', { name: 'Love and family' }).click()
    await drawer.waitFor({ state: 'detached' })
    const headings = page.locator('main').getByRole('heading', { level: 2 })
    await expect.poll(() => headings.allInnerTexts()).toEqual(['Love and family'])
    await page.getByRole('button', { name: 'Categories' }).click()
    await page.getByRole('link', { name: 'All categories' }).click()
    await expect.poll(() => headings.count()).toBe(3)
  })

  test('reads the consultations in Hindi, and the call names the language (LANG-06, LANG-07)', async ({
    newVisit,
  }) => {
    const { page, context, calls } = await newVisit()
    await context.addCookies([
      { name: 'language', value: '2', url: new URL('/', (await page.goto('/terms'))!.url()).href },
    ])
    await page.goto('/consultations')
    await page.getByRole('link', { name: 'और जानकारी' }).first().click()
    await expect.poll(() => title(page).innerText()).toBe('काम और राह')
    await expect
      .poll(() => calls.map(({ name }) => name))
      .toContain('GET /api/consultation/selected-consultation?slug=work-and-calling&selectedLang=2')
  })

  test('is redirected to the list from an address that names no consultation, and from an unknown one, which is an error (CON-14)', async ({
    newVisit,
  }) => {
    const { page } = await newVisit()
    for (const path of ['/consultation-detail/', '/deeplink/consultation-detail']) {
      await page.goto(path)
      await page.waitForURL('**/consultations')
      await page.getByRole('heading', { level: 1, name: 'Consultations' }).waitFor()
      expect(await page.getByText('This consultation was not found.').count()).toBe(0)
    }
    await page.goto('/consultation-detail/nowhere')
    await page.getByText('This consultation was not found.').first().waitFor()
    await page.waitForURL('**/consultations')
  })
})

test.describe('a reader', () => {
  test('without a selected consultation is redirected to the list (CON-13)', async ({
    newVisit,
  }) => {
    const { page } = await openAsReader(newVisit)
    for (const path of ['/consultation-form', '/consultation-confirmation']) {
      await page.goto(path)
      await page.waitForURL('**/consultations')
    }
  })

  test('selects three questions, and the others are disabled until one is deselected (CON-04, CON-05)', async ({
    newVisit,
  }) => {
    const { page } = await openAsReader(newVisit)
    await openForm(page)
    await expect(questions(page)).toHaveCount(5)
    expect(await page.getByText('Will I be promoted this month?').count()).toBe(0)
    for (const place of [0, 2, 4]) await questions(page).nth(place).check()
    const disabled = () =>
      questions(page).evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).disabled))
    await expect.poll(disabled).toEqual([false, true, false, true, false])
    await questions(page).nth(2).uncheck()
    await expect.poll(disabled).toEqual([false, false, false, false, false])
  })

  test('is told what is missing or invalid, and the form keeps its values (CON-06, CON-07, CON-08, CON-09)', async ({
    newVisit,
  }) => {
    const { page } = await openAsReader(newVisit)
    await openForm(page)
    await proceed(page).click()
    await page
      .getByText('Select at least one question or fill in the other question field')
      .waitFor()
    const other = page.getByLabel('Other question')
    const phone = page.getByLabel('Phone')
    await other.fill('x'.repeat(501))
    await phone.pressSequentially('(a)')
    await expect(phone).toHaveValue('()')
    await proceed(page).click()
    await page.getByText('Maximum 500 characters allowed').waitFor()
    await page.getByText('Invalid phone number').waitFor()
    await expect.poll(() => other.evaluate((field) => field === document.activeElement)).toBe(true)
    await phone.fill('+44 20 7946 0018 1')
    await proceed(page).click()
    await page.getByText('Maximum 16 characters allowed').waitFor()
    await other.fill('Should I bake bread?')
    await phone.fill('')
    await proceed(page).click()
    await page.waitForURL('**/consultation-confirmation')
    await page.getByRole('link', { name: 'Change' }).click()
    await expect.poll(() => other.inputValue()).toBe('Should I bake bread?')
  })

  testVariant(
    'is redirected to the list when the consultation no longer exists (CON-14)',
    async ({ newVisit }) => {
      const { page } = await openAsReader(newVisit)
      await openForm(page)
      await page.route('**/api/consultation/selected-consultation**', (route) =>
        route.fulfill({ status: 404, json: { message: 'Gone.', code: 'not-found' } }),
      )
      await questions(page).first().check()
      await proceed(page).click()
      await page.getByText('This consultation was not found.').first().waitFor()
      await page.waitForURL('**/consultations')
    },
  )

  test('confirms the order, pays it, and finds it among their consultations (CON-10, CON-11, PAY-03, PAY-13, PAY-20, LAW-02)', async ({
    newVisit,
  }) => {
    const { page, calls, person } = await openAsReader(newVisit)
    await openForm(page)
    await questions(page).nth(1).check()
    await page.getByLabel('Other question').fill('Should I bake bread?')
    await page.getByLabel('Phone').fill('+44 2079460018')
    await proceed(page).click()
    await page.waitForURL('**/consultation-confirmation')
    const main = page.locator('main')
    await main.getByText('£45.00').waitFor()
    await main.getByText('Should I bake bread?').waitFor()
    for (const [name, path] of [
      ['terms and conditions', '/terms'],
      ['privacy policy', '/privacy'],
    ] as const)
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', path)
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.waitForURL('**/enter-payment-details')
    const back = page.getByRole('link', { name: 'Back', exact: true })
    await expect(back).toHaveAttribute('href', '/consultation-confirmation')

    await expect(keyFacts(page)).toContainText('until we have sent you the answer')
    await fillCard(page, testCards.valid)
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.waitForURL('**/dashboard')

    const bought = calls.find(({ name }) => name === 'POST /api/payment-plan/buy-consultation')
    expect(bought?.body).toMatchObject({
      consultation_id: 1,
      user_id: person.user.id,
      questions: [102],
      extra_questions: 'Should I bake bread?',
      phone_number: '+44 2079460018',
    })
    const { body } = await call('GET /api/user-consultation', { token: person.token })
    expect(body.userConsultations).toHaveLength(1)
    const receipt = await waitForEmail(person.email, 'Your receipt')
    expect(receipt.subject).toBe('Your receipt: Work and calling consultation')

    await page.goto('/consultations')
    await page.getByRole('heading', { name: 'Your consultations' }).waitFor()
    await page.getByText('Should I bake bread?').waitFor()
    expect(readPath(page)).toBe('/consultations')
  })

  testVariant(
    'is redirected to the list when the order is refused (CON-14)',
    async ({ newVisit }) => {
      const { page, person } = await openAsReader(newVisit)
      await saveCard(person.token)
      await openForm(page)
      await questions(page).first().check()
      await proceed(page).click()
      await page.getByRole('button', { name: 'Continue to payment' }).click()
      await page.route('**/api/payment-plan/buy-consultation', (route) =>
        route.fulfill({ status: 404, json: { message: 'It is gone.', code: 'not-found' } }),
      )
      await page.getByRole('radio').first().check()
      await page.getByRole('button', { name: 'Pay', exact: true }).click()
      await page.getByText('It is gone.').first().waitFor()
      await page.waitForURL('**/consultations')
    },
  )
})
