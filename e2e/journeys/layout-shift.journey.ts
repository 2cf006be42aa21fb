import { aPerson, signedIn } from '../helpers/accounts.ts'
import { savedCard } from '../helpers/checkout.ts'
import { call } from '../product.ts'
import { expect, test } from '../test.ts'

declare global {
  interface Window {
    shifts?: { value: number; nodes: string[] }[]
  }
}

/** Somebody who reads Gold on Leo. */
async function aReader() {
  const person = await aPerson()
  const card_id = await savedCard(person.token)
  await call('POST /api/payment-plan/buy-subscription', {
    token: person.token,
    body: { payment_plan_id: 3, card_id, horoscope_id: 5 },
  })
  return person
}

const rooms = [
  '/dashboard',
  '/my-subscriptions',
  '/profile',
  '/account',
  '/payments',
  '/noticeboard',
]

for (const [where, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a wide window', { width: 1440, height: 900 }],
] as const)
  test.describe(`in ${where}`, () => {
    for (const room of rooms)
      test(`${room} stays where it is while its content comes (NAV-18)`, async ({ newVisit }) => {
        const { page, context } = await newVisit({ viewport })
        await signedIn(context, await aReader())
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
        let letGo = () => {}
        const isSeen = new Promise<void>((resolve) => (letGo = resolve))
        await page.route('**/api/**', async (route) => {
          await isSeen
          await route.continue()
        })
        await page.goto(room, { waitUntil: 'load' })
        const loading = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })
        await loading.waitFor({ state: 'attached' })
        // What is drawn while the API is awaited has been painted, and the footer lies below it.
        await page.evaluate(() => document.fonts.ready)
        await page.evaluate(
          () =>
            new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        )
        expect((await page.getByRole('contentinfo').boundingBox())!.y).toBeGreaterThanOrEqual(
          viewport.height - 5,
        )
        letGo()
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

for (const [room, title, parts] of [
  ['/dashboard', 'Your horoscopes', ['Weekly', 'Monthly', 'Yearly']],
  ['/my-subscriptions', 'My subscriptions', ['Active', 'History']],
] as const)
  test(`${room} shows its heading and its parts while its content is on the way`, async ({
    newVisit,
  }) => {
    const { page, context } = await newVisit()
    await signedIn(context, await aPerson())
    await page.route('**/api/**', () => {})
    await page.goto(room, { waitUntil: 'load' })
    const main = page.getByRole('main')
    for (const words of [title, ...parts]) await main.getByText(words, { exact: true }).waitFor()
    await main.getByRole('status').getByText('Loading').waitFor({ state: 'attached' })
    // Nothing of it can be pressed, nor is it read out as if it were there.
    expect(await main.getByRole('heading').count()).toBe(0)
    expect(await main.getByRole('tab').count()).toBe(0)
  })
