import lighthouse, {
  navigation,
  snapshot,
  startTimespan,
  type Flags,
  type RunnerResult,
} from 'lighthouse'
import { existsSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Page } from 'puppeteer-core'
import { startProduct } from '../e2e/start-product.ts'
import { startChromium } from './chromium.ts'

// Measures pages as a phone on a slow line loads them, by both methods of Lighthouse: `simulate`, its default, loads a page at full
// speed and computes the times of a slower phone; `devtools` slows the browser down. The figures vary with the load of the machine,
// so the median of three runs is printed.
const pages = [
  '/',
  '/moonsign-lookup',
  '/horoscope/weekly/leo',
  '/payment-plan-select',
  '/gemstones',
  '/consultations',
]
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const methods = ['simulate', 'devtools'] as const
const runs = 3
/** A quarter of the processor, 1.6 Mbit/s and 150 ms a round trip. */
const throttling = {
  cpuSlowdownMultiplier: 4,
  throughputKbps: 1638.4,
  rttMs: 150,
  requestLatencyMs: 150 * 3.75,
  downloadThroughputKbps: 1638.4 * 0.9,
  uploadThroughputKbps: 675,
}
/** Replaces the list of pages: LIGHTHOUSE_PAGES=/,/signup npm run bench lighthouse */
const wishedPages = process.env['LIGHTHOUSE_PAGES']?.split(',')

type Report = RunnerResult['lhr']

const profile = await mkdtemp(join(tmpdir(), 'lighthouse-'))
const chromium = await startChromium(profile)
const flags: Flags = {
  port: chromium.port,
  onlyCategories: [...categories],
  throttling,
  logLevel: 'silent',
}

const readReport = (result: RunnerResult | undefined): Report => {
  if (!result || result.lhr.runtimeError)
    throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse returned no report')
  return result.lhr
}

const readValue = ({ audits }: Report, id: string): number => audits[id]?.numericValue ?? Number.NaN
const readScore = (report: Report, category: string): number =>
  Math.round((report.categories[category]?.score ?? 0) * 100)

/** Lists the failed audits of categories other than performance. */
const listFaults = ({ audits, categories: judged }: Report): string[] =>
  categories
    .slice(1)
    .flatMap((id) => judged[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)

/** Sums the sizes of the scripts that a page has loaded, compressed with brotli, in kB. */
function sumScripts({ audits }: Report): number {
  const details = audits['network-requests']?.details
  const requests = (details && 'items' in details ? details.items : []) as {
    url: string
    resourceType?: string
    transferSize?: number
  }[]
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  const sizes = scripts.map(({ url, transferSize = 0 }) => {
    const file = join(import.meta.dirname, '../build/web/client', `${new URL(url).pathname}.br`)
    return existsSync(file) ? statSync(file).size : transferSize
  })
  return sizes.reduce((total, size) => total + size, 0) / 1000
}

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`

interface Measured {
  readonly name: string
  readonly url: string
  /** A tab that shows the page and is reloaded, so that its history and storage are kept; a new one by default. */
  readonly tab?: Page
}

const measureReload = (tab: Page, settings: Flags) =>
  navigation(tab, () => tab.evaluate(() => location.reload()), {
    flags: { ...settings, disableStorageReset: true },
  })

/** Prints the figures of a page. */
async function measurePage(
  { name, url, tab }: Measured,
  throttlingMethod: (typeof methods)[number],
): Promise<void> {
  // Fills the page cache: the rendering that a first visitor waits for is not measured.
  await fetch(url)
  const reports: Report[] = []
  for (let run = 0; run < runs; run++) {
    const settings = { ...flags, throttlingMethod }
    const result = tab ? await measureReload(tab, settings) : await lighthouse(url, settings)
    reports.push(readReport(result))
  }
  const median = (id: string) => middle(reports.map((report) => readValue(report, id)))
  const scores = categories.map((id) => middle(reports.map((report) => readScore(report, id))))
  const shift = Math.max(...reports.map((report) => readValue(report, 'cumulative-layout-shift')))
  const faults = new Set(reports.flatMap(listFaults))
  console.log(
    `${name}, ${throttlingMethod}: ${scores.join(', ')} (performance each time ` +
      `${reports.map((report) => readScore(report, 'performance')).join(', ')}); ` +
      `largest paint ${seconds(median('largest-contentful-paint'))} (aim 1.5), ` +
      `first ${seconds(median('first-contentful-paint'))}, ` +
      `interactive ${seconds(median('interactive'))} (aim 1.5 for a reading), ` +
      `blocked ${median('total-blocking-time').toFixed(0)} ms, ` +
      `layout shift ${shift.toFixed(3)} (aim 0.02), ` +
      `JavaScript ${middle(reports.map(sumScripts)).toFixed(1)} kB` +
      (faults.size > 0 ? `; faults: ${[...faults].join(', ')}` : ''),
  )
}

/** Prints the figures of a lookup's result: of finding it, of the page that shows it, and of loading that page again. */
async function measureLookup(url: string): Promise<void> {
  const browser = await connect({ browserURL: `http://127.0.0.1:${chromium.port}` })
  const page = await browser.newPage()
  await page.setViewport({ width: 412, height: 823, isMobile: true, hasTouch: true })
  await page.goto(url, { waitUntil: 'networkidle0' })
  const timespan = await startTimespan(page, {
    flags: { ...flags, throttlingMethod: 'devtools', onlyCategories: ['performance'] },
  })
  await findMoonsign(page)
  const action = readReport(await timespan.endTimespan())
  const result = readReport(await snapshot(page, { flags }))
  const judged = categories.slice(1).map((id) => readScore(result, id))
  const faults = listFaults(result)
  console.log(
    `lookup's result: ${judged.join(', ')} (without performance); ` +
      `finding it: layout shift ${readValue(action, 'cumulative-layout-shift').toFixed(3)} (aim 0.02), ` +
      `blocked ${readValue(action, 'total-blocking-time').toFixed(0)} ms, ` +
      `slowest answer to a press or key ${readValue(action, 'interaction-to-next-paint').toFixed(0)} ms` +
      (faults.length > 0 ? `; faults: ${faults.join(', ')}` : ''),
  )
  for (const method of methods)
    await measurePage({ name: "lookup's result, loaded again", url, tab: page }, method)
  await page.locator('main ::-p-text(28°)').wait()
  await browser.disconnect()
}

/** Operates the form of the lookup until the Moon of that birth is shown, at 28° of Leo. */
async function findMoonsign(page: Page): Promise<void> {
  await page.locator('input[type=date]').fill('1956-01-03')
  await page.locator('input[type=time]').fill('11:58')
  await page.locator('main [role=combobox]').click()
  await page.keyboard.type('Delhi, India')
  await page.locator('[role=option] ::-p-text(Delhi, India), [role=option]').click()
  await page.locator('::-p-aria(Find my Moonsign)').click()
  await page.locator('main ::-p-text(28°)').wait()
  await page.waitForNetworkIdle()
}

const product = await startProduct({ NODE_ENV: 'production' })
try {
  console.log('page: performance, accessibility, best practices, SEO (aim 98, 100, 100, 100)')
  for (const path of wishedPages ?? pages)
    for (const method of methods) await measurePage({ name: path, url: product.url + path }, method)
  await measureLookup(`${product.url}/moonsign-lookup`)
} finally {
  chromium.stop()
  await product.stop()
  await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}
