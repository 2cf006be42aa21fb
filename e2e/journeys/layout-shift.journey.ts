import type { Page } from '@playwright/test'
import { sample } from '../../scripts/test-scope.ts'
import { createPerson, seedSession } from '../helpers/accounts.ts'
import { createFixtures, type Fixtures } from '../screens/fixtures.ts'
import { screens } from '../screens/screens.ts'
import { expect, test, testVariant, type NewVisit } from '../test.ts'

declare global {
  interface Window {
    shifts?: { value: number; nodes: string[] }[]
  }
}

const names = [
  'dashboard-weekly',
  'dashboard-of-a-newcomer',
  'dashboard-yearly',
  'my-subscriptions',
  'my-subscriptions-empty',
  'horoscope-weekly-as-guest',
  'horoscope-weekly',
  'horoscope-monthly',
  'horoscope-yearly',
  'profile',
  'account',
  'payments',
  'receipt',
  'noticeboard',
  'horoscope-generated',
  'life-events',
  'life-event-view',
  'consultations',
  'consultation-detail',
  'consultation-form',
  'consultation-confirmation',
  'order-confirm',
  'enter-payment-details',
  'one-off-confirmation',
  'enter-payment-mobile',
  'gemstones',
  'gemstone',
  'gemstone-enquiry',
  'moonsign-lookup',
  'terms',
]

/** Records the shifts that no input has caused; a node is named by its parent's markup. */
const recordShifts = () => {
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node?: Node }[]
    })[])
      if (!entry.hadRecentInput)
        window.shifts?.push({
          value: entry.value,
          nodes: entry.sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 90) ?? ''),
        })
  }).observe({ type: 'layout-shift', buffered: true })
}

const waitUntilPainted = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })

/** Opens a screen whose calls are answered once the page without data has been painted. */
async function findShifts(
  newVisit: NewVisit,
  name: string,
  { fixtures, viewport }: { fixtures: Fixtures; viewport: { width: number; height: number } },
): Promise<string[]> {
  const screen = screens.find((one) => one.name === name)!
  const { page, context } = await newVisit({ viewport })
  await page.addInitScript(recordShifts)
  let release = () => {}
  const painted = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/**', async (route) => {
    await painted
    await route.continue()
  })
  const loaded = page.waitForEvent('load')
  const opened = screen.open({ page, context }, fixtures)
  await loaded
  await waitUntilPainted(page)
  release()
  await opened
  await page.waitForLoadState('networkidle')
  await waitUntilPainted(page)
  const shifts = (await page.evaluate(() => window.shifts)) ?? []
  await page.close()
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  return sum < 0.02 ? [] : [`${name}: ${sum.toFixed(3)} ${JSON.stringify(shifts)}`]
}

for (const [width, viewport, checked] of [
  ['on a phone', { width: 360, height: 740 }, sample(names, 8)],
  ['in a wide window', { width: 1440, height: 900 }, sample(names, 8, 4)],
] as const)
  test(`no page shifts while its content loads ${width} (NAV-18, ENT-98, DAY-26)`, async ({
    newVisit,
  }) => {
    const fixtures = await createFixtures()
    const found: string[] = []
    const waiting = [...checked]
    const walk = async () => {
      for (let name = waiting.shift(); name; name = waiting.shift())
        found.push(...(await findShifts(newVisit, name, { fixtures, viewport })))
    }
    // A page waits for its network to be idle while others load.
    await Promise.all([walk(), walk(), walk(), walk()])
    expect(found).toEqual([])
  })

/**
 * Writes the document of `path` tag by tag into an empty page, painting between, and returns the sum of its shifts.
 * Scripts are left out; their mark for a signed-in reader is set.
 */
const writeInParts = async (path: string) => {
  const paint = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} was answered ${response.status}`)
  const html = (await response.text()).replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, '')
  const [head, body] = html.split(/(?=<main\b)/)
  if (!head || !body) throw new Error(`the page at ${path} has no main element`)
  const parts = body.split(/(?=<(?:h\d|p|div|section|ul|li|figure|form|header)\b)/)
  document.open()
  document.write(head)
  document.documentElement.setAttribute('data-signed-in', '')
  await paint()
  await document.fonts.ready
  // More than the first screen.
  for (const part of parts.slice(0, 40)) {
    document.write(part)
    await paint()
  }
  document.write(parts.slice(40).join(''))
  document.close()
  await paint()
  return window.shifts?.reduce((total, { value }) => total + value, 0)
}

for (const path of ['/signup', '/horoscope/yearly/leo', '/dashboard'])
  // Guard in web/app/features/identity/split-plate.tsx: the picture that a phone shows above the heading precedes it in the document.
  test(`${path} does not shift on a phone while its document arrives (NAV-32)`, async ({
    newVisit,
  }) => {
    // `document.write` is blocked by the content security policy of the pages.
    const { page } = await newVisit({ viewport: { width: 360, height: 740 }, bypassCSP: true })
    await page.addInitScript(recordShifts)
    await page.route('**/empty', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Empty</title>' }),
    )
    await page.goto('/empty', { waitUntil: 'load' })
    expect(await page.evaluate(writeInParts, path)).toBeLessThan(0.02)
  })

testVariant(
  'a page shows its heading and its parts while its content loads (DAY-26)',
  async ({ newVisit }) => {
    const { page, context } = await newVisit()
    await seedSession(context, await createPerson())
    await page.route('**/api/**', () => {})
    for (const [path, title, parts] of [
      ['/dashboard', 'Today', ['Your horoscopes', 'Weekly', 'Monthly', 'Yearly']],
      ['/my-subscriptions', 'My subscriptions', ['Active', 'History']],
      ['/payments/unknown', 'Receipt', []],
    ] as const) {
      await page.goto(path, { waitUntil: 'load' })
      const main = page.getByRole('main')
      for (const text of [title, ...parts]) await main.getByText(text, { exact: true }).waitFor()
      await main.getByRole('status').getByText('Loading').waitFor({ state: 'attached' })
      // These are not yet headings and tabs that can be pressed or read by a screen reader.
      expect(await main.getByRole('heading').count()).toBe(0)
      expect(await main.getByRole('tab').count()).toBe(0)
    }
  },
)
