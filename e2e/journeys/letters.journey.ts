import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { createPerson, seedSession } from '../helpers/accounts.ts'
import { prepareSecondClick } from '../helpers/double-click.ts'
import { fillSignUpForm } from '../helpers/sign-up-form.ts'
import { expect, test } from '../test.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Letters', exact: true })
const weekly = (page: Page) =>
  page.getByRole('checkbox', { name: 'Email me my week on Monday mornings' })
const choice = 'POST /api/user/choose-letters'

test('the weekly letter is asked for at sign-up, stopped and moved in the account, once for a double click, and kept after a reload (DAY-67, DAY-78, NAV-29)', async ({
  newVisit,
}) => {
  const { page, calls } = await newVisit({
    viewport: { width: 360, height: 740 },
    timezoneId: 'Asia/Kolkata',
  })
  await page.goto('/signup')
  await expect(weekly(page)).not.toBeChecked()
  await fillSignUpForm(page)
  await weekly(page).check()
  await page.getByRole('button', { name: 'Create account', exact: true }).click()
  await page.waitForURL('**/horoscope-generated')
  expect(calls.find(({ name }) => name.includes('registration'))?.body).toMatchObject({
    weekly_letter: true,
    // Chromium has the older name of the same zone.
    time_zone: expect.stringMatching(/^Asia\/(Kolkata|Calcutta)$/),
  })

  await page.goto('/account')
  await expect(weekly(page)).toBeChecked()
  await expect(section(page)).toContainText('(India Standard Time), in English')
  await expect(section(page)).toContainText('once you have confirmed your email')
  await weekly(page).press('Space')
  await section(page).getByRole('status').getByText('Your choice has been saved.').waitFor()
  await page.reload()
  await expect(weekly(page)).not.toBeChecked()
  const clickAgain = await prepareSecondClick(weekly(page))
  await weekly(page).click()
  await section(page).getByRole('status').getByText('Your choice has been saved.').waitFor()
  await clickAgain()
  await expect(weekly(page)).toBeChecked()
  expect(calls.filter(({ name }) => name === choice).map(({ body }) => body)).toEqual([
    expect.objectContaining({ weekly: false }),
    expect.objectContaining({ weekly: true }),
  ])
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])

  const elsewhere = await newVisit({ timezoneId: 'America/New_York', locale: 'en-GB' })
  await seedSession(elsewhere.context, {
    ...(await createPerson()),
    token: await page.evaluate(() => localStorage.getItem('auth-token') ?? ''),
  })
  await elsewhere.page.goto('/account')
  await elsewhere.page.getByRole('button', { name: 'Send it for Eastern Time, in English' }).click()
  await expect(section(elsewhere.page)).toContainText('(Eastern Time), in English')
})

test('the link in a letter opens a page whose button alone stops it, also without scripts (DAY-77)', async ({
  newVisit,
}) => {
  const address = '/letters/stop/weekly/0123456789abcdef'
  const { page, calls } = await newVisit({ viewport: { width: 360, height: 740 } })
  const response = await page.goto(address)
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  await page.getByRole('heading', { name: 'Stop the Monday letter?' }).waitFor()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  const stop = page.getByRole('button', { name: 'Stop it', exact: true })
  await expect(stop).toBeVisible()
  expect(calls.filter(({ name }) => name.startsWith('POST'))).toEqual([])

  await page.route('**/api/letters/stop', (route) => route.fulfill({ json: { msg: 'Stopped.' } }))
  await stop.press('Enter')
  await page.getByRole('heading', { name: 'The Monday letter has stopped' }).waitFor()
  await expect(stop).toHaveCount(0)
  expect(calls.filter(({ name }) => name.startsWith('POST'))).toMatchObject([
    { name: 'POST /api/letters/stop', body: { letter: 'weekly', token: '0123456789abcdef' } },
  ])

  await page.unroute('**/api/letters/stop')
  await page.reload()
  await stop.click()
  await page.getByRole('alert').getByText('This link is not complete.').waitFor()
  await expect(stop).toHaveCount(0)

  const plain = await newVisit({ javaScriptEnabled: false })
  await plain.page.goto(address)
  const [posted] = await Promise.all([
    plain.page.waitForRequest((request) => request.method() === 'POST'),
    plain.page.getByRole('button', { name: 'Stop it', exact: true }).click(),
  ])
  expect(new URL(posted.url()).pathname).toBe(address)
  expect((await posted.response())?.status()).toBe(422)
})
