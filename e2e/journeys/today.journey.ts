import type { Page } from '@playwright/test'
import { createPerson, seedSession } from '../helpers/accounts.ts'
import { expect, test, type NewVisit, type VisitOptions } from '../test.ts'

const todayCall = '**/api/horoscope/today**'

async function openAsReader(newVisit: NewVisit, options: VisitOptions = {}) {
  const visit = await newVisit(options)
  await seedSession(visit.context, await createPerson())
  return visit
}

/** Changes the day that the server answers. */
const changeDay = (page: Page, change: (today: any) => void) =>
  page.route(todayCall, async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    change(body.today)
    await route.fulfill({ response: answer, json: body })
  })

test('the dashboard greets its reader, says what the day is good for and why, and leads to the week (DAY-16, DAY-17, DAY-22, DAY-23, DAY-24, DAY-28)', async ({
  newVisit,
}) => {
  const { page } = await openAsReader(newVisit, { timezoneId: 'Asia/Kolkata' })
  const main = page.getByRole('main')
  await page.goto('/dashboard')
  const hour = Number(
    new Date().toLocaleString('en-GB', {
      hour: '2-digit',
      hourCycle: 'h23',
      timeZone: 'Asia/Kolkata',
    }),
  )
  const part =
    hour >= 4 && hour < 12 ? 'morning' : hour >= 12 && hour < 17 ? 'afternoon' : 'evening'
  await main.getByText(`Good ${part}, Asha.`, { exact: true }).waitFor()
  await main.getByText('Your moonsign: Leo').waitFor()
  const sentence = main.getByText(
    /^Today is for .+, with the Moon in \w+ until \d\d:\d\d .+: .+\.$/,
  )
  await sentence.waitFor()
  const why = main.getByText(
    /^The Moon at \d+° \w+ in .+% lit\. \w+ is your \w+ house, counted from Leo\./,
  )
  await expect(why).toBeHidden()
  await main.getByText('Why?', { exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(why).toBeVisible()

  await main.getByRole('heading', { level: 2, name: 'Next date to note' }).waitFor()
  const rowOf = (path: string) => main.locator(`a[href="${path}"]`).first()
  await expect(rowOf('/horoscope/monthly/leo')).toContainText('Opens with Gold or Diamond')
  await expect(rowOf('/horoscope/yearly/leo')).toContainText('Opens with Diamond')
  const panel = page.getByRole('tabpanel', { name: 'Weekly' })
  await panel.getByText('Your moonsign', { exact: true }).waitFor()
  const headline = await main.locator('article h2').textContent()
  await panel.getByText(headline!, { exact: true }).waitFor()
  await main.getByRole('link', { name: 'Read your week' }).click()
  await page.waitForURL('**/horoscope/weekly/leo')
})

test('a day that cannot be loaded is tried again, and one that is over is replaced when its reader returns (DAY-19, DAY-20, DAY-27)', async ({
  newVisit,
}) => {
  const { page } = await openAsReader(newVisit, { expectedConsoleErrors: [/status of 503/] })
  const main = page.getByRole('main')
  await page.route(todayCall, (route) =>
    route.fulfill({ status: 503, json: { message: 'Later.', code: 'unavailable' } }),
  )
  await page.goto('/dashboard')
  await main.getByRole('alert').getByText('Today’s Moon could not be loaded').waitFor()
  await page
    .getByRole('tabpanel', { name: 'Weekly' })
    .getByRole('link', { name: /^Read more/ })
    .waitFor()

  await page.unroute(todayCall)
  await changeDay(page, (today) => {
    today.moon.until = '2026-01-01T00:00:00Z'
    today.moon.translations[0].text = 'The day before.'
  })
  await main.getByRole('button', { name: 'Try again' }).click()
  await main.getByText('The day before.').waitFor()
  expect(await main.getByText('Today’s Moon could not be loaded').count()).toBe(0)

  await page.unroute(todayCall)
  await changeDay(page, (today) => {
    Object.assign(today, { key: null, readings: [] })
    today.moon.translations[0].text = 'The Moon is in Aries until 10:00 tomorrow.'
  })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await main.getByText('The Moon is in Aries until 10:00 tomorrow.').waitFor()
  const find = main.getByRole('link', { name: 'Find your moonsign' })
  await expect(find).toHaveAttribute('href', '/moonsign-lookup')
})
