/** Draws the files of `web/public` from the brand mark: run `node web/draw-icons.ts` after the mark changes. */
import { drawBrandMark } from '@rashi/engraving'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { launchChromium } from '../scripts/chromium.ts'

const folder = join(import.meta.dirname, 'public')
const appIcon = drawBrandMark({ size: 512, bleed: true })

await writeFile(join(folder, 'favicon.svg'), drawBrandMark({ size: 32 }))
await writeFile(join(folder, 'brand-mark.svg'), drawBrandMark({ size: 64 }))
await writeFile(join(folder, 'app-icon.svg'), appIcon)

/** For home screens without SVG. A mark with bleed fills its square, so that it can be cut to any shape. */
const browser = await launchChromium()
for (const side of [180, 192, 512]) {
  const page = await browser.newPage({ viewport: { width: side, height: side } })
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${appIcon}`,
  )
  await page.screenshot({ path: join(folder, `app-icon-${side}.png`) })
}
await browser.close()
