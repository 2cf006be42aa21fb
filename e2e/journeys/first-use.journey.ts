import type { Page } from '@playwright/test'
import { createPerson, seedSession } from '../helpers/accounts.ts'
import { holdTenSeconds } from '../helpers/first-use.ts'
import { holdRequests } from '../helpers/hold-requests.ts'
import { expect, test } from '../test.ts'

/** The region of toasts is rendered by the first effects of the page. */
const effects = (page: Page) => page.locator('body > section[aria-live="off"]')

/** Holds the script that starts a page. */
const holdStart = (page: Page) => holdRequests(page, '**/assets/entry.client-*.js')
/** Holds a picture of the header, without which a page has not loaded. */
const holdLoad = (page: Page) => holdRequests(page, '**/brand-mark.svg')

/**
 * Opens a page that does not start by itself, nor when it is told where the pointer rests, and waits until its scripts are
 * preloaded and the browser has nothing to do.
 */
async function openUnused(page: Page, path: string): Promise<void> {
  await holdTenSeconds(page)
  await page.addInitScript(() =>
    addEventListener('load', () => dispatchEvent(new PointerEvent('pointermove'))),
  )
  await page.goto(path, { waitUntil: 'load' })
  await page.waitForFunction(() => {
    const scripts = [...document.scripts].flatMap(
      ({ text }) => text.match(/\/assets\/[\w.-]+\.js/g) ?? [],
    )
    const isLoaded = (path: string) =>
      performance.getEntriesByName(new URL(path, location.href).href).length > 0
    return scripts.length > 5 && scripts.every(isLoaded)
  })
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect(effects(page)).not.toBeAttached()
}

// Guard in web/app/page-start.ts: the scripts of a whole page wait for its use.
test('the scripts of a page that guests read are loaded after it and start when it is touched (NAV-26)', async ({
  newVisit,
}) => {
  for (const path of ['/', '/moonsign-lookup', '/payment-plan-select', '/horoscope/weekly/leo'])
    await test.step(path, async () => {
      const { page } = await newVisit()
      await openUnused(page, path)
      await page.mouse.move(100, 100)
      await expect(effects(page)).toBeAttached()
    })
})

test('the scripts of a page that nobody touches start after ten seconds (NAV-26)', async ({
  newVisit,
}) => {
  const { page } = await newVisit()
  await openUnused(page, '/horoscope/weekly/leo')
  await page.evaluate(() => window.endTenSeconds?.())
  await expect(effects(page)).toBeAttached()
})

/** Visitors whose pages start at once, and what their browser keeps of them. */
const knownVisitors: [who: string, remember: () => void][] = [
  [
    'with a session',
    () => {
      localStorage.setItem('auth-token', 'token')
      localStorage.setItem('session-expiry', String(Date.now()))
    },
  ],
  [
    'who has signed in before',
    () => {
      document.cookie = 'returning=1'
    },
  ],
  [
    'with a kept order',
    () => localStorage.setItem('pending-order', JSON.stringify({ storedAt: Date.now() })),
  ],
  ['whose tab has shown the site before', () => sessionStorage.setItem('shown', '1')],
]

for (const [who, remember] of knownVisitors)
  // Guard in web/app/shell/wait-for-use.ts: the page of a known visitor does not wait.
  test(`the scripts start at once for a visitor ${who} (NAV-26)`, async ({ newVisit }) => {
    const { page } = await newVisit()
    await page.addInitScript(remember)
    await holdTenSeconds(page)
    await page.goto('/how-we-know', { waitUntil: 'load' })
    await expect(effects(page)).toBeAttached()
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
  await openUnused(page, '/')
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

/** Counts the parts of a page whose layout is deferred. */
const countDeferred = (page: Page) =>
  page
    .locator('[data-below-fold]')
    .evaluateAll(
      (parts) =>
        parts.filter((part) => getComputedStyle(part).contentVisibility !== 'visible').length,
    )

// Guard in web/app/shell/defer-layout.ts: parts far below the first view are laid out after the load.
test('the parts far below the first view are laid out once the page has loaded (NAV-28)', async ({
  newVisit,
}) => {
  for (const path of ['/', '/horoscope/weekly/leo'])
    await test.step(path, async () => {
      const { page } = await newVisit()
      const load = await holdLoad(page)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      expect(await countDeferred(page)).toBeGreaterThan(1)
      load()
      await expect.poll(() => countDeferred(page)).toBe(0)
      await expect(page.locator('[data-defers-layout], [data-below-fold="laid-out"]')).toHaveCount(
        0,
      )
    })
})

// Guard in web/app/shell/defer-layout.ts: a page opened at a place, or again, is laid out whole.
test('a page that is opened at a place below its beginning, or again, is laid out whole (NAV-28)', async ({
  newVisit,
}) => {
  const { page } = await newVisit()
  const load = await holdLoad(page)
  await page.goto('/#prices', { waitUntil: 'domcontentloaded' })
  expect(await countDeferred(page)).toBe(0)
  await expect(page.getByRole('heading', { name: 'What it costs' })).toBeInViewport()
  await page.goto('/horoscope/weekly/leo', { waitUntil: 'domcontentloaded' })
  expect(await countDeferred(page)).toBeGreaterThan(1)
  await page.reload({ waitUntil: 'domcontentloaded' })
  expect(await countDeferred(page)).toBe(0)
  load()
})

// Guard in web/app/shell/footer.module.css: the links of the foot fill its width where those of the signs are hidden.
test('the foot of a page that a signed-in reader opens keeps its height when its scripts start (NAV-31)', async ({
  newVisit,
}) => {
  const person = await createPerson()
  for (const width of [360, 768, 1280])
    await test.step(`${width} px`, async () => {
      const { page, context } = await newVisit({ viewport: { width, height: 900 } })
      await seedSession(context, person)
      const start = await holdStart(page)
      await page.goto('/consultations', { waitUntil: 'load' })
      const foot = page.getByRole('contentinfo')
      const height = () => foot.evaluate((element) => element.getBoundingClientRect().height)
      await foot.scrollIntoViewIfNeeded()
      await expect(page.locator('[data-defers-layout]')).toHaveCount(0)
      const before = await height()
      await expect(foot.locator('nav')).toHaveCount(3)
      start()
      await expect(foot.locator('nav')).toHaveCount(2)
      expect(await height()).toBe(before)
    })
})
