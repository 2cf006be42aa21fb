import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { createPerson, seedSession, type Person } from '../helpers/accounts.ts'
import { call, waitForEmail } from '../product.ts'
import { expect, test, testVariant } from '../test.ts'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const emailSection = (page: Page) => page.getByRole('region', { name: 'Email', exact: true })

const readLink = async ({ email }: Person) =>
  /http\S+\/welcome\/\S+/.exec((await waitForEmail(email, 'Welcome')).text ?? '')?.[0] ?? ''
const isConfirmed = async (token: string) =>
  (await call('GET /api/user/get-user-details', { token })).body.data.user.email_confirmed

/** The week of the birth of `createPerson`. */
const ownWeek = '/horoscope/weekly/leo'

test('the welcome email’s button confirms the address of a signed-in reader and opens their week, also the second time and after another was sent (ENT-81, ENT-83)', async ({
  newVisit,
}) => {
  const person = await createPerson()
  const link = await readLink(person)
  // A mail scanner that only opens the link uses nothing up.
  expect((await fetch(link)).status).toBe(200)
  expect(await isConfirmed(person.token)).toBe(false)

  const { page, context } = await newVisit({ viewport: { width: 360, height: 740 } })
  await seedSession(context, person)
  await page.goto('/account')
  await emailSection(page).getByText('This email is not confirmed yet.').waitFor()
  await button(page, 'Send the email again').click()
  await page.getByText('The email is on its way to you.').waitFor()
  await page.goto(link)
  await page.waitForURL(`**${ownWeek}`)
  await page.goto('/account')
  await emailSection(page).getByText('This email is confirmed.').waitFor()
  await expect(button(page, 'Send the email again')).toHaveCount(0)
  expect(await isConfirmed(person.token)).toBe(true)

  await page.goto(link)
  await page.waitForURL(`**${ownWeek}`)
})

testVariant(
  'the welcome email’s link in another browser signs in on a press, asks for a new password and ends the other sessions (ENT-82)',
  async ({ newVisit }) => {
    const person = await createPerson()
    const { page } = await newVisit({ viewport: { width: 360, height: 740 } })
    await page.goto(await readLink(person))
    await page.getByText('You are not signed in here.').waitFor()
    expect(await isConfirmed(person.token)).toBe(false)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await button(page, 'Continue').press('Enter')

    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await field(page, 'New password').fill('moonlight')
    await button(page, 'Save the password').click()
    await page.getByText('Password must include at least one number.').waitFor()
    await field(page, 'New password').fill('Moonlight8')
    await field(page, 'Confirm password').fill('Moonlight8')
    await button(page, 'Save the password').click()
    await page.waitForURL(`**${ownWeek}`)

    expect((await call('GET /api/user/get-user-details', { token: person.token })).status).toBe(401)
    const signIn = (password: string) =>
      call('POST /api/login', { body: { email: person.email, password } })
    expect((await signIn(person.password)).status).toBe(401)
    expect((await signIn('Moonlight8')).status).toBe(200)
  },
)
