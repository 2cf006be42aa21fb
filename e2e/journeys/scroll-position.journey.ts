import type { Page } from '@playwright/test'
import { holdRequests } from '../helpers/hold-requests.ts'
import { expect, test } from '../test.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }

const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top)
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY))

// Guard in web/app/shell/page-scroll.tsx: the router does not scroll the page that the browser has opened.
test('a page stays where its visitor has scrolled it when its data arrive (NAV-30)', async ({
  newVisit,
}) => {
  for (const path of ['/payment-plan-select', '/horoscope/weekly/leo'])
    await test.step(path, async () => {
      const { page } = await newVisit(phone)
      for (const [open, top] of [
        [() => page.goto(path), 500],
        [() => page.reload(), 300],
      ] as const) {
        const answer = await holdRequests(page, '**/api/**')
        await open()
        await scrollTo(page, top)
        answer()
        await page.waitForLoadState('networkidle')
        await expect.poll(() => scrollPosition(page)).toBe(top)
      }
    })
})

test('a page that is loaded again is shown at the position where it was (NAV-30)', async ({
  newVisit,
}) => {
  const { page } = await newVisit(phone)
  await page.goto('/horoscope/weekly/leo')
  await scrollTo(page, 900)
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect.poll(() => scrollPosition(page)).toBe(900)
})

// Guard in web/app/shell/page-scroll.tsx: every other page is scrolled by the router.
test('a page that a link leads to begins at its top, and Back shows the opened page where it was (NAV-30)', async ({
  newVisit,
}) => {
  const { page } = await newVisit(phone)
  await page.goto('/horoscope/weekly/leo')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'How we know' })
  await link.scrollIntoViewIfNeeded()
  const before = await scrollPosition(page)
  expect(before).toBeGreaterThan(1000)
  await link.click()
  await page.getByRole('heading', { level: 1, name: 'How we know' }).waitFor()
  await expect.poll(() => scrollPosition(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => scrollPosition(page)).toBe(before)
})
