/**
 * Takes the screenshots of the web app manifest from a running product, without its name, which is a setting:
 * `node web/draw-screenshots.ts http://127.0.0.1:3000`.
 */
import { join } from 'node:path'
import { launchChromium } from '../scripts/chromium.ts'

const address = process.argv[2] ?? 'http://127.0.0.1:3000'
const views = {
  narrow: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
}

const browser = await launchChromium()
for (const [name, view] of Object.entries(views)) {
  const page = await browser.newPage({
    ...view,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    bypassCSP: true,
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.addStyleTag({ content: 'body header { visibility: hidden }' })
  await page.screenshot({
    path: join(import.meta.dirname, `public/app-screenshot-${name}.jpg`),
    type: 'jpeg',
    quality: 80,
  })
}
await browser.close()
