import { expect, test } from '../test.ts'

test('the first stop of the keyboard leads past the header', async ({ newVisit }) => {
  const { page } = await newVisit()
  await page.goto('/terms')
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Tab')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toBe('Skip to content')
  await page.keyboard.press('Enter')
  const focusIn = () => page.evaluate(() => document.activeElement?.closest('main')?.id)
  await expect.poll(focusIn).toBe('content')
  await page.keyboard.press('Tab')
  await expect.poll(focusIn).toBe('content')
})

test('the theme is chosen in the menu, lasts over a reload, and never flashes the other', async ({
  newVisit,
}) => {
  const { page } = await newVisit({ colorScheme: 'dark' })
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  await page.goto('/terms')
  await page.getByRole('button', { name: 'Menu' }).click()
  // The icon of the sun, which is its label's.
  await page
    .getByRole('dialog')
    .locator('label', { has: page.getByRole('radio', { name: 'Day' }) })
    .click()
  await expect.poll(ground).toBe('light')
  await page.goto('/terms', { waitUntil: 'commit' })
  await page.waitForFunction(() => document.body)
  expect(await ground()).toBe('light')
})
