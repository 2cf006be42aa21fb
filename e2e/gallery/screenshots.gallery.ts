import type { Page } from '@playwright/test'
import { productUrl } from '../product.ts'
import { createFixtures, type Fixtures } from '../screens/fixtures.ts'
import { screens } from '../screens/screens.ts'
import { test } from '../test.ts'

const themes = { night: 'dark', day: 'light' } as const
const languages = { English: 1, Hindi: 2 } as const
const widths = [360, 768, 1440]

let fixtures: Fixtures
test.beforeAll(async () => {
  fixtures = await createFixtures()
})

for (const screen of screens)
  test(screen.name, async ({ newVisit }, testInfo) => {
    for (const [theme, colorScheme] of Object.entries(themes))
      for (const [language, id] of Object.entries(languages)) {
        const visit = await newVisit({ colorScheme, expectedConsoleErrors: [/./] })
        const { page, context } = visit
        await context.addCookies([{ name: 'language', value: String(id), url: productUrl() }])
        await screen.open(visit, fixtures)
        for (const width of widths) {
          await page.setViewportSize({ width, height: width > 800 ? 900 : 780 })
          await loadAllImages(page)
          const body = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 82 })
          const name = `${theme}, ${language}, ${width} px`
          await testInfo.attach(name, { body, contentType: 'image/jpeg' })
        }
      }
  })

/** Loads the lazy images below the window too, and waits until they and the fonts can be painted. */
async function loadAllImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility())
    for (const image of images) image.loading = 'eager'
    await Promise.all([
      document.fonts.ready,
      ...images.map((image) => image.decode().catch(() => {})),
    ])
  })
}
