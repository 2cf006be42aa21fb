import type { Page } from '@playwright/test'
import { createPerson, seedSession } from '../helpers/accounts.ts'
import { expect, test, testVariant, type NewVisit } from '../test.ts'

const offlineMessage = 'The connection is down. Check it and try again.'
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' })
const retryButton = (page: Page) => failure(page).getByRole('button', { name: 'Try again' })
const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const readPath = (page: Page) => new URL(page.url()).pathname
const weekLink = (page: Page) => page.getByRole('link', { name: 'Read more: Leo, Weekly' })
const chapterHeading = (page: Page) => page.getByRole('heading', { level: 2, name: 'Love' })
/** The script of the horoscope page, and of no other page. */
const horoscopeScript = /\/assets\/horoscope\.page-[^/]*\.js$/

async function openDashboard(newVisit: NewVisit) {
  const visit = await newVisit({ expectedConsoleErrors: [/Failed to load resource/] })
  await seedSession(visit.context, await createPerson())
  await visit.page.goto('/dashboard')
  await weekLink(visit.page).waitFor()
  return visit
}

/** Counts the documents that a page loads from now on. */
function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1
  })
  return () => count
}

test.describe('a page that is opened without a connection', () => {
  test('is reported on the current page and in a toast, and opens when the connection is back (ERR-06)', async ({
    newVisit,
  }) => {
    const { page, context } = await openDashboard(newVisit)
    const loaded = countDocuments(page)
    await context.setOffline(true)
    await weekLink(page).click()
    await retryButton(page).waitFor()
    await notifications(page).getByText(offlineMessage).waitFor()
    expect(readPath(page)).toBe('/dashboard')
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
    await retryButton(page).click()
    await retryButton(page).waitFor()
    await context.setOffline(false)
    await chapterHeading(page).waitFor()
    expect(readPath(page)).toBe('/horoscope/weekly/leo')
    await expect(failure(page)).toHaveCount(0)
    // Back from a new document is another one.
    expect(loaded()).toBeLessThanOrEqual(1)
    await page.goBack()
    await weekLink(page).waitFor()
    expect(readPath(page)).toBe('/dashboard')
  })

  testVariant(
    'leaves the values of the form on the current page, and opens when the connection is back (ERR-06)',
    async ({ newVisit }) => {
      const { page, context } = await newVisit({
        expectedConsoleErrors: [/Failed to load resource/],
      })
      await page.goto('/signup')
      await page.getByLabel('Full name').fill('Asha Rao')
      await page.getByLabel('Password', { exact: true }).fill('Starlight7')
      // The code of the foot is loaded after the page's own.
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'Terms and conditions' })
        .click()
      await retryButton(page).waitFor()
      expect(readPath(page)).toBe('/signup')
      await expect(page.getByLabel('Full name')).toHaveValue('Asha Rao')
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Starlight7')
      await context.setOffline(false)
      await page.getByRole('heading', { level: 1, name: 'Terms and conditions' }).waitFor()
    },
  )

  testVariant('is loaded when its link is pressed again (ERR-06)', async ({ newVisit }) => {
    const { page } = await openDashboard(newVisit)
    await page.route(horoscopeScript, (route) => route.abort('internetdisconnected'))
    await weekLink(page).click()
    await retryButton(page).waitFor()
    await page.unroute(horoscopeScript)
    await weekLink(page).click()
    await chapterHeading(page).waitFor()
  })

  testVariant(
    'shows the error at its own address when its code is there and its data is not (ERR-06)',
    async ({ newVisit }) => {
      const { page } = await openDashboard(newVisit)
      await weekLink(page).click()
      await chapterHeading(page).waitFor()
      await page.goBack()
      await weekLink(page).waitFor()
      const data = '**/api/horoscope/user-new-single-horoscope/**'
      await page.route(data, (route) => route.abort('internetdisconnected'))
      await weekLink(page).click()
      await page.getByRole('main').getByText(offlineMessage).waitFor()
      await notifications(page).getByText(offlineMessage).waitFor()
      expect(readPath(page)).toBe('/horoscope/weekly/leo')
      await page.unroute(data)
      await page.getByRole('button', { name: 'Try again' }).click()
      await chapterHeading(page).waitFor()
      await page.goBack()
      await weekLink(page).waitFor()
      expect(readPath(page)).toBe('/dashboard')
    },
  )
})

test('a page that could not be loaded keeps the theme and the signed-in state of the frame around it (ERR-06)', async ({
  newVisit,
}) => {
  const { page, context } = await newVisit({
    colorScheme: 'light',
    expectedConsoleErrors: [/Failed to load resource/],
  })
  await seedSession(context, await createPerson())
  await page.addInitScript(() => localStorage.setItem('theme', 'night'))
  await page.route('**/api/noticeboard/user-noticeboard', (route) => route.abort())
  await page.goto('/noticeboard')
  await page.getByRole('heading', { level: 1, name: 'This page could not be loaded' }).waitFor()
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'night')
  await expect(root).toHaveAttribute('data-signed-in', '')
  await notifications(page).getByText(offlineMessage).waitFor()
})

test.describe('a page whose code is no longer there, as after a deployment', () => {
  test('opens by loading one new document', async ({ newVisit }) => {
    const { page } = await openDashboard(newVisit)
    const loaded = countDocuments(page)
    let isMissing = true
    await page.route(horoscopeScript, (route) =>
      isMissing ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    )
    // The new document names the new code.
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isMissing = false
    })
    await weekLink(page).click()
    await chapterHeading(page).waitFor()
    expect(readPath(page)).toBe('/horoscope/weekly/leo')
    expect(loaded()).toBe(1)
  })

  testVariant(
    'is reported on the current page when one new document has not helped',
    async ({ newVisit }) => {
      const { page } = await openDashboard(newVisit)
      const loaded = countDocuments(page)
      await page.route(horoscopeScript, (route) => route.fulfill({ status: 404, body: '' }))
      await weekLink(page).click()
      await page.waitForURL('**/horoscope/weekly/leo')
      expect(loaded()).toBe(1)
      await page.goto('/dashboard')
      await weekLink(page).click()
      await retryButton(page).waitFor()
      expect(readPath(page)).toBe('/dashboard')
      expect(loaded()).toBe(2)
    },
  )
})
