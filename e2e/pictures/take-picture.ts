import type { Page } from 'playwright-core'

const mostTries = 30

/** What the window shows once it has come to rest: nothing is on its way, and two shots are the same. */
export async function takePicture(page: Page): Promise<Buffer> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    const isInView = (image: HTMLImageElement) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    }
    await Promise.all([...document.images].filter(isInView).map((image) => image.decode()))
  })
  const shoot = () => page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' })
  let before = await shoot()
  for (let tries = 0; tries < mostTries; tries++) {
    const now = await shoot()
    if (now.equals(before)) return now
    before = now
  }
  throw new Error(`${page.url()} does not come to rest`)
}
