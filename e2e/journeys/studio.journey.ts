import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { oneTimeCode, timeStep } from '../helpers/one-time-codes.ts'
import { inviteOwner } from '../helpers/staff.ts'
import { addVirtualAuthenticator } from '../helpers/virtual-authenticator.ts'
import { productUrl } from '../product.ts'
import { expect, test, type NewVisit } from '../test.ts'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })
const door = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the studio' }).getByRole('link', { name })
const newEmail = () => `staff-${randomUUID()}@example.org`
const tokenOf = (link: string) => link.trim().split('/').at(-1) ?? ''
/** The name under which browsers offer passkeys. */
const site = () => productUrl().replace('127.0.0.1', 'localhost')

/** Says that the recovery codes are kept, which a first press without the tick refuses. */
async function keepCodes(page: Page): Promise<string[]> {
  await heading(page, 'Keep your recovery codes').waitFor()
  const codes = await page.locator('main li code').allInnerTexts()
  expect(codes).toHaveLength(10)
  await button(page, 'Open the studio').click()
  await page.getByText('Please keep the codes first, and tick this box.').waitFor()
  await page.getByRole('checkbox', { name: 'I keep these codes in a safe place.' }).check()
  await button(page, 'Open the studio').click()
  return codes
}

/** Joins with a passkey in a browser of its own. */
async function joinByPasskey(newVisit: NewVisit, token: string, name: string): Promise<Page> {
  const { page, context } = await newVisit()
  await addVirtualAuthenticator(context, page)
  const answer = await page.goto(`${site()}/studio/join/${token}`)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  await button(page, 'Join with a passkey').click()
  await page.getByText('Please enter Full name').waitFor()
  await field(page, 'Your full name').fill(name)
  await button(page, 'Join with a passkey').click()
  await keepCodes(page)
  await heading(page, `Welcome, ${name}`).waitFor()
  return page
}

test('an owner joins by passkey, invites somebody, changes their role and removes them, and the record tells it (STU-21, STU-22, STU-25, STU-27, STU-28)', async ({
  newVisit,
}) => {
  const own = newEmail()
  const page = await joinByPasskey(newVisit, tokenOf(await inviteOwner(own)), 'Asha Rao')
  await door(page, 'Staff').click()
  await heading(page, 'Staff').waitFor()
  const email = newEmail()
  await field(page, 'Email').fill(email)
  await field(page, 'Role').selectOption('Viewer')
  await button(page, 'Invite').click()
  const invitation = page.getByRole('group', { name: `Invitation link for ${email}` })
  await expect(invitation).toBeFocused()
  const link = await invitation.getByText('/studio/join/').innerText()
  await page
    .getByRole('listitem')
    .filter({ hasText: email })
    .getByText(/^Viewer, until/)
    .waitFor()

  const other = await joinByPasskey(newVisit, tokenOf(link), 'Mira Sen')
  await expect(door(other, 'My access')).toBeVisible()
  await expect(door(other, 'Staff')).toHaveCount(0)
  await other.goto(`${site()}/studio/staff`)
  await other.getByText("you don't have sufficient permissions").waitFor()

  await page.reload()
  const mira = page.getByRole('listitem').filter({ hasText: email })
  await mira.getByLabel('Role of Mira Sen').selectOption('Editor')
  await page.getByText('Mira Sen now has the role Editor.').waitFor()
  await other.goto(`${site()}/studio`)
  await other.getByText('You write and change texts.').waitFor()

  await door(page, 'Record').click()
  await field(page, 'Action').selectOption('Changed a role')
  await button(page, 'Show').click()
  await page.waitForURL(({ searchParams }) => searchParams.get('act') === 'staff role')
  const change = page.getByRole('listitem').filter({ hasText: own }).first()
  await expect(change.getByRole('row').nth(1)).toHaveText(/role\s*viewer\s*editor/)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Download as CSV').click(),
  ])
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines[0]).toMatch(/^"at","who",/)
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.slice(1).every((line) => line.includes(',"staff role",'))).toBe(true)

  await door(page, 'Staff').click()
  await mira.getByRole('button', { name: 'Remove' }).click()
  const question = page.getByRole('dialog', { name: 'Remove Mira Sen?' })
  await question.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('Mira Sen has been removed.').waitFor()
  await other.reload()
  await heading(other, 'Sign in to the studio').waitFor()
})

test('a session that ends leads to the sign-in and back, and a call that needs proof asks for it and goes on (STU-24, STU-26)', async ({
  newVisit,
}) => {
  const page = await joinByPasskey(newVisit, tokenOf(await inviteOwner(newEmail())), 'Ravi Menon')
  await page.clock.install()
  await page.goto(`${site()}/studio/record?act=sign+in`)
  await field(page, 'Action').waitFor()
  await page.clock.fastForward('15:01')
  await page.getByText('Your session has ended').waitFor()
  expect(await page.getByText('Ravi Menon').count()).toBe(0)
  await button(page, 'Sign in with a passkey').click()
  await page.waitForURL(({ pathname }) => pathname === '/studio/record')
  await expect(field(page, 'Action')).toHaveValue('sign in')

  await door(page, 'Staff').click()
  const body = { code: 'proof-required', message: 'Please confirm first that it is you.' }
  const refuse = () =>
    page.route(
      '**/api/studio/invite-staff',
      (route) => route.fulfill({ status: 403, json: body }),
      { times: 1 },
    )
  const email = newEmail()
  await field(page, 'Email').fill(email)
  await refuse()
  await button(page, 'Invite').click()
  const question = page.getByRole('dialog', { name: 'Please confirm that it is you' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await expect(page.getByText(email)).toHaveCount(0)
  await refuse()
  await button(page, 'Invite').click()
  await question.getByRole('button', { name: 'Confirm with a passkey' }).click()
  await page.getByRole('group', { name: `Invitation link for ${email}` }).waitFor()

  await page.evaluate(() => fetch('/api/studio/sign-out', { method: 'POST' }))
  await door(page, 'My access').click()
  await page.waitForURL(({ search }) => search === '?back=%2Fstudio%2Faccount&ended=1')
  await page.getByText('Your session has ended').waitFor()
})

test('somebody joins with a password and an authenticator app, and signs in by a recovery code (STU-23, STU-24)', async ({
  newVisit,
}) => {
  const { page } = await newVisit({ viewport: { width: 360, height: 740 } })
  const email = newEmail()
  await page.goto(`/studio/join/${tokenOf(await inviteOwner(email))}`)
  await page.getByText(`Passkeys only work at ${site()}.`).waitFor()
  await field(page, 'Your full name').fill('Kavya Iyer')
  await field(page, 'Choose a password').fill('Lanterns-of-7-boats')
  const key = await page.locator('main form code').innerText()
  await field(page, 'Code that the app shows').fill(oneTimeCode(key, timeStep()))
  await button(page, 'Join').click()
  const [code = ''] = await keepCodes(page)
  await heading(page, 'Welcome, Kavya Iyer').waitFor()
  await button(page, 'Menu').click()
  await page.getByRole('dialog').getByRole('link', { name: 'My access' }).click()
  await page.getByText('10 of 10 are left.').waitFor()
  await button(page, 'Menu').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()

  await heading(page, 'Sign in to the studio').waitFor()
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill('Lanterns-of-7-boats')
  await field(page, 'Code of the authenticator app').fill('000000')
  await button(page, 'Sign in').click()
  await page
    .getByRole('group')
    .getByText('The email, the password or the code is not right.')
    .waitFor()
  await button(page, 'Use a recovery code').click()
  await field(page, 'Password').fill('Lanterns-of-7-boats')
  await field(page, 'Recovery code').fill(code)
  await button(page, 'Sign in').click()
  await heading(page, 'Welcome, Kavya Iyer').waitFor()
})
