import type { Page } from '@playwright/test'
import type { Period, SingleHoroscope } from '@rashi/contract'
import { call } from '../product.ts'
import { createPerson, signIn } from '../helpers/accounts.ts'
import { expect, test, type NewVisit } from '../test.ts'

/** Lists the paths of all that is saved. */
const listSaved = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all(
      (await self.caches.keys()).map((name) => self.caches.open(name)),
    )
    const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat()
    return requests.map(({ url }) => new URL(url).pathname)
  })
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline' })
const reading = '/horoscope/weekly/leo'

async function visitAsReader(newVisit: NewVisit) {
  const person = await createPerson()
  const visit = await newVisit({
    serviceWorkers: 'allow',
    expectedConsoleErrors: [/Failed to load resource/],
  })
  await visit.page.goto('/terms')
  expect(await visit.page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  expect(await visit.page.evaluate(async () => navigator.serviceWorker.getRegistration())).toBe(
    undefined,
  )
  await signIn(visit.page, person)
  await visit.page.waitForURL('**/dashboard')
  await visit.page.getByRole('link', { name: 'Read more: Leo, Weekly' }).click()
  await visit.page.waitForURL(`**${reading}`)
  await visit.page.getByRole('heading', { level: 2, name: 'Love' }).waitFor()
  await expect
    .poll(() => listSaved(visit.page))
    .toEqual(
      expect.arrayContaining([
        reading,
        '/api/horoscope/user-new-single-horoscope/weekly/leo',
        '/offline',
      ]),
    )
  return { ...visit, person }
}

test('a reading that was opened is read again without a network, other pages say what is there, and logging out deletes it (DAY-85, DAY-88, DAY-90, DAY-92)', async ({
  newVisit,
}) => {
  const { page, context } = await visitAsReader(newVisit)
  expect((await listSaved(page)).filter((path) => path.startsWith('/api/'))).toEqual([
    '/api/horoscope/user-new-single-horoscope/weekly/leo',
  ])
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('heading', { level: 2, name: 'Love' }).waitFor()
  await expect(notice(page)).toContainText('This reading was loaded')

  await page.goto('/gemstones')
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Leo: weekly horoscope' }).click()
  await page.getByRole('heading', { level: 2, name: 'Love' }).waitFor()

  await page.goto('/dashboard')
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor()
  await context.setOffline(false)
  await page.waitForURL('**/dashboard')
  await page.getByRole('link', { name: 'Read more: Leo, Weekly' }).waitFor()

  await page.goto('/logout')
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(() => listSaved(page)).toEqual([])
  await context.setOffline(true)
  await expect(page.goto(reading)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
})

test('an earlier week that was opened is read again without a network, another one is not (HOR-41, DAY-96)', async ({
  newVisit,
}) => {
  const { page, context, person } = await visitAsReader(newVisit)
  const path = 'GET /api/horoscope/user-new-single-horoscope/weekly/leo'
  const { body } = await call(path, { token: person.token })
  const [older, earlier] = (body.horoscope as SingleHoroscope).horoscopeData.slice(-3)
  const titleOf = ({ translations }: Period) => translations[0]!.name
  const carousel = page.getByRole('region', { name: 'Periods' })
  // The newest week is first.
  await carousel.getByRole('link').nth(1).click()
  await page.getByRole('heading', { level: 1, name: titleOf(earlier!) }).waitFor()
  await page.getByRole('heading', { level: 2, name: 'Love' }).waitFor()
  const saved = [
    `${reading}/${earlier!.date}`,
    `/api/horoscope/user-new-single-horoscope/weekly/leo/${earlier!.date}`,
  ]
  await expect.poll(() => listSaved(page)).toEqual(expect.arrayContaining(saved))
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: titleOf(earlier!) }).waitFor()
  await page.getByRole('heading', { level: 2, name: 'Love' }).waitFor()
  await expect(notice(page)).toContainText('This reading was loaded')
  await page.goto(`${reading}?period=${older!.date}`)
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor()
})

test('the readings that one account has saved are gone for the next one in the same browser, and when a token dies (DAY-88, DAY-89)', async ({
  newVisit,
}) => {
  const { page, context, person } = await visitAsReader(newVisit)
  // As a mailed link does, which opens another session in this browser.
  const next = await createPerson({ dob: '1970-07-15 12:11:00' })
  await page.evaluate((token) => localStorage.setItem('auth-token', token), next.token)
  await page.goto('/dashboard')
  await page
    .getByRole('link', { name: /^Read more: / })
    .first()
    .waitFor()
  await expect
    .poll(async () => {
      const saved = await listSaved(page)
      return [saved.includes('/offline'), saved.includes(reading)]
    })
    .toEqual([true, false])
  await context.setOffline(true)
  await page.goto(reading)
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor()
  await expect(page.getByRole('link', { name: 'Leo: weekly horoscope' })).toHaveCount(0)
  await context.setOffline(false)
  await page.waitForURL((url) => url.pathname === reading)

  await call('POST /api/logout', { token: next.token })
  await page.goto('/dashboard')
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(() => listSaved(page)).toEqual([])
  expect(person.token).not.toBe(next.token)
})
