import type { Page } from '@playwright/test'
import { sample } from '../../scripts/test-scope.ts'
import { createPerson, seedSession } from '../helpers/accounts.ts'
import { button, orderPlan, storeSelectedSigns } from '../helpers/checkout.ts'
import { call } from '../product.ts'
import { expect, test, testVariant, type NewVisit } from '../test.ts'

const phone = { width: 360, height: 740 }
const widths = [360, 1440]
const main = (page: Page) => page.getByRole('navigation', { name: 'Main pages' })
const readNames = (page: Page) => main(page).getByRole('link').allInnerTexts()
const readCurrent = (page: Page) => main(page).locator('[aria-current]').allInnerTexts()

async function openAsReader(newVisit: NewVisit, path: string, size = phone) {
  const visit = await newVisit({ viewport: size })
  const person = await createPerson()
  await seedSession(visit.context, person)
  await visit.page.goto(path)
  return { ...visit, person }
}

test('the header leads a guest to every part of the site, and back to the page after signing in (DAY-55, DAY-57)', async ({
  newVisit,
}) => {
  const person = await createPerson()
  const { page } = await newVisit({ viewport: { width: 1440, height: 900 } })
  await page.goto('/gemstones')
  expect(await readNames(page)).toEqual([
    'Today',
    'Readings',
    'Ask an astrologer',
    'Gemstones',
    'Find your sign',
  ])
  expect(await readCurrent(page)).toEqual(['Gemstones'])
  await main(page).getByRole('link', { name: 'This week’s readings' }).click()
  await page.waitForURL((url) => url.pathname === '/' && url.hash === '#signs')
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Gemstones' }).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await button(page, 'Sign in').click()
  await page.waitForURL((url) => url.pathname === '/gemstones')
})

test('the header of a reader has their week, their name and the number of unread notices (DAY-55, DAY-56, DAY-62)', async ({
  newVisit,
}) => {
  const { page, person } = await openAsReader(newVisit, '/gemstones', { width: 1440, height: 900 })
  const header = page.getByRole('banner')
  const { body } = await call('GET /api/noticeboard/user-noticeboard', { token: person.token })
  const unread = body.noticeboards.length
  expect(unread).toBeGreaterThan(0)
  const bell = header.getByRole('link', { name: 'Noticeboard' })
  await expect(bell.locator('[data-count]')).toHaveAttribute('data-count', String(unread))
  await expect(bell).toHaveAccessibleDescription(`Unread notices: ${unread}`)
  const readings = main(page).getByRole('link', { name: 'This week’s readings' })
  // It leads to the dashboard until the reader's sign is known.
  await expect(readings).toHaveAttribute('href', '/horoscope/weekly/leo')
  await readings.click()
  await page.waitForURL('**/horoscope/weekly/leo')
  await expect.poll(() => readCurrent(page)).toEqual(['Readings'])
  await header.getByRole('link', { name: 'Asha: account' }).click()
  await page.waitForURL('**/account')
  const doors = page.getByRole('navigation', { name: 'Your pages' })
  const addresses = () =>
    doors.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await expect
    .poll(addresses)
    .toEqual(['/profile', '/my-subscriptions', '/payments', '/life-events'])
  const foot = page.getByRole('contentinfo')
  await expect(foot.getByRole('link', { name: 'Sections of the year' })).toHaveAttribute(
    'href',
    '/life-events',
  )
})

// Guard in web/loaded-styles.ts: code that is loaded later brings no style sheet that the page has already.
test('a page has each style sheet once, also after the code of the header and the menu was loaded, and loads none of its own (NAV-23, NAV-24)', async ({
  newVisit,
}) => {
  const { page } = await openAsReader(newVisit, '/noticeboard', { width: 1440, height: 900 })
  await page.getByRole('banner').locator('[data-count]').waitFor()
  const own = page.locator('link[rel=stylesheet][disabled]')
  expect(await own.count()).toBeGreaterThan(0)
  await expect(page.locator('head > style')).toHaveCount(await own.count())
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  for (const link of await own.all())
    expect(loaded).not.toContain((await link.getAttribute('href'))?.split('#')[0])
  await button(page, 'Menu').click()
  await page.getByRole('dialog').waitFor()
  const addresses = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href.split('#')[0]))
  expect(addresses.length).toBeGreaterThan(2)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('on a phone a reader has a bottom bar that covers nothing (DAY-58, DAY-59, DAY-64)', async ({
  newVisit,
}) => {
  const { page } = await openAsReader(newVisit, '/life-events')
  await button(page, 'Add to basket').first().waitFor()
  expect(await readNames(page)).toEqual(['Today', 'Reading', 'Ask', 'Account'])
  expect(await readCurrent(page)).toEqual(['Reading'])
  const bar = (await main(page).boundingBox())!
  expect(bar.y + bar.height).toBe(phone.height)
  for (const link of await main(page).getByRole('link').all()) {
    const box = (await link.boundingBox())!
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
  }
  const basket = page.getByRole('region', { name: 'Basket' })
  const empty = (await basket.boundingBox())!
  expect(empty.y + empty.height).toBeCloseTo(bar.y, 0)
  // One line of 44 px and its rule.
  expect(empty.height).toBeLessThanOrEqual(48)
  await button(page, 'Add to basket').first().click()
  await button(page, 'Buy Now').click({ trial: true })
  await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const last = (await page.getByRole('contentinfo').boundingBox())!
  expect(last.y + last.height).toBeLessThanOrEqual(bar.y + 1)
  await main(page).getByRole('link', { name: 'Account' }).click()
  await page.waitForURL('**/account')
  await expect.poll(() => readCurrent(page)).toEqual(['Account'])
})

testVariant(
  'a guest on a phone, and a reader who chooses a plan, have no bottom bar (DAY-58)',
  async ({ newVisit }) => {
    const { page } = await openAsReader(newVisit, '/payment-plan-select')
    await button(page, 'Confirm Subscription').waitFor()
    expect(await main(page).count()).toBe(0)
    const guest = await newVisit({ viewport: phone })
    await guest.page.goto('/gemstones')
    await guest.page.getByRole('searchbox').waitFor()
    expect(await main(guest.page).count()).toBe(0)
  },
)

for (const width of sample(widths, 2))
  test(`an order has a quiet header and a foot of one line at ${width} px (DAY-60)`, async ({
    newVisit,
  }) => {
    const { page, context } = await newVisit({ viewport: { width, height: 800 } })
    await seedSession(context, await createPerson())
    await storeSelectedSigns(context, { 'selected-horoscope': 'Leo' })
    await orderPlan(page, 'Gold')
    const header = page.getByRole('banner')
    const steps = header.getByRole('navigation', { name: 'Steps of your order' })
    await expect(steps.locator('[aria-current=step]')).toHaveText('Order')
    await header.getByRole('combobox', { name: 'Language' }).waitFor()
    expect(await header.getByRole('button').allInnerTexts()).toEqual(['Menu'])
    expect(await header.getByRole('link').count()).toBe(1)
    expect(await main(page).count()).toBe(0)
    const countLines = () =>
      page
        .getByRole('contentinfo')
        .getByRole('link')
        .evaluateAll((links) => new Set(links.map((link) => link.getBoundingClientRect().top)).size)
    // Until the font has loaded the links are wider.
    await expect.poll(countLines).toBe(1)
  })

/** Records the shifts that no input has caused. */
const recordShifts = () => {
  const shifts: number[] = []
  Object.assign(window, { shiftValues: shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) shifts.push(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })
}

for (const width of sample(widths, 2, 1))
  test(`nothing moves when the session of a reader becomes known at ${width} px (DAY-66)`, async ({
    newVisit,
  }) => {
    const { page, context } = await newVisit({ viewport: { width, height: 800 } })
    await seedSession(context, await createPerson())
    await context.addInitScript(recordShifts)
    // The reader's details come later than the first paint.
    await page.route('**/api/user/get-user-details', async (route) => {
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      )
      await route.continue()
    })
    const details = page.waitForResponse('**/api/user/get-user-details')
    const html = await (await page.goto('/terms'))!.text()
    expect(html).toContain('data-tab-bar')
    await details
    await expect(page.getByRole('link', { name: 'Noticeboard' })).toHaveAccessibleDescription(
      /Unread/,
    )
    if (width === 1440) await page.getByRole('link', { name: 'Asha: account' }).waitFor()
    const shifts = await page.evaluate(
      () => (window as unknown as { shiftValues: number[] }).shiftValues,
    )
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.005)
  })
