import { createPerson, seedSession } from '../helpers/accounts.ts'
import { saveCard } from '../helpers/checkout.ts'
import { call } from '../product.ts'
import { expect, test } from '../test.ts'

declare global {
  interface Window {
    shifts?: { value: number; nodes: string[] }[]
  }
}

/** Creates a person with a Gold subscription on Leo. */
async function createReader() {
  const person = await createPerson()
  const card_id = await saveCard(person.token)
  await call('POST /api/payment-plan/buy-subscription', {
    token: person.token,
    body: { payment_plan_id: 3, card_id, horoscope_id: 5 },
  })
  return person
}

const paths = [
  '/dashboard',
  '/my-subscriptions',
  '/profile',
  '/account',
  '/payments',
  '/noticeboard',
]

for (const [screen, viewport] of [
  ['on a phone', { width: 360, height: 740 }],
  ['in a wide window', { width: 1440, height: 900 }],
] as const)
  test.describe(screen, () => {
    for (const path of paths)
      test(`${path} does not shift while its content loads (NAV-18)`, async ({ newVisit }) => {
        const { page, context } = await newVisit({ viewport })
        await seedSession(context, await createReader())
        await page.addInitScript(() => {
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
                  nodes: entry.sources.map(
                    ({ node }) => node?.parentElement?.outerHTML.slice(0, 90) ?? '',
                  ),
                })
          }).observe({ type: 'layout-shift', buffered: true })
        })
        let release = () => {}
        const painted = new Promise<void>((resolve) => (release = resolve))
        await page.route('**/api/**', async (route) => {
          await painted
          await route.continue()
        })
        await page.goto(path, { waitUntil: 'load' })
        const loading = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })
        await loading.waitFor({ state: 'attached' })
        // The page without data has been painted, with the footer below the window.
        await page.evaluate(() => document.fonts.ready)
        await page.evaluate(
          () =>
            new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        )
        expect((await page.getByRole('contentinfo').boundingBox())!.y).toBeGreaterThanOrEqual(
          viewport.height - 5,
        )
        release()
        await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
        await page.waitForLoadState('networkidle')
        await page.evaluate(
          () =>
            new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        )
        const shifts = (await page.evaluate(() => window.shifts)) ?? []
        const sum = shifts.reduce((total, { value }) => total + value, 0)
        expect(sum, JSON.stringify(shifts)).toBeLessThan(0.02)
      })
  })

for (const [path, title, parts] of [
  ['/dashboard', 'Your horoscopes', ['Weekly', 'Monthly', 'Yearly']],
  ['/my-subscriptions', 'My subscriptions', ['Active', 'History']],
] as const)
  test(`${path} shows its heading and its parts while its content loads`, async ({ newVisit }) => {
    const { page, context } = await newVisit()
    await seedSession(context, await createPerson())
    await page.route('**/api/**', () => {})
    await page.goto(path, { waitUntil: 'load' })
    const main = page.getByRole('main')
    for (const text of [title, ...parts]) await main.getByText(text, { exact: true }).waitFor()
    await main.getByRole('status').getByText('Loading').waitFor({ state: 'attached' })
    // These are not yet headings and tabs that can be pressed or read by a screen reader.
    expect(await main.getByRole('heading').count()).toBe(0)
    expect(await main.getByRole('tab').count()).toBe(0)
  })
