import type { Page } from '@playwright/test'
import { createPerson, type Person, seedSession } from '../helpers/accounts.ts'
import { button, orderPlan, storeSelectedSigns } from '../helpers/checkout.ts'
import { call, waitForEmail } from '../product.ts'
import { expect, test, testVariant } from '../test.ts'

/** Returns the path of the newest sign-in link that was mailed to a person. */
async function readLink({ email }: Person): Promise<string> {
  const { text = '' } = await waitForEmail(email, 'Your sign-in link')
  return /\/login-link\/[\w-]{43}/.exec(text)?.[0] ?? ''
}

/** Creates an account whose address is confirmed, so that its next link does not ask for a new password. */
async function createConfirmedPerson(): Promise<{ person: Person; usedLink: string }> {
  const person = await createPerson()
  await call('POST /api/login/link', { body: { email: person.email } })
  const usedLink = await readLink(person)
  const token = usedLink.split('/').at(-1)
  const { body } = await call('POST /api/login/link/redeem', { body: { token } })
  const chosen = { password: person.password, password_confirmation: person.password }
  await call('POST /api/user/choose-password', { body: chosen, token: body.token })
  return { person, usedLink }
}

/** Asks for a link outside of any browser, as somebody else would, and returns its path. */
async function createSentLink(): Promise<{ person: Person; link: string }> {
  const { person, usedLink } = await createConfirmedPerson()
  await call('POST /api/login/link', { body: { email: person.email } })
  await expect.poll(() => readLink(person)).not.toBe(usedLink)
  return { person, link: await readLink(person) }
}

const mask = ({ email }: Person) => email.replace(/^(.).*(.)@/, '$1…$2@')
const readStorage = (page: Page) => page.evaluate(() => ({ ...localStorage }))

// Guard in web/app/features/cards/card-form.tsx: no card is entered for an account that may be somebody else's.
test('a link that the browser did not ask for signs in, but no card is taken until the account is confirmed (SEC-60, SEC-61)', async ({
  newVisit,
}) => {
  const { person: sender, link } = await createSentLink()
  const { page, context } = await newVisit()
  await storeSelectedSigns(context, { 'selected-horoscope': 'Leo' })
  await page.goto(link)
  await page.waitForURL('**/dashboard')
  await orderPlan(page, 'Gold')
  await button(page, 'Continue').click()
  const question = page.getByRole('region', { name: 'Is this your account?' })
  await expect(question).toContainText(mask(sender))
  await expect(button(page, 'Pay')).toHaveCount(0)
  await expect(page.getByLabel('Card number', { exact: true })).toHaveCount(0)
  await page.reload()
  await button(page, 'Yes, it is mine').click()
  await button(page, 'Pay').waitFor()
  await expect(page.getByText(`Your account: ${mask(sender)}`)).toBeVisible()
  await page.reload()
  await button(page, 'Pay').waitFor()
  await expect(question).toHaveCount(0)
})

// Guard in web/app/features/identity/login-link.page.tsx: a reader is not moved to another account unasked.
testVariant(
  'a link changes the account of a signed-in browser only when its reader says so, and signs in at once where it was asked for (SEC-60)',
  async ({ newVisit }) => {
    const reader = await createPerson()
    const { person: sender, link } = await createSentLink()
    const signedIn = await newVisit()
    await seedSession(signedIn.context, reader)
    await signedIn.page.goto(link)
    await signedIn.page.getByRole('heading', { name: `Sign in as ${mask(sender)}?` }).waitFor()
    expect((await readStorage(signedIn.page))['auth-token']).toBe(reader.token)
    await signedIn.page.getByRole('link', { name: 'Stay signed in as before' }).click()
    await signedIn.page.waitForURL('**/dashboard')
    expect((await readStorage(signedIn.page))['auth-token']).toBe(reader.token)

    const { page } = await newVisit()
    await page.goto('/')
    await page.getByLabel('Email', { exact: true }).fill(sender.email)
    const sent = page.waitForResponse('**/api/login/link')
    await button(page, 'Email me a sign-in link').click()
    await sent
    await expect.poll(() => readLink(sender)).not.toBe(link)
    await page.goto(await readLink(sender))
    await page.waitForURL('**/dashboard')
    expect(Object.keys(await readStorage(page))).not.toContain('account-unsure')
  },
)
