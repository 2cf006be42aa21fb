import type { Page, Route } from '@playwright/test'
import { aPerson, signedIn } from '../helpers/accounts.ts'
import { expect, test, type NewVisit } from '../test.ts'

async function onTheDashboard(
  newVisit: NewVisit,
  answer: (route: Route) => unknown,
  complaints: RegExp[] = [],
) {
  const visit = await newVisit({ expectedComplaints: complaints })
  await signedIn(visit.context, await aPerson())
  await visit.page.clock.install()
  await visit.page.route('**/api/horoscope/live-streaming-status', answer)
  await visit.page.goto('/dashboard')
  return visit
}
/** The page has asked once and shows what it heard: a spinner that has not come yet is none, too. */
async function onTheDashboardOnceAsked(...how: Parameters<typeof onTheDashboard>) {
  const visit = await onTheDashboard(...how)
  await live(visit.page).waitFor()
  await visit.page.getByRole('progressbar').waitFor({ state: 'detached' })
  return visit
}
const live = (page: Page) => page.getByRole('banner').getByText('Live', { exact: true })
const liveLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Live' })

test('while the status is being checked, Live has a spinner (LIVE-01)', async ({ newVisit }) => {
  let answer: (() => void) | undefined
  const waiting = new Promise<void>((resolve) => (answer = resolve))
  const { page } = await onTheDashboard(newVisit, async (route) => {
    await waiting
    await route.fulfill({ json: { isLive: 0, url: null } })
  })
  await live(page).waitFor()
  await page.getByRole('progressbar').waitFor()
  answer?.()
  await page.getByRole('progressbar').waitFor({ state: 'detached' })
  await live(page).waitFor()
})

test('while nothing is on, Live is a word and no link (LIVE-02)', async ({ newVisit }) => {
  const { page } = await onTheDashboardOnceAsked(newVisit, (route) =>
    route.fulfill({ json: { isLive: 0, url: 'https://stream.example/late' } }),
  )
  expect(await liveLink(page).count()).toBe(0)
})

test('a check that fails counts as nothing on, and is not complained about (LIVE-02)', async ({
  newVisit,
}) => {
  const { page } = await onTheDashboardOnceAsked(
    newVisit,
    (route) => route.fulfill({ status: 503, json: { message: 'Not now.', code: 'unavailable' } }),
    [/503/],
  )
  expect(await liveLink(page).count()).toBe(0)
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('once a stream is on, Live leads to it, within seconds (LIVE-03)', async ({ newVisit }) => {
  let isLive = 0
  const { page } = await onTheDashboardOnceAsked(newVisit, (route) =>
    route.fulfill({ json: { isLive, url: isLive ? 'https://stream.example/now' : null } }),
  )
  expect(await liveLink(page).count()).toBe(0)
  isLive = 1
  await page.clock.runFor(7_000)
  await liveLink(page).waitFor()
  expect(await liveLink(page).getAttribute('href')).toBe('https://stream.example/now')
})

test('a page that nobody looks at asks nothing, and asks at once when it is looked at again', async ({
  newVisit,
}) => {
  let polls = 0
  const { page } = await onTheDashboardOnceAsked(newVisit, (route) => {
    polls++
    return route.fulfill({ json: { isLive: 0, url: null } })
  })
  const look = (state: 'hidden' | 'visible') =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: now })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await look('hidden')
  // What was asked a moment before has come by by then.
  await page.evaluate(() => fetch('/healthz'))
  const before = polls
  await page.clock.runFor(60_000)
  expect(polls).toBe(before)
  const asking = page.waitForRequest('**/api/horoscope/live-streaming-status')
  await look('visible')
  await asking
})
