import { launchChromium } from '../scripts/chromium.ts'
import { sharedProduct } from '../e2e/product.ts'
import { createFixtures } from '../e2e/screens/fixtures.ts'
import type { Screen } from '../e2e/screens/screen.ts'
import { screens } from '../e2e/screens/screens.ts'
import { startProduct } from '../e2e/start-product.ts'

// Opens every screen on a slow line and prints how far its content shifts. Shifts right after a press or a key
// do not count, as in Chromium's own figure. SCREENS=sign-up,dashboard measures those whose names begin so.
const wished = process.env['SCREENS']?.split(',') ?? ['']
const aim = 0.02
const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]
/** 1.6 Mbit/s and 150 ms a round trip. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 84_000,
}

interface Shift {
  readonly value: number
  readonly moved: string[]
}

declare global {
  interface Window {
    recordedShifts?: Shift[]
  }
}

const product = await startProduct({ NODE_ENV: 'production' })
process.env[sharedProduct.url] = product.url
process.env[sharedProduct.dataDir] = product.dataDir
const browser = await launchChromium()
const fixtures = await createFixtures()

async function measure(screen: Screen, viewport: (typeof sizes)[number]): Promise<Shift[]> {
  const context = await browser.newContext({ baseURL: product.url, viewport })
  try {
    const page = await context.newPage()
    await page.addInitScript(recordShifts)
    const protocol = await context.newCDPSession(page)
    await protocol.send('Network.enable')
    await protocol.send('Network.emulateNetworkConditions', slowLine)
    await screen.open({ page, context }, fixtures)
    await page.waitForLoadState('networkidle')
    return await page.evaluate(() => window.recordedShifts ?? [])
  } finally {
    await context.close()
  }
}

/** Runs in the page before its own scripts. */
function recordShifts(): void {
  window.recordedShifts = []
  const describe = (node: Node | null | undefined) =>
    node instanceof Element
      ? `<${node.localName}> ${(node.textContent ?? '').trim().slice(0, 40)}`
      : (node?.nodeName ?? 'gone')
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node?: Node }[]
    })[])
      if (!entry.hadRecentInput)
        window.recordedShifts?.push({
          value: entry.value,
          moved: entry.sources.map(({ node }) => describe(node)),
        })
  }).observe({ type: 'layout-shift', buffered: true })
}

try {
  console.log(
    `screen, width: layout shift, what moved (aim ${aim}; screens below it are not listed)`,
  )
  let measured = 0
  for (const screen of screens.filter(({ name }) => wished.some((word) => name.startsWith(word))))
    for (const size of sizes) {
      const shifts = await measure(screen, size)
      measured++
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      if (sum <= aim) continue
      const moved = new Set(shifts.flatMap((shift) => shift.moved))
      console.log(
        `${screen.name}, ${size.width}: ${sum.toFixed(3)}; ${[...moved].slice(0, 4).join(' | ')}`,
      )
    }
  console.log(`${measured} measured`)
} finally {
  await browser.close()
  await product.stop()
}
