import lighthouse from 'lighthouse'
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../e2e/start-product.ts'
import { getChromium } from '../scripts/chromium.ts'

// Measures pages with Lighthouse's settings for phones: a simulated slow 4G line and a quarter of the
// processor. The figures vary with the load of the machine, so the median of three runs is printed.
const pages = ['/', '/horoscope/weekly/aries', '/gemstones', '/consultations']
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const runs = 3

const profile = await mkdtemp(join(tmpdir(), 'lighthouse-'))
const chromium = spawn(
  getChromium(),
  [
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    'about:blank',
  ],
  { stdio: ['ignore', 'ignore', 'pipe'] },
)
const debuggingPort = await new Promise<number>((resolve, reject) => {
  let said = ''
  chromium.stderr.on('data', (words: Buffer) => {
    said += words.toString()
    const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said)
    if (found) resolve(Number(found[1]))
  })
  chromium.once('exit', () => reject(new Error(`Chromium did not start: ${said}`)))
})

interface Figures {
  scores: number[]
  shift: number
  paintSeconds: number
  blockedMilliseconds: number
  /** Failed audits of categories other than performance. */
  faults: string[]
}

async function measure(url: string): Promise<Figures> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    onlyCategories: categories,
    logLevel: 'silent',
  })
  if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message)
  const { audits, categories: judged } = result.lhr
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    scores: categories.map((id) => Math.round((judged[id]?.score ?? 0) * 100)),
    shift: value('cumulative-layout-shift'),
    paintSeconds: value('largest-contentful-paint') / 1000,
    blockedMilliseconds: value('total-blocking-time'),
    faults: categories
      .slice(1)
      .flatMap((id) =>
        (judged[id]?.auditRefs ?? [])
          .filter((audit) => audit.weight > 0 && (audits[audit.id]?.score ?? 1) < 1)
          .map((audit) => audit.id),
      ),
  }
}

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

const product = await startProduct({ NODE_ENV: 'production' })
try {
  console.log('page: performance, accessibility, best practices, SEO (aim 95, 100, 100, 100)')
  for (const path of pages) {
    // Fills the page cache: the rendering that a first visitor waits for is not measured.
    await fetch(product.url + path)
    const figures: Figures[] = []
    for (let run = 0; run < runs; run++) figures.push(await measure(product.url + path))
    const scores = categories.map((_, index) =>
      middle(figures.map((one) => one.scores[index] ?? 0)),
    )
    const shift = Math.max(...figures.map((one) => one.shift))
    const faults = new Set(figures.flatMap((one) => one.faults))
    console.log(
      `${path}: ${scores.join(', ')}; layout shift ${shift.toFixed(3)} (aim 0.02), largest paint ` +
        `${middle(figures.map((one) => one.paintSeconds)).toFixed(1)} s, blocked ` +
        `${middle(figures.map((one) => one.blockedMilliseconds)).toFixed(0)} ms; performance each time ` +
        figures.map((one) => one.scores[0]).join(', ') +
        (faults.size > 0 ? `; faults: ${[...faults].join(', ')}` : ''),
    )
  }
} finally {
  chromium.kill()
  await product.stop()
  await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}
