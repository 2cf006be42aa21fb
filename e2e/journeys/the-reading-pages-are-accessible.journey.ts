import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { aPerson, signedIn } from '../people/people.ts'
import { aBrowser } from '../product.ts'

const browser = aBrowser()
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function flaws(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 140)} ${node.any[0]?.message ?? ''}`),
  )
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

const guestPages = [
  '/moonsign-lookup',
  '/rising-sign-lookup',
  '/horoscope/weekly/leo',
  '/horoscope/yearly/leo',
  '/horoscope/daily/leo',
]
const readerPages = [
  '/dashboard',
  '/dashboard?tab=2',
  '/dashboard?tab=3',
  '/horoscope-generated',
  '/moonsign-select',
  '/horoscope/weekly/leo',
]

describe.each(['dark', 'light'] as const)('in %s', (colorScheme) => {
  test.each(guestPages)('%s has no flaw that axe can see, nor one of width', async (address) => {
    const { page } = await browser.visit({ colorScheme })
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await flaws(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await sideways(page)).toBe(0)
  })

  test('a reader’s pages have none either', async () => {
    const person = await aPerson()
    const { page, context } = await browser.visit({ colorScheme })
    await signedIn(context, person)
    for (const address of readerPages) {
      await page.goto(address)
      await page.locator('[aria-busy]').first().waitFor({ state: 'detached' })
      const dialog = page.getByRole('dialog')
      if (/generated|select/.test(address)) {
        await dialog.waitFor()
        expect(await flaws(page), address).toEqual([])
        await dialog.getByRole('button', { name: 'Close' }).click()
        await dialog.waitFor({ state: 'detached' })
      }
      expect(await flaws(page), address).toEqual([])
      await page.setViewportSize({ width: 360, height: 740 })
      expect(await sideways(page), address).toBe(0)
      await page.setViewportSize({ width: 1280, height: 900 })
    }
  })
})
