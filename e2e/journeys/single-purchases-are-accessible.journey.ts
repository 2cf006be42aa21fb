import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { button, fillCard, testCards } from '../people/checkout.ts'
import { aPerson, signedIn } from '../people/people.ts'
import { aBrowser } from '../product.ts'

const browser = aBrowser()
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds, and at 320 px what does not fit. */
async function expectSound(page: Page) {
  expect(await page.locator('h1').count()).toBe(1)
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 140)} ${node.any[0]?.message ?? ''}`),
  )
  expect(found, page.url()).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(sideways, page.url()).toBe(0)
  await page.setViewportSize({ width: 1280, height: 900 })
}

describe.each(['dark', 'light'] as const)('in %s', (colorScheme) => {
  test('a guest’s list of life events has no flaw that axe can see, nor one of width', async () => {
    const { page } = await browser.visit({ colorScheme })
    await page.goto('/life-events')
    await expectSound(page)
    await button(page, 'Add to basket').first().click()
    await expectSound(page)
  })

  test('nor have the pages of a reader who buys and reads', async () => {
    const { page, context } = await browser.visit({ colorScheme })
    await signedIn(context, await aPerson())
    await page.goto('/horoscope/monthly/leo')
    await page.getByRole('button', { name: /^Buy this horoscope/ }).click()
    await button(page, 'Buy Now').waitFor()
    await expectSound(page)

    await page.goto('/life-events')
    await button(page, 'Add to basket').first().click()
    await button(page, 'Add to basket').first().click()
    await button(page, 'Buy Now').click()
    await fillCard(page, testCards.pays)
    await button(page, 'Pay').click()
    await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor()
    await expectSound(page)
    await page.getByRole('link', { name: 'Read: Career' }).click()
    await page.getByRole('heading', { level: 1, name: 'Career' }).waitFor()
    await expectSound(page)
    await button(page, 'Life events').click()
    await page.getByRole('dialog', { name: 'Life events' }).waitFor()
    await expectSound(page)
    await page.goto('/dashboard?tab=3')
    await page.getByRole('link', { name: 'Read: Career' }).waitFor()
    await expectSound(page)
  })
})
