import type { Page } from '@playwright/test'
import { createPerson, seedSession } from '../helpers/accounts.ts'
import { expect, test } from '../test.ts'

/** The region of toasts is rendered by the first effects of the page. */
const effects = (page: Page) => page.locator('body > section[aria-live="off"]')

/** Keeps back the script that starts a page until the function that it returns is called. */
async function holdStart(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Opens a page as a guest, with a clock that stands still, and waits until its scripts are preloaded. */
async function openAsGuest(page: Page, path: string): Promise<void> {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(...(request.url().match(/\/assets\/.*\.js$/) ?? [])))
  await page.clock.install()
  await page.goto(path, { waitUntil: 'networkidle' })
  expect(scripts.length).toBeGreaterThan(5)
  await expect(effects(page)).not.toBeAttached()
}

// Guard in web/app/page-start.ts: the scripts of a whole page wait for its use.
test('the scripts of a page that guests read are loaded after it and start when it is touched (NAV-26)', async ({
  newVisit,
}) => {
  for (const path of ['/', '/moonsign-lookup', '/payment-plan-select', '/horoscope/weekly/leo'])
    await test.step(path, async () => {
      const { page } = await newVisit()
      await openAsGuest(page, path)
      await page.clock.runFor(9_000)
      await expect(effects(page)).not.toBeAttached()
      await page.mouse.move(100, 100)
      await page.clock.runFor(1_000)
      await expect(effects(page)).toBeAttached()
    })
})

test('the scripts of a page that nobody touches start after ten seconds (NAV-26)', async ({
  newVisit,
}) => {
  const { page } = await newVisit()
  await openAsGuest(page, '/horoscope/weekly/leo')
  await page.clock.runFor(11_000)
  await expect(effects(page)).toBeAttached()
})

test('the scripts start at once for a reader, and in a tab that has shown the site before (NAV-26)', async ({
  newVisit,
}) => {
  const person = await createPerson()
  const { page, context } = await newVisit()
  await seedSession(context, person)
  await page.clock.install()
  await page.goto('/horoscope/weekly/leo', { waitUntil: 'load' })
  await expect(effects(page)).toBeAttached()
  const { page: guest } = await newVisit()
  await guest.goto('/signup')
  await guest.clock.install()
  await guest.goto('/horoscope/weekly/leo', { waitUntil: 'load' })
  await expect(effects(guest)).toBeAttached()
})

// Guard in web/app/root.tsx: a press before hydration is repeated.
test('a press before the scripts have started is carried out when they have (NAV-27)', async ({
  newVisit,
}) => {
  const { page } = await newVisit({ viewport: { width: 390, height: 800 }, hasTouch: true })
  const start = await holdStart(page)
  await page.goto('/horoscope/weekly/leo', { waitUntil: 'load' })
  await page.getByRole('button', { name: 'Menu' }).tap()
  await expect(effects(page)).not.toBeAttached()
  start()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
})

test('a birth that is typed before the scripts have started is looked up when they have (NAV-27)', async ({
  newVisit,
}) => {
  const { page } = await newVisit()
  const start = await holdStart(page)
  await page.goto('/moonsign-lookup', { waitUntil: 'load' })
  await page.getByLabel('Date of birth').fill('1956-01-03')
  await page.getByRole('checkbox', { name: /know the time/ }).click()
  await page.getByRole('combobox', { name: 'Place of birth' }).pressSequentially('Delhi, Ind')
  await expect(effects(page)).not.toBeAttached()
  start()
  await page.getByRole('option', { name: 'Delhi, India', exact: true }).click()
  await expect(page.getByRole('checkbox', { name: /know the time/ })).toBeChecked()
  await expect(page.getByLabel('Date of birth')).toHaveValue('1956-01-03')
  await page.getByRole('button', { name: 'Find my Moonsign' }).click()
  await page.getByRole('heading', { name: /Leo/ }).first().waitFor()
})

// Guard in web/app/features/front-page/later.tsx: the server's markup has the styles of code that is loaded later.
test('the start page has all of its styles before its scripts start, so that nothing moves when they do (NAV-26)', async ({
  newVisit,
}) => {
  const { page } = await newVisit({ viewport: { width: 360, height: 800 } })
  await page.goto('/', { waitUntil: 'networkidle' })
  const measure = () =>
    page.locator('main').evaluate((main) =>
      [...main.querySelectorAll('*')].map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return `${element.localName} ${[left, top + scrollY, width, height].map(Math.round).join(' ')}`
      }),
    )
  const before = await measure()
  await page.mouse.move(100, 100)
  await expect(page.getByRole('button', { name: 'Find my Moonsign' })).toBeEnabled()
  await page.waitForLoadState('networkidle')
  expect(await measure()).toEqual(before)
})
