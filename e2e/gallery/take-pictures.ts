import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, describe, test } from 'vitest'
import { aBrowser, productUrl } from '../product.ts'
import { thePeople, type People } from '../screens/people.ts'
import { screens } from '../screens/screens.ts'
import { choiceInEnvironment, fileOf, folder, isChosen, languages, themes } from './picture.ts'
import type { Theme } from './picture.ts'

/** Takes every chosen screen in one theme, at each width, in each language. */
export function takePictures(theme: Theme): void {
  const browser = aBrowser()
  const choice = choiceInEnvironment()
  const colorScheme = themes.find((one) => one.theme === theme)!.colorScheme
  let people: People
  beforeAll(async () => {
    mkdirSync(folder, { recursive: true })
    people = await thePeople()
  })
  describe.each(languages)(`by ${theme}, in $language`, ({ language, languageId }) => {
    test.each(screens.filter(({ name }) => isChosen(name, choice)))('$name', async (screen) => {
      const visit = await browser.visit({ colorScheme, expectedComplaints: [/./] })
      const { page, context } = visit
      await context.addCookies([{ name: 'language', value: String(languageId), url: productUrl() }])
      await screen.open(visit, people)
      for (const width of choice.widths) {
        await page.setViewportSize({ width, height: Math.round(width > 800 ? 900 : 780) })
        await untilDrawn(page)
        const path = join(folder, fileOf({ name: screen.name, width, theme, language }))
        await page.screenshot({ path, fullPage: true, type: 'jpeg', quality: 82 })
      }
    })
  })
}

/** Pictures further down load only once they come near: here they are asked for at once. */
async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility())
    for (const image of images) image.loading = 'eager'
    await Promise.all([
      document.fonts.ready,
      ...images.map((image) => image.decode().catch(() => {})),
    ])
  })
}
