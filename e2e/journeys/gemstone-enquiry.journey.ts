import type { Page } from '@playwright/test'
import { createPerson, randomEmail, seedSession } from '../helpers/accounts.ts'
import { call, waitForEmail } from '../product.ts'
import { expect, test, testVariant, type NewVisit, type Visit, type VisitOptions } from '../test.ts'

const enquiryCalls = ({ calls }: Visit) =>
  calls.filter(({ name }) => name === 'POST /api/gemstone-enquiry/enquiry')
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Send enquiry' }).click()
const readError = (page: Page, name: string) =>
  field(page, name).evaluate((control) => {
    const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
    const error = ids.find((id) => id.endsWith('-error'))
    return error ? document.getElementById(error)?.innerText.trim() : undefined
  })

async function openForm(newVisit: NewVisit, options: VisitOptions = {}): Promise<Visit> {
  const visit = await newVisit(options)
  await seedSession(visit.context, await createPerson())
  await visit.page.goto('/gemstone-enquiry')
  await visit.page.getByRole('button', { name: 'Send enquiry' }).waitFor()
  return visit
}

const fillForm = async (page: Page, email = randomEmail()) => {
  await field(page, 'Full name').fill('Asha Rao')
  await field(page, 'Email').fill(email)
  await field(page, 'Phone').fill('+44 20 7946 0018')
}

test('a guest who opens the gemstone enquiry is sent to the sign-in page (GEM-10)', async ({
  newVisit,
}) => {
  const { page } = await newVisit()
  await page.goto('/gemstone-enquiry')
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
})

test('the enquiry form shows its four fields, the support phone number and the reply time, and reports missing and invalid values beside their fields (GEM-11, GEM-12, GEM-13, GEM-14, GEM-15, GEM-16)', async ({
  newVisit,
}) => {
  const visit = await openForm(newVisit)
  const { page } = visit
  for (const name of ['Full name', 'Email', 'Phone', 'Question'])
    expect(await field(page, name).count(), name).toBe(1)
  const { support_phone } = (await call('GET /api/config')).body
  expect(await page.getByRole('link', { name: support_phone }).count()).toBe(1)
  await page.getByText('within 28 days').waitFor()
  // The phone field accepts only characters of a phone number.
  await field(page, 'Phone').pressSequentially('+44a(0)20/7946.00-18x')
  await expect(field(page, 'Phone')).toHaveValue('+44(0)207946.00-18')
  await field(page, 'Phone').fill('')
  const readErrors = async (...names: string[]) => {
    const errors = []
    for (const name of names) errors.push(await readError(page, name))
    return errors
  }
  await field(page, 'Full name').fill('')
  await field(page, 'Email').fill('')
  await send(page)
  const missing = 'Please enter the required information'
  await expect
    .poll(() => readErrors('Full name', 'Email', 'Phone', 'Question'))
    .toEqual([missing, missing, missing, undefined])
  await expect
    .poll(() => field(page, 'Full name').evaluate((one) => one === document.activeElement))
    .toBe(true)

  await field(page, 'Full name').fill('a'.repeat(51))
  await field(page, 'Email').fill('asha@nowhere')
  await field(page, 'Phone').fill('12345')
  await field(page, 'Question').fill('a'.repeat(501))
  await send(page)
  await expect
    .poll(() => readErrors('Full name', 'Email', 'Phone', 'Question'))
    .toEqual([
      'Maximum 50 characters allowed',
      'Please check the email format',
      'Invalid phone number',
      'Maximum 500 characters allowed',
    ])

  await field(page, 'Email').fill(`${'a'.repeat(45)}@example.test`)
  await field(page, 'Phone').fill('1'.repeat(21))
  await send(page)
  await expect
    .poll(() => readErrors('Email', 'Phone'))
    .toEqual(['Maximum 50 characters allowed', 'Maximum 20 characters allowed'])
  expect(enquiryCalls(visit)).toEqual([])
})

test('an enquiry about a gemstone is sent, confirmed on a page and to the account by email (GEM-07, GEM-16, SEC-09)', async ({
  newVisit,
}) => {
  const visit = await newVisit()
  const { page, context } = visit
  const person = await createPerson()
  await seedSession(context, person)
  await page.goto('/gemstone/ruby-halo-ring')
  await page.getByRole('link', { name: 'Enquire Now' }).click()
  await page.getByRole('link', { name: 'Ruby halo ring' }).waitFor()
  await page.reload()
  await page.getByRole('link', { name: 'Ruby halo ring' }).waitFor()
  const email = randomEmail()
  await fillForm(page, email)
  await field(page, 'Question').fill('What does it weigh?')
  await send(page)
  await page.waitForURL('**/gemstone-enquiry-success')
  await page.getByRole('heading', { level: 1, name: 'Thank you for your enquiry' }).waitFor()
  await page.getByText('within 28 days').waitFor()
  expect(enquiryCalls(visit).map(({ body }) => body)).toEqual([
    {
      fullName: 'Asha Rao',
      email,
      phone: '+44 20 7946 0018',
      question: 'What does it weigh?',
      gemstoneId: 1,
      userId: person.user.id,
    },
  ])
  const confirmation = await waitForEmail(person.email, 'Your gemstone enquiry')
  expect(confirmation.text).toContain('Ruby halo ring')
  expect(confirmation.text).not.toContain('What does it weigh?')
})

testVariant(
  'the enquiry form keeps its values after a failed call and after a visit to another page (ERR-03)',
  async ({ newVisit }) => {
    const visit = await openForm(newVisit, { expectedConsoleErrors: [/status of 503/] })
    const { page } = visit
    await page.route('**/api/gemstone-enquiry/enquiry', (route) =>
      route.fulfill({ status: 503, json: { message: 'The post is late.', code: 'unavailable' } }),
    )
    await fillForm(page)
    await send(page)
    await page.getByRole('alert').getByText('The post is late.').waitFor()
    await expect(field(page, 'Full name')).toHaveValue('Asha Rao')
    await page.getByRole('link', { name: 'Privacy' }).click()
    await page.waitForURL('**/privacy')
    await page.goBack()
    await page.getByRole('button', { name: 'Send enquiry' }).waitFor()
    await expect.poll(() => field(page, 'Phone').inputValue()).toBe('+44 20 7946 0018')
  },
)

test('the name and the email of the account are filled in, can be changed or cleared, and are kept over a visit to another page (GEM-18)', async ({
  newVisit,
}) => {
  const visit = await newVisit()
  const { page, context } = visit
  const person = await createPerson({ full_name: 'Priya Nair' })
  await seedSession(context, person)
  await page.goto('/gemstone-enquiry')
  await expect.poll(() => field(page, 'Full name').inputValue()).toBe('Priya Nair')
  await expect(field(page, 'Email')).toHaveValue(person.email)
  // A field that was cleared stays empty.
  await field(page, 'Full name').fill('')
  const other = randomEmail()
  await field(page, 'Email').fill(other)
  await field(page, 'Phone').fill('+44 20 7946 0018')
  await page.getByRole('link', { name: 'Privacy' }).click()
  await page.waitForURL('**/privacy')
  await page.goBack()
  await expect.poll(() => field(page, 'Email').inputValue()).toBe(other)
  await expect(field(page, 'Full name')).toHaveValue('')
  await field(page, 'Full name').fill('Priya K. Nair')
  await send(page)
  await page.waitForURL('**/gemstone-enquiry-success')
  expect(enquiryCalls(visit)[0]?.body).toMatchObject({ fullName: 'Priya K. Nair', email: other })
})

testVariant(
  'the enquiry form is not shown until the account has loaded, so that it never overwrites what is typed (GEM-18)',
  async ({ newVisit }) => {
    const accountLoaded = Promise.withResolvers<void>()
    const { page, context } = await newVisit()
    await seedSession(context, await createPerson())
    await page.route('**/api/user/get-user-details', async (route) => {
      await accountLoaded.promise
      await route.continue()
    })
    await page.goto('/gemstone-enquiry')
    await page.locator('main [aria-busy=true]').waitFor()
    expect(await field(page, 'Full name').count()).toBe(0)
    accountLoaded.resolve()
    await field(page, 'Full name').waitFor()
    // Read once: a name that is filled in after the form is shown would be too late.
    expect(await field(page, 'Full name').inputValue()).toBe('Asha Rao')
  },
)

test('the fields of the enquiry form are empty when the account cannot be loaded', async ({
  newVisit,
}) => {
  const { page, context } = await newVisit({ expectedConsoleErrors: [/status of 503/] })
  await seedSession(context, await createPerson())
  await page.route('**/api/user/get-user-details', (route) =>
    route.fulfill({ status: 503, json: { message: 'Closed for a moment.', code: 'unavailable' } }),
  )
  await page.goto('/gemstone-enquiry')
  await field(page, 'Full name').waitFor()
  await expect(field(page, 'Full name')).toHaveValue('')
})
