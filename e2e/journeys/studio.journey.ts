import { oneTimeCode, timeStep } from '../helpers/one-time-codes.ts'
import { inviteOwner } from '../helpers/staff.ts'
import {
  button,
  door,
  field,
  heading,
  joinByPasskey,
  keepCodes,
  newStaffEmail,
  site,
  tokenOf,
} from '../helpers/studio-join.ts'
import { expect, test } from '../test.ts'

test('a session that ends leads to the sign-in and back, and a call that needs proof asks for it and goes on (STU-24, STU-26)', async ({
  newVisit,
}) => {
  const page = await joinByPasskey(
    newVisit,
    tokenOf(await inviteOwner(newStaffEmail())),
    'Ravi Menon',
  )
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
  const email = newStaffEmail()
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
  const email = newStaffEmail()
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
