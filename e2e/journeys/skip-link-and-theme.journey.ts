import { expect, test } from '../test.ts'

test('the first Tab stop is a link that skips the header', async ({ newVisit }) => {
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

test('the theme that is chosen in the menu is kept over a reload, without a flash of the other theme', async ({
  newVisit,
}) => {
  const { page } = await newVisit({ colorScheme: 'dark' })
  const readColorScheme = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  await page.goto('/terms')
  await page.getByRole('button', { name: 'Menu' }).click()
  // The visible control is the label with the icon of the sun.
  await page
    .getByRole('dialog')
    .locator('label', { has: page.getByRole('radio', { name: 'Day' }) })
    .click()
  await expect.poll(readColorScheme).toBe('light')
  await page.goto('/terms', { waitUntil: 'commit' })
  await page.waitForFunction(() => document.body)
  expect(await readColorScheme()).toBe('light')
})
