import type { Page } from '@playwright/test'
import { aPerson, signedIn } from '../helpers/accounts.ts'
import { expect, test, type NewVisit } from '../test.ts'

const down = 'The connection is down. Check it and try again.'
const lost = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' })
const again = (page: Page) => lost(page).getByRole('button', { name: 'Try again' })
const announced = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const pathOf = (page: Page) => new URL(page.url()).pathname
const week = (page: Page) => page.getByRole('link', { name: 'Read more: Leo, Weekly' })
const openWeek = (page: Page) => page.getByRole('heading', { level: 2, name: 'Love' })
/** The code of a horoscope's page, and no other. */
const codeOfHoroscopes = /\/assets\/horoscope\.page-[^/]*\.js$/

async function onTheDashboard(newVisit: NewVisit) {
  const visit = await newVisit({ expectedComplaints: [/Failed to load resource/] })
  await signedIn(visit.context, await aPerson())
  await visit.page.goto('/dashboard')
  await week(visit.page).waitFor()
  return visit
}

/** Documents that the page has loaded from here on. */
function documents(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1
  })
  return () => count
}

test.describe('a page that is asked for without a connection', () => {
  test('is said to be lost in place and in a toast, and opens when it is tried again (ERR-06)', async ({
    newVisit,
  }) => {
    const { page, context } = await onTheDashboard(newVisit)
    const loaded = documents(page)
    await context.setOffline(true)
    await week(page).click()
    await again(page).waitFor()
    await announced(page).getByText(down).waitFor()
    expect(pathOf(page)).toBe('/dashboard')
    await page.getByRole('heading', { level: 1, name: 'Your horoscopes' }).waitFor()
    await again(page).click()
    await again(page).waitFor()
    await context.setOffline(false)
    await openWeek(page).waitFor()
    expect(pathOf(page)).toBe('/horoscope/weekly/leo')
    expect(await lost(page).count()).toBe(0)
    await page.goBack()
    await week(page).waitFor()
    expect(pathOf(page)).toBe('/dashboard')
    expect(loaded()).toBeLessThanOrEqual(1)
  })

  test('leaves what was typed on the page that is open, and the way to other pages (ERR-06)', async ({
    newVisit,
  }) => {
    const { page, context } = await newVisit({
      expectedComplaints: [/Failed to load resource/],
    })
    await page.goto('/signup')
    await page.getByLabel('Full name').fill('Asha Rao')
    await page.getByLabel('Password', { exact: true }).fill('Starlight7')
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }).click()
    await again(page).waitFor()
    expect(pathOf(page)).toBe('/signup')
    expect(await page.getByLabel('Full name').inputValue()).toBe('Asha Rao')
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('Starlight7')
    await context.setOffline(false)
    await page.getByRole('heading', { level: 1, name: 'Terms and conditions' }).waitFor()
  })

  test('is asked for again by another press on its link (ERR-06)', async ({ newVisit }) => {
    const { page } = await onTheDashboard(newVisit)
    await page.route(codeOfHoroscopes, (route) => route.abort('internetdisconnected'))
    await week(page).click()
    await again(page).waitFor()
    await page.unroute(codeOfHoroscopes)
    await week(page).click()
    await openWeek(page).waitFor()
  })

  test('says so at its own address when its code is there and its data is not (ERR-06)', async ({
    newVisit,
  }) => {
    const { page } = await onTheDashboard(newVisit)
    await week(page).click()
    await openWeek(page).waitFor()
    await page.goBack()
    await week(page).waitFor()
    const data = '**/api/horoscope/user-new-single-horoscope/**'
    await page.route(data, (route) => route.abort('internetdisconnected'))
    await week(page).click()
    await page.getByRole('main').getByText(down).waitFor()
    await announced(page).getByText(down).waitFor()
    expect(pathOf(page)).toBe('/horoscope/weekly/leo')
    await page.unroute(data)
    await page.getByRole('button', { name: 'Try again' }).click()
    await openWeek(page).waitFor()
    await page.goBack()
    await week(page).waitFor()
    expect(pathOf(page)).toBe('/dashboard')
  })
})

test('a page that could not be loaded leaves the frame around it as it is, theme and all (ERR-06)', async ({
  newVisit,
}) => {
  const { page, context } = await newVisit({
    colorScheme: 'light',
    expectedComplaints: [/Failed to load resource/],
  })
  await signedIn(context, await aPerson())
  await page.addInitScript(() => localStorage.setItem('theme', 'night'))
  await page.route('**/api/noticeboard/user-noticeboard', (route) => route.abort())
  await page.goto('/noticeboard')
  await page.getByRole('heading', { level: 1, name: 'This page could not be loaded' }).waitFor()
  const root = page.locator('html')
  expect(await root.getAttribute('data-theme')).toBe('night')
  expect(await root.getAttribute('data-signed-in')).toBe('')
  await announced(page).getByText(down).waitFor()
})

test.describe('a page whose code is no longer there, as after a deployment', () => {
  test('opens by one new document', async ({ newVisit }) => {
    const { page } = await onTheDashboard(newVisit)
    const loaded = documents(page)
    let isOld = true
    await page.route(codeOfHoroscopes, (route) =>
      isOld ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    )
    // The new document names the new code.
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isOld = false
    })
    await week(page).click()
    await openWeek(page).waitFor()
    expect(pathOf(page)).toBe('/horoscope/weekly/leo')
    expect(loaded()).toBe(1)
  })

  test('that a new document does not bring back is said in place, once', async ({ newVisit }) => {
    const { page } = await onTheDashboard(newVisit)
    const loaded = documents(page)
    await page.route(codeOfHoroscopes, (route) => route.fulfill({ status: 404, body: '' }))
    await week(page).click()
    await page.waitForURL('**/horoscope/weekly/leo')
    expect(loaded()).toBe(1)
    await page.goto('/dashboard')
    await week(page).click()
    await again(page).waitFor()
    expect(pathOf(page)).toBe('/dashboard')
    expect(loaded()).toBe(2)
  })
})
