import type { Page } from '@playwright/test'
import { seedSession, createPerson } from '../helpers/accounts.ts'
import { expect, test } from '../test.ts'

declare global {
  interface Window {
    shared?: unknown[]
  }
}

const moonOf = (page: Page) => page.locator('main img[src^="/media/moon/"]')
/** The address of the picture that is shown; empty while the browser chooses another. */
const readAddress = (page: Page) =>
  moonOf(page).evaluate((image: HTMLImageElement) => image.currentSrc)

async function openReveal(page: Page): Promise<void> {
  await page.goto('/horoscope-generated')
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect
    .poll(() => moonOf(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
}

// Guard in web/app/ui/plate-picture.tsx: browsers do not tell a picture in an img element that less motion is preferred.
test('the Moon of the reveal draws itself, and stands still where less motion is preferred (DAY-48)', async ({
  newVisit,
}) => {
  const { page, context } = await newVisit({ reducedMotion: 'no-preference' })
  await seedSession(context, await createPerson())
  await openReveal(page)
  await expect.poll(() => readAddress(page)).toMatch(/_waning_\d+-moving\.svg\?/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(() => readAddress(page)).toMatch(/_waning_\d+\.svg\?/)
})

test('the receipt has the degree of the words, and the card of the Moon is shared and saved (DAY-49, DAY-51)', async ({
  newVisit,
}) => {
  const { page, context } = await newVisit()
  await seedSession(context, await createPerson())
  await page.addInitScript(() => {
    window.shared = []
    navigator.canShare = () => true
    navigator.share = (what) => {
      const files = what?.files?.map(({ name, type, size }) => [name, type, size > 10_000])
      window.shared?.push({ url: what?.url, files })
      return Promise.resolve()
    }
  })
  await openReveal(page)
  const stood = await page.getByText(/^The Moon was at .+ Leo, in /).innerText()
  const [, degrees] = /at (\d+° \d\d′) Leo/.exec(stood)!
  await page.getByText('How we worked this out').click()
  await page.getByText(`The needle is at ${degrees} of Leo.`).waitFor()

  const save = page.getByRole('link', { name: 'Save the picture' })
  await expect(save).toHaveAttribute('href', /^\/media\/share\/en\/moon\/\d+_.+\.png\?edition=\d+$/)
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
  expect(download.suggestedFilename()).toBe('moon-leo.png')
  await page.getByRole('button', { name: 'Share your moonsign' }).click()
  await expect
    .poll(() => page.evaluate(() => window.shared))
    .toEqual([
      {
        url: expect.stringMatching(/\/moonsign-lookup$/),
        files: [['moon-leo.png', 'image/png', true]],
      },
    ])
})
