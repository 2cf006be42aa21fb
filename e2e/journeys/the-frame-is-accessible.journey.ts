import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { aPerson, signedIn } from '../people/people.ts'
import { aBrowser, productUrl } from '../product.ts'

const browser = aBrowser()
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function expectNoOffence(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

const readers = [
  { colorScheme: 'dark', languageId: 1, width: 1280 },
  { colorScheme: 'light', languageId: 2, width: 360 },
] as const

describe.each(readers)('in $colorScheme, language $languageId, $width px', (reader) => {
  async function visit() {
    const visited = await browser.visit({
      colorScheme: reader.colorScheme,
      viewport: { width: reader.width, height: 800 },
    })
    const language = { name: 'language', value: String(reader.languageId), url: productUrl() }
    await visited.context.addCookies([language])
    return visited
  }

  test.each(['/terms', '/disclaimer', '/nosuch', '/consultations'])(
    '%s passes axe and does not scroll sideways',
    async (path) => {
      const { page } = await visit()
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectNoOffence(page)
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(excess).toBeLessThanOrEqual(0)
    },
  )

  test('the open menu and the noticeboard pass axe', async () => {
    const { page, context } = await visit()
    await signedIn(context, await aPerson())
    await page.goto('/noticeboard')
    await page.getByRole('main').getByRole('listitem').first().waitFor()
    await expectNoOffence(page)
    await page.getByRole('banner').getByRole('button').first().click()
    await page.getByRole('dialog').waitFor()
    await expectNoOffence(page)
  })
})

test('the first stop of the keyboard leads past the header', async () => {
  const { page } = await browser.visit()
  await page.goto('/terms')
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const isInMain = await page.evaluate(
    () => document.activeElement?.closest('main') !== null && document.activeElement !== null,
  )
  expect(isInMain).toBe(true)
})

test('the theme is chosen in the menu, lasts over a reload, and never flashes the other', async () => {
  const { page } = await browser.visit({ colorScheme: 'dark' })
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  await page.goto('/terms')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('radio', { name: 'Day' }).check({ force: true })
  await expect.poll(ground).toBe('light')
  await page.goto('/terms', { waitUntil: 'commit' })
  await page.waitForFunction(() => document.body)
  expect(await ground()).toBe('light')
})
