import type { Page } from '@playwright/test'
import { createPerson, seedSession } from '../helpers/accounts.ts'
import { selectPlace } from '../helpers/sign-up-form.ts'
import { expect, test, type NewVisit } from '../test.ts'

const update = 'POST /api/user/update-user-web'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

async function openProfile(newVisit: NewVisit, expectedConsoleErrors: RegExp[] = []) {
  const person = await createPerson()
  const visit = await newVisit({ expectedConsoleErrors })
  await seedSession(visit.context, person)
  await visit.page.goto('/profile')
  await save(visit.page).waitFor()
  return { ...visit, updates: () => visit.calls.filter(({ name }) => name === update) }
}

/** A birth with the Moon in Aries by an outside ephemeris (pub-0227). */
const otherBirth = { date: '1959-04-09', time: '03:09', city: 'London, England, United Kingdom' }

test('the profile shows the stored values, saves changed ones and says the new moonsign (ID-19, ID-30, ID-32, ENT-100, SEC-40)', async ({
  newVisit,
}) => {
  const { page, updates } = await openProfile(newVisit)
  await expect(field(page, 'Full name')).toHaveValue('Asha Rao')
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked()
  await expect(field(page, 'Date of birth')).toHaveValue('1956-01-03')
  await expect(field(page, 'Time of birth')).toHaveValue('11:58')
  await expect(field(page, 'Place of birth')).toHaveValue('Delhi, India')
  await page.getByText('Your moonsign: Leo').waitFor()
  await page
    .getByText('Your free weeks are for Leo. You can correct your birth details twice')
    .waitFor()

  await field(page, 'Full name').fill('Asha Rao Sharma')
  await page.getByRole('radio', { name: 'Other' }).check()
  await field(page, 'Date of birth').fill(otherBirth.date)
  await field(page, 'Time of birth').fill(otherBirth.time)
  await selectPlace(page, otherBirth.city)
  await save(page).click()
  await page.getByRole('status').filter({ hasText: 'Your profile has been saved.' }).waitFor()
  await page.getByText('Your moonsign: Aries').waitFor()
  const outcome = page.getByRole('main').getByRole('status')
  await outcome.getByText('Your moonsign is now Aries; it was Leo before.').waitFor()
  await page
    .getByText('Your free weeks are for Aries. They follow your moonsign for one more correction')
    .waitFor()
  expect(updates()).toHaveLength(1)
  expect(updates()[0]?.body).toMatchObject({
    full_name: 'Asha Rao Sharma',
    gender: 3,
    dob: '1959-04-09 03:09:00',
    pob: { formatted_address: otherBirth.city },
  })

  await page.reload()
  await save(page).waitFor()
  await expect(field(page, 'Full name')).toHaveValue('Asha Rao Sharma')
  await expect(page.getByRole('radio', { name: 'Other' })).toBeChecked()
  await expect(field(page, 'Date of birth')).toHaveValue(otherBirth.date)
  await expect(field(page, 'Time of birth')).toHaveValue(otherBirth.time)
  await expect(field(page, 'Place of birth')).toHaveValue(otherBirth.city)
  await page.getByText('Your moonsign: Aries').waitFor()
  await save(page).click()
  await outcome.getByText('Your moonsign is still Aries.').waitFor()
})

test('Save reports one missing value at a time, in the order of the fields (ID-31)', async ({
  newVisit,
}) => {
  const { page, updates } = await openProfile(newVisit)
  const notification = page.getByRole('region', { name: 'Notifications' }).getByRole('status')
  const saveAndExpect = async (message: string) => {
    await save(page).click()
    await notification.filter({ hasText: message }).waitFor()
    expect(await notification.count()).toBe(1)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(notification).toHaveCount(0)
  }
  await field(page, 'Full name').fill('')
  await page.getByRole('radio', { name: 'Female' }).evaluate((radio) => {
    ;(radio as HTMLInputElement).checked = false
  })
  await field(page, 'Date of birth').fill('')
  await field(page, 'Place of birth').fill('Delhi')
  // Suggestions, which come after a moment, would cover the button.
  await field(page, 'Place of birth').press('Tab')
  await saveAndExpect('Please enter Full name')
  await field(page, 'Full name').fill('Asha')
  await saveAndExpect('Please select Gender')
  await page.getByRole('radio', { name: 'Female' }).check()
  await saveAndExpect('Please select Date and time of birth')
  await field(page, 'Date of birth').fill('1956-01-03')
  await saveAndExpect('Please select Place of birth')
  expect(updates()).toEqual([])
})

test('a profile that cannot be saved is only logged in the console (ID-33)', async ({
  newVisit,
}) => {
  const { page } = await openProfile(newVisit, [/^Unable update user!$/, /status of 500/])
  await page.route('**/api/user/update-user-web', (route) =>
    route.fulfill({ status: 500, json: { message: 'Broken', code: 'internal-error' } }),
  )
  await field(page, 'Full name').fill('Asha Sharma')
  await Promise.all([
    page.waitForEvent('console', (message) => message.text() === 'Unable update user!'),
    save(page).click(),
  ])
  expect(await page.getByRole('region', { name: 'Notifications' }).innerText()).toBe('')
  await expect(field(page, 'Full name')).toHaveValue('Asha Sharma')
  await expect.poll(() => save(page).getAttribute('aria-busy')).toBeNull()
})
