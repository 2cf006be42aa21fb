import type { Page, Route } from '@playwright/test'
import { createPerson, seedSession } from '../helpers/accounts.ts'
import { expect, test, testVariant, type NewVisit } from '../test.ts'

async function openDashboard(
  newVisit: NewVisit,
  respond: (route: Route) => unknown,
  consoleErrors: RegExp[] = [],
) {
  const visit = await newVisit({ expectedConsoleErrors: consoleErrors })
  await seedSession(visit.context, await createPerson())
  await visit.page.clock.install()
  await visit.page.route('**/api/horoscope/live-streaming-status', respond)
  await visit.page.goto('/dashboard')
  return visit
}
/** Opens the dashboard and waits for the first status. Until Live is rendered, it has no spinner either. */
async function openDashboardWithStatus(...options: Parameters<typeof openDashboard>) {
  const visit = await openDashboard(...options)
  await live(visit.page).waitFor()
  await visit.page.getByRole('progressbar').waitFor({ state: 'detached' })
  return visit
}
const live = (page: Page) => page.getByRole('banner').getByText('Live', { exact: true })
const liveLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Live' })

test('Live has a spinner while the status is loaded, and then is plain text and no link while no stream is on, and says so (LIVE-01, LIVE-02, DAY-65)', async ({
  newVisit,
}) => {
  let respond: (() => void) | undefined
  const mayRespond = new Promise<void>((resolve) => (respond = resolve))
  const { page } = await openDashboard(newVisit, async (route) => {
    await mayRespond
    await route.fulfill({ json: { isLive: 0, url: 'https://stream.example/late' } })
  })
  await live(page).waitFor()
  await page.getByRole('progressbar').waitFor()
  respond?.()
  await page.getByRole('progressbar').waitFor({ state: 'detached' })
  await live(page).waitFor()
  expect(await liveLink(page).count()).toBe(0)
  await page.getByRole('banner').getByText('No stream now').waitFor()
})

testVariant(
  'a status that cannot be loaded counts as no stream, without an error message (LIVE-02)',
  async ({ newVisit }) => {
    const { page } = await openDashboardWithStatus(
      newVisit,
      (route) => route.fulfill({ status: 503, json: { message: 'Not now.', code: 'unavailable' } }),
      [/503/],
    )
    expect(await liveLink(page).count()).toBe(0)
    expect(await page.getByRole('alert').count()).toBe(0)
  },
)

test('Live links to a stream within seconds of its start (LIVE-03)', async ({ newVisit }) => {
  let isLive = 0
  const { page } = await openDashboardWithStatus(newVisit, (route) =>
    route.fulfill({ json: { isLive, url: isLive ? 'https://stream.example/now' : null } }),
  )
  expect(await liveLink(page).count()).toBe(0)
  isLive = 1
  await page.clock.runFor(7_000)
  await liveLink(page).waitFor()
  await expect(liveLink(page)).toHaveAttribute('href', 'https://stream.example/now')
})

testVariant(
  'a hidden page does not load the status, and loads it at once when it is visible again',
  async ({ newVisit }) => {
    let polls = 0
    const { page } = await openDashboardWithStatus(newVisit, (route) => {
      polls++
      return route.fulfill({ json: { isLive: 0, url: null } })
    })
    const setVisibility = (state: 'hidden' | 'visible') =>
      page.evaluate((now) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, value: now })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    await setVisibility('hidden')
    // Calls that were sent a moment before have arrived by the end of this one.
    await page.evaluate(() => fetch('/healthz'))
    const before = polls
    await page.clock.runFor(60_000)
    expect(polls).toBe(before)
    const request = page.waitForRequest('**/api/horoscope/live-streaming-status')
    await setVisibility('visible')
    await request
  },
)
