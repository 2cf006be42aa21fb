import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { createPerson, seedSession, signIn, type Person } from '../helpers/accounts.ts'
import { oneTimeCode, timeStep } from '../helpers/one-time-codes.ts'
import { addVirtualAuthenticator } from '../helpers/virtual-authenticator.ts'
import { call, productUrl, waitForEmail } from '../product.ts'
import { expect, test, testVariant } from '../test.ts'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const section = (page: Page) => page.getByRole('region', { name: 'Two-step sign-in', exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

async function createConfirmedPerson(): Promise<Person> {
  const person = await createPerson()
  const { text = '' } = await waitForEmail(person.email, 'Welcome')
  const token = /\/welcome\/([\w-]+)/.exec(text)?.[1]
  await call('POST /api/user/confirm-welcome', { token: person.token, body: { token } })
  return person
}

/** Goes to the sign-in form as somebody without a session. */
async function signOut(page: Page, path = '/'): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  await page.goto(path)
}

/** Fills the sign-in form; `signIn` of the helpers waits for a session, which a second step comes before. */
async function submitPassword(page: Page, { email, password }: Person): Promise<void> {
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await button(page, 'Sign in').click()
  await page.getByRole('heading', { level: 1, name: 'One more step' }).waitFor()
}

const expectNoViolation = async (page: Page) =>
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

testVariant(
  'an authenticator app is turned on, and sign-in asks for a code, or for a recovery code (SEC-19)',
  async ({ newVisit }) => {
    const person = await createConfirmedPerson()
    const { page, context } = await newVisit({ viewport: { width: 360, height: 740 } })
    await seedSession(context, person)
    await page.goto('/account')
    await section(page).getByRole('button', { name: 'Set up the app' }).click()
    const setup = dialog(page, 'Set up an authenticator app')
    await setup.getByLabel('Your password', { exact: true }).fill('Notmine99')
    await button(page, 'Continue').click()
    await setup.getByText('This is not the password of your account.').waitFor()
    await setup.getByLabel('Your password', { exact: true }).fill(person.password)
    await button(page, 'Continue').dblclick()
    await setup.getByRole('img', { name: /^QR code/ }).waitFor()
    await expectNoViolation(page)
    const key = await setup.locator('code').innerText()
    const firstStep = timeStep()
    await setup.getByLabel('Code that the app shows').fill(oneTimeCode(key, firstStep))
    await button(page, 'Turn it on').click()

    const shown = dialog(page, 'Keep these recovery codes')
    await shown.waitFor()
    await expectNoViolation(page)
    const codes = await shown.getByRole('listitem').allInnerTexts()
    expect(codes).toHaveLength(10)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download').click(),
    ])
    expect(file.suggestedFilename()).toBe('rashi-recovery-codes.txt')
    const content = await readFile(await file.path(), 'utf8')
    for (const code of codes) expect(content).toContain(code)
    await button(page, 'I have kept them').click()
    await section(page).getByText('10 of 10 are left.').waitFor()
    await waitForEmail(person.email, 'A second step now protects')

    await signOut(page, '/?redirect=consultations')
    await submitPassword(page, person)
    await expectNoViolation(page)
    expect(await page.evaluate(() => localStorage.getItem('auth-token'))).toBeNull()
    await page.reload()
    await field(page, 'Code').fill(oneTimeCode(key, firstStep))
    await button(page, 'Continue').click()
    await page.getByText('That code is not right, or it has been used before.').waitFor()
    // The next code is accepted up to 30 seconds early.
    await field(page, 'Code').fill(oneTimeCode(key, firstStep + 1))
    await button(page, 'Continue').click()
    await page.waitForURL('**/consultations')

    await signOut(page)
    await submitPassword(page, person)
    await button(page, 'Use a recovery code').press('Enter')
    await expect(field(page, 'Recovery code')).toBeFocused()
    await field(page, 'Recovery code').fill(codes[0]!.toUpperCase())
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard')
    await page.goto('/account')
    await section(page).getByText('9 of 10 are left.').waitFor()

    await section(page).getByRole('button', { name: 'Remove the app' }).click()
    const removal = dialog(page, 'Remove the authenticator app?')
    await removal.getByLabel('Your password', { exact: true }).fill(person.password)
    await button(page, 'Remove it').click()
    await page.getByRole('status').getByText('The authenticator app has been removed.').waitFor()
    await signOut(page)
    await signIn(page, person)

    await page.goto('/second-step')
    await page.getByRole('heading', { level: 1, name: 'Please start again' }).waitFor()
  },
)

test('a passkey is added under a name, and signs in as the second step and alone (SEC-16, SEC-19)', async ({
  newVisit,
}) => {
  const person = await createConfirmedPerson()
  const { page, context } = await newVisit()
  await seedSession(context, person)
  await addVirtualAuthenticator(context, page)
  const site = productUrl().replace('127.0.0.1', 'localhost')
  await page.goto(`${productUrl().replace('localhost', '127.0.0.1')}/account`)
  await section(page).getByText(`Passkeys only work at ${site}.`).waitFor()

  await page.goto(`${site}/account`)
  await section(page).getByRole('button', { name: 'Add a passkey' }).click()
  const adding = dialog(page, 'Add a passkey')
  await adding.getByLabel('Your password', { exact: true }).fill(person.password)
  await adding.getByLabel('Name, such as “My phone”').fill('Blue key')
  await button(page, 'Continue').click()
  await dialog(page, 'Keep these recovery codes').waitFor()
  await page.keyboard.press('Escape')
  const passkey = section(page).getByRole('listitem').filter({ hasText: 'Blue key' })
  await passkey.getByText('not used yet').waitFor()

  await passkey.getByRole('button', { name: 'Rename' }).click()
  await field(page, 'Name of the passkey').fill('Red key')
  await button(page, 'Save the name').click()
  await section(page).getByText('Red key').waitFor()

  await signOut(page, `${site}/`)
  await submitPassword(page, person)
  await expectNoViolation(page)
  await button(page, 'Use a passkey').click()
  await page.waitForURL('**/dashboard')

  await signOut(page, `${site}/?redirect=account`)
  await button(page, 'Use a passkey').click()
  await page.waitForURL('**/account')
  const renamed = section(page).getByRole('listitem').filter({ hasText: 'Red key' })
  await renamed.getByText('last used').waitFor()
  await renamed.getByRole('button', { name: 'Remove' }).click()
  const removal = dialog(page, 'Remove “Red key”?')
  await removal.getByLabel('Your password', { exact: true }).fill(person.password)
  await button(page, 'Remove it').click()
  await expect(section(page).getByRole('listitem')).toHaveCount(0)
})
