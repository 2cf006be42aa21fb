import type { Page } from '@playwright/test'
import { productUrl } from '../product.ts'
import { expect, test } from '../test.ts'

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(productUrl() + path, { headers })
const textOf = async (path: string, headers?: Record<string, string>) =>
  (await get(path, headers)).text()
const one = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]
const canonicalOf = (html: string) => one(html, /<link rel="canonical" href="([^"]*)"/)
/** An address of this site as a path, whatever the site calls itself. */
const pathOf = (address: string) =>
  address.replace(/^https?:\/\/[^/]+/, '').replaceAll('&amp;', '&')

test.describe('/sitemap.xml', () => {
  test('lists every public page in every language; each answers and names itself as its own (NAV-21)', async () => {
    const xml = await textOf('/sitemap.xml')
    const paths = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => pathOf(address!))
    expect(new Set(paths).size).toBe(paths.length)
    // Twelve signs by week, month and year, in two languages.
    expect(paths.filter((path) => path.startsWith('/horoscope/'))).toHaveLength(72)
    for (const path of ['/', '/gemstones', '/consultations?lang=hi', '/terms'])
      expect(paths).toContain(path)
    expect(paths.some((path) => path.startsWith('/gemstone/'))).toBe(true)
    expect(paths.some((path) => path.startsWith('/consultation-detail/'))).toBe(true)
    const faults: string[] = []
    for (const path of paths) {
      const answer = await get(path)
      const html = await answer.text()
      if (answer.status !== 200) faults.push(`${path}: ${answer.status}`)
      if (pathOf(canonicalOf(html) ?? '') !== path) faults.push(`${path}: ${canonicalOf(html)}`)
      if (answer.headers.has('x-robots-tag') || /<meta name="robots"/.test(html))
        faults.push(`${path}: hidden`)
      if (!one(html, /<meta name="description" content="([^"]+)"/)) faults.push(`${path}: silent`)
    }
    expect(faults).toEqual([])
  })

  test('says of a week when it began', async () => {
    const xml = await textOf('/sitemap.xml')
    const [, day] = /weekly\/aries<\/loc><lastmod>([\d-]{10})<\/lastmod>/.exec(xml) ?? []
    expect(new Date(`${day}T00:00Z`).getUTCDay()).toBe(1)
  })
})

test('/robots.txt opens the pages, closes the calls and names the sitemap (NAV-21)', async () => {
  const answer = await get('/robots.txt')
  expect(answer.headers.get('content-type')).toContain('text/plain')
  const text = await answer.text()
  expect(text).toContain('Disallow: /api/')
  const sitemap = one(text, /^Sitemap: (.*)$/m)
  expect((await get(pathOf(sitemap!))).status).toBe(200)
})

for (const path of [
  '/dashboard',
  '/profile',
  '/my-subscriptions',
  '/horoscope-generated',
  '/order-confirm',
  '/order-complete',
  '/enter-payment-details',
  '/payment-return',
  '/gemstone-enquiry',
  '/forgot-password',
  '/no-such-page',
])
  test(`${path} is not for search engines`, async () => {
    expect((await get(path)).headers.get('x-robots-tag')).toBe('noindex')
  })

test.describe('a page in two languages', () => {
  test('has an address for each, which wins over the reader’s own language (NAV-21)', async () => {
    const english = await textOf('/horoscope/weekly/aries')
    const hindi = await textOf('/horoscope/weekly/aries?lang=hi', { cookie: 'language=1' })
    expect(one(english, /<html lang="(\w+)"/)).toBe('en')
    expect(one(hindi, /<html lang="(\w+)"/)).toBe('hi')
    expect(one(hindi, /<title>([^<]*)</)).toContain('मेष')
    for (const html of [english, hindi]) {
      const alternates = [...html.matchAll(/rel="alternate" hrefLang="([\w-]+)" href="([^"]*)"/gi)]
      expect(alternates.map(([, code, address]) => [code, pathOf(address!)])).toEqual([
        ['en', '/horoscope/weekly/aries'],
        ['hi', '/horoscope/weekly/aries?lang=hi'],
        ['x-default', '/horoscope/weekly/aries'],
      ])
    }
  })

  test('reads on in the language it was opened in, and another choice takes it out of the address', async ({
    newVisit,
  }) => {
    const { page } = await newVisit()
    await page.goto('/gemstones?lang=hi')
    await page.getByRole('heading', { level: 1, name: 'रत्न' }).waitFor()
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('language=2')
    await page.goto('/consultations')
    expect(await page.locator('html').getAttribute('lang')).toBe('hi')
    await page.goto('/gemstones?lang=hi')
    const choice = page.locator('header select')
    await expect.poll(() => choice.inputValue()).toBe('2')
    await choice.selectOption({ label: 'English' })
    await page.getByRole('heading', { level: 1, name: 'Gemstones' }).waitFor()
    await expect.poll(() => new URL(page.url()).search).toBe('')
  })
})

test.describe('a shared link', () => {
  test('shows title, words and a picture of 1200 x 630 that is there (NAV-22)', async () => {
    const html = await textOf('/horoscope/monthly/leo')
    const property = (name: string) =>
      one(html, new RegExp(`<meta property="og:${name}" content="([^"]*)"`))
    expect(property('title')).toContain('Leo')
    expect(property('type')).toBe('article')
    expect(property('description')).toBeTruthy()
    expect([property('image:width'), property('image:height')]).toEqual(['1200', '630'])
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>')
    const answer = await get(pathOf(property('image')!))
    expect(answer.headers.get('content-type')).toBe('image/png')
    const png = Buffer.from(await answer.arrayBuffer())
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  })

  test('is described to machines, and the page’s policy still holds', async ({ newVisit }) => {
    const { page } = await newVisit()
    await page.goto('/horoscope/weekly/aries')
    const things = await structured(page)
    expect(things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'Article'])
    const period = await fetch(
      `${productUrl()}/api/horoscope/new-single-horoscope/weekly/aries`,
    ).then((answer) => answer.json())
    expect(things[1]).toMatchObject({
      datePublished: period.horoscope.horoscopeData.at(-1).date,
      inLanguage: 'en',
    })
  })
})

const structured = async (page: Page): Promise<Record<string, unknown>[]> =>
  JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')[
    '@graph'
  ]

test('the manifest names icons that are there, in the sizes it says', async () => {
  const { icons } = await (await get('/manifest.webmanifest')).json()
  const pngs = icons.filter(({ type }: { type: string }) => type === 'image/png')
  const purposes = new Set<string>()
  for (const { src, sizes, purpose = 'any' } of pngs) {
    const png = Buffer.from(await (await get(src)).arrayBuffer())
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
    purposes.add(`${sizes} ${purpose}`)
  }
  expect([...purposes]).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  )
})

test('letters are there before the fonts are, and nothing moves when they come', async ({
  newVisit,
}) => {
  const { page } = await newVisit()
  let sendFonts = () => {}
  const held = new Promise<void>((resolve) => (sendFonts = resolve))
  await page.route('**/*.woff2', async (route) => {
    await held
    await route.continue()
  })
  await page.addInitScript(() => {
    const watched = Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        watched.shifted += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/horoscope/weekly/aries?lang=hi', { waitUntil: 'domcontentloaded' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const displays = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ family }) => !family.includes('fallback'))
      .map(({ display }) => display),
  )
  expect(displays.length).toBeGreaterThan(0)
  expect(new Set(displays)).toEqual(new Set(['swap']))
  const waiting = await page.evaluate(() =>
    [...document.fonts].some(({ status }) => status === 'loading'),
  )
  expect(waiting).toBe(true)
  sendFonts()
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  const shift = await page.evaluate(() => (window as unknown as { shifted: number }).shifted)
  expect(shift).toBeLessThanOrEqual(0.02)
})
