import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { sample } from '../../scripts/test-scope.ts'
import { createPerson, randomEmail, seedSession, type Person } from '../helpers/accounts.ts'
import { call, waitForEmail } from '../product.ts'
import { expect, test, testVariant, type NewVisit, type VisitOptions } from '../test.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openAccount(newVisit: NewVisit, options: VisitOptions = {}) {
  const person = await createPerson()
  const visit = await newVisit(options)
  await seedSession(visit.context, person)
  await visit.page.goto('/account')
  await section(visit.page, 'Delete your account').waitFor()
  return { ...visit, person }
}

const signIn = ({ email, password }: Pick<Person, 'email' | 'password'>) =>
  call('POST /api/login', { body: { email, password } })
const isValidToken = async (token: string) =>
  (await call('GET /api/user/get-user-details', { token })).status === 200

testVariant(
  'the account page is linked with the profile, has one heading and lets the language be chosen (LANG-05)',
  async ({ newVisit }) => {
    const { page, person } = await openAccount(newVisit)
    await page.getByRole('link', { name: 'Profile' }).click()
    await button(page, 'Save').waitFor()
    await page.getByRole('link', { name: 'Account and data' }).click()
    await page.getByText(`We email you at ${person.email}.`).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([
      'Account and data',
    ])
    await field(page, 'Language of pages and emails').selectOption({ label: 'हिन्दी' })
    await page.getByRole('heading', { level: 1, name: 'खाता और जानकारी' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'खाता और जानकारी' }).waitFor()
  },
)

test('a new email takes effect when the link that was mailed to it is opened (ID-46, SEC-31)', async ({
  newVisit,
}) => {
  const { page, person, calls } = await openAccount(newVisit)
  const email = randomEmail()
  await field(page, 'New email').fill(email)
  await field(page, 'Your password').fill('Notmine99')
  await button(page, 'Send the link').click()
  await section(page, 'Email').getByText('This is not the password of your account.').waitFor()
  await expect(field(page, 'New email')).toHaveValue(email)

  await field(page, 'Your password').fill(person.password)
  await button(page, 'Send the link').dblclick()
  await section(page, 'Email').getByRole('status').getByText('a link is on its way').waitFor()
  expect(calls.filter(({ name }) => name === 'POST /api/user/change-email')).toHaveLength(2)
  await waitForEmail(person.email, 'A new email')
  const link =
    /http\S+\/confirm-email\/\S+/.exec(
      (await waitForEmail(email, 'Confirm your new email')).text ?? '',
    )?.[0] ?? ''

  await page.goto(link)
  await page.getByRole('heading', { name: 'Your email is confirmed' }).waitFor()
  await page.getByText(`From now on, sign in with ${email}`).waitFor()
  await page.getByText('You are signed out everywhere else.').waitFor()
  expect((await signIn({ ...person, email })).status).toBe(200)
  expect((await signIn(person)).status).toBe(401)

  await page.goto(link)
  await page.getByRole('heading', { name: 'Your email has not been changed' }).waitFor()
  await page.getByRole('main').getByText('This link has been used or has expired').waitFor()
})

test('a new password that is not guessable ends every other session, and this browser stays signed in (ID-43, ID-47, SEC-20)', async ({
  newVisit,
}) => {
  const { page, person } = await openAccount(newVisit)
  const elsewhere = (await signIn(person)).body.token
  await button(page, 'Change password').click()
  await section(page, 'Password').getByText('Please enter your password').waitFor()
  await field(page, 'Current password').fill(person.password)
  await field(page, 'New password').fill('Moonlight8')
  await field(page, 'Confirm new password').fill('Moonlight9')
  await button(page, 'Change password').click()
  await section(page, 'Password')
    .getByText('The two passwords that you entered do not match!')
    .waitFor()
  await field(page, 'New password').fill('Password1')
  await field(page, 'Confirm new password').fill('Password1')
  await button(page, 'Change password').click()
  await section(page, 'Password').getByText('This password is on lists of stolen ones').waitFor()
  await expect(field(page, 'New password')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'New password').fill('Moonlight8')
  await field(page, 'Confirm new password').fill('Moonlight8')
  await button(page, 'Change password').click()
  await page.getByRole('status').getByText('Your password has been changed.').waitFor()
  expect(await Promise.all([person.token, elsewhere].map(isValidToken))).toEqual([false, false])
  await expect.poll(() => field(page, 'New password').inputValue()).toBe('')
  await page.reload()
  await section(page, 'Where you are signed in').getByText('Here, now').waitFor()
  expect((await signIn({ ...person, password: 'Moonlight8' })).status).toBe(200)
})

test('other sessions are listed and can be signed out, singly or all at once (ID-48)', async ({
  newVisit,
}) => {
  const { page, person } = await openAccount(newVisit)
  const tokens: string[] = []
  for (let other = 1; other <= 3; other++) tokens.push((await signIn(person)).body.token)
  await page.reload()
  const sessions = section(page, 'Where you are signed in').getByRole('listitem')
  await sessions.nth(3).waitFor()
  expect(await sessions.first().innerText()).toContain('Here, now')
  await sessions.nth(1).getByRole('button', { name: 'Sign out' }).click()
  await sessions.nth(3).waitFor({ state: 'detached' })
  expect(await sessions.count()).toBe(3)
  await button(page, 'Sign out everywhere else').click()
  await page.getByText('You are not signed in anywhere else.').waitFor()
  expect(await Promise.all(tokens.map(isValidToken))).toEqual([false, false, false])
  await page.reload()
  await section(page, 'Where you are signed in').getByText('Here, now').waitFor()
})

test('earlier sign-ins and wrong passwords are listed, those of open sessions only once (SEC-27)', async ({
  newVisit,
}) => {
  const { page, person } = await openAccount(newVisit)
  const activity = section(page, 'Recent activity')
  await activity.getByText('Nothing more in the last 90 days.').waitFor()
  for (let count = 1; count <= 6; count++) {
    const { token } = (await signIn(person)).body
    await call('POST /api/logout', { token })
  }
  await signIn({ ...person, password: 'Notmine99' })
  await signIn({ ...person, password: 'Notmine99' })
  await expect
    .poll(async () => {
      await page.reload()
      await activity.getByRole('listitem').first().waitFor()
      return activity.getByRole('listitem').first().innerText()
    })
    .toContain('A wrong password was entered 2 times')
  expect(await activity.getByRole('listitem').count()).toBe(5)
  await button(page, 'Show all 7').click()
  expect(await activity.getByRole('listitem').count()).toBe(7)
  expect(await activity.getByText('Signed in with the password').count()).toBe(6)
  await button(page, 'Show fewer').click()
  expect(await activity.getByRole('listitem').count()).toBe(5)
})

test('all stored personal data can be downloaded as HTML and as JSON, without secrets (API-53)', async ({
  newVisit,
}) => {
  const { page, person, context } = await openAccount(newVisit)
  const download = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
    return { name: file.suggestedFilename(), content: await readFile(await file.path(), 'utf8') }
  }
  const json = await download('Download as JSON')
  expect(json.name).toMatch(/^account-\d{4}-\d\d-\d\d\.json$/)
  const { kept } = JSON.parse(json.content)
  expect(kept[0]).toMatchObject({
    topic: 'account',
    rows: [{ email: person.email, full_name: 'Asha Rao', birth_place: 'Delhi, India' }],
  })
  expect(json.content).not.toMatch(/password|hash|token/)
  const { name, content } = await download('Download to read')
  expect(name).toMatch(/\.html$/)
  const exportPage = await context.newPage()
  await exportPage.setContent(content)
  await exportPage.getByRole('heading', { level: 1, name: /^What .* keeps about you$/ }).waitFor()
  await exportPage.getByText(person.email, { exact: true }).waitFor()
})

test.describe('deleting the account', () => {
  test('says what is deleted and what is retained, can be cancelled, asks for the password, and makes signing in fail (ID-50, API-53)', async ({
    newVisit,
  }) => {
    const { page, person, calls } = await openAccount(newVisit)
    await page.getByText('First we cancel every renewal').waitFor()
    await page.getByText('Tax law requires us to keep records of sales for six years').waitFor()
    await button(page, 'Delete my account').click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account for good?' })
    await dialog.getByRole('button', { name: 'Keep my account' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(calls.some(({ name }) => name.endsWith('/delete-account'))).toBe(false)
    await button(page, 'Delete my account').click()
    await dialog.getByLabel('Your password', { exact: true }).fill('Notmine99')
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await dialog.getByText('This is not the password of your account.').waitFor()
    expect(await isValidToken(person.token)).toBe(true)
    await dialog.getByLabel('Your password', { exact: true }).fill(person.password)
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await page.getByRole('status').getByText('Your account has been deleted.').waitFor()
    await button(page, 'Sign in').waitFor()
    const readToken = () => page.evaluate(() => localStorage.getItem('auth-token'))
    await expect.poll(readToken).toBeNull()

    await field(page, 'Email').fill(person.email)
    await field(page, 'Password').fill(person.password)
    await button(page, 'Sign in').click()
    await page.getByRole('alert').getByText('The email or the password is not right.').waitFor()
    expect(await isValidToken(person.token)).toBe(false)
  })
})

for (const colorScheme of sample(['light', 'dark'] as const, 2))
  testVariant(
    `the account page in the ${colorScheme} theme is accessible and fits a narrow screen`,
    async ({ newVisit }) => {
      const { page } = await openAccount(newVisit, {
        colorScheme,
        viewport: { width: 320, height: 700 },
      })
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(320)
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      await button(page, 'Delete my account').click()
      await page.getByRole('dialog').waitFor()
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    },
  )
