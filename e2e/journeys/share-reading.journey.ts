import type { Page } from '@playwright/test'
import { createPerson, seedSession } from '../helpers/accounts.ts'
import { call, productUrl } from '../product.ts'
import { expect, test, testVariant } from '../test.ts'

declare global {
  interface Window {
    shared?: unknown[]
  }
}

const readShared = (page: Page) => page.evaluate(() => window.shared)

test('a reading is shared by the browser’s dialog with its title, headline and address, in the chosen language and period (ENT-102, DAY-12)', async ({
  newVisit,
}) => {
  const { page, context } = await newVisit({ viewport: { width: 360, height: 740 } })
  await context.addCookies([{ name: 'language', value: '2', url: productUrl() }])
  await page.addInitScript(() => {
    window.shared = []
    navigator.share = (what) => {
      window.shared?.push(what)
      return Promise.reject(new DOMException('closed', 'AbortError'))
    }
  })
  const { body } = await call('GET /api/horoscope/new-single-horoscope/weekly/leo')
  const { date: earlier, translations } = body.horoscope.horoscopeData.at(-2)
  await page.goto(`/horoscope/weekly/leo?period=${earlier}`)
  const button = page.getByRole('main').getByRole('button', { name: 'यह राशिफल साझा करें' })
  await button.click()
  await expect
    .poll(() => readShared(page))
    .toEqual([
      {
        title: expect.stringMatching(
          new RegExp(`^सिंह साप्ताहिक राशिफल, .*: ${translations[1].name}$`),
        ),
        url: `${productUrl()}/horoscope/weekly/leo?lang=hi&period=${earlier}`,
      },
    ])
  // The dialog was closed, which is no failure: nothing is copied.
  await expect(page.getByRole('main').getByText('लिंक')).toHaveCount(0)
})

testVariant(
  'a reading and a moonsign are copied where the browser cannot share, and the page says so (ENT-102)',
  async ({ newVisit }) => {
    const { page, context } = await newVisit()
    await seedSession(context, await createPerson())
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    const copied = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: 'The link is copied' })
    const readClipboard = () => page.evaluate(() => navigator.clipboard.readText())
    await page.goto('/horoscope/weekly/leo')
    await page.getByRole('button', { name: 'Share this reading' }).click()
    await copied.waitFor()
    expect(await readClipboard()).toBe(`${productUrl()}/horoscope/weekly/leo`)
    await page.goto('/horoscope-generated')
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
    await page.getByRole('button', { name: 'Share your moonsign' }).click()
    await copied.waitFor()
    expect(await readClipboard()).toBe(`${productUrl()}/moonsign-lookup`)
  },
)
