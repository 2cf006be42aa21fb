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
