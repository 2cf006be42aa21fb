import type { Page } from '@playwright/test'
import { sample } from '../../scripts/test-scope.ts'
import { productUrl } from '../product.ts'
import { expect, test, testVariant } from '../test.ts'

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(productUrl() + path, { headers })
const getText = async (path: string, headers?: Record<string, string>) =>
  (await get(path, headers)).text()
const findFirst = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]
const findCanonical = (html: string) => findFirst(html, /<link rel="canonical" href="([^"]*)"/)
/** Returns the path and query of an address of this site, whatever its origin. */
const toPath = (address: string) =>
  address.replace(/^https?:\/\/[^/]+/, '').replaceAll('&amp;', '&')

test.describe('/sitemap.xml', () => {
  test('lists every public page in every language, and each is its own canonical address (NAV-21)', async () => {
    const xml = await getText('/sitemap.xml')
    const paths = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => toPath(address!))
    expect(new Set(paths).size).toBe(paths.length)
    // Twelve signs by week, month and year, in two languages.
    expect(paths.filter((path) => path.startsWith('/horoscope/'))).toHaveLength(72)
    for (const path of ['/', '/gemstones', '/consultations?lang=hi', '/terms'])
      expect(paths).toContain(path)
    expect(paths.some((path) => path.startsWith('/gemstone/'))).toBe(true)
    expect(paths.some((path) => path.startsWith('/consultation-detail/'))).toBe(true)
    const faults: string[] = []
    for (const path of sample(paths, 8)) {
      const answer = await get(path)
      const html = await answer.text()
      if (answer.status !== 200) faults.push(`${path}: ${answer.status}`)
      if (toPath(findCanonical(html) ?? '') !== path) faults.push(`${path}: ${findCanonical(html)}`)
      if (answer.headers.has('x-robots-tag') || /<meta name="robots"/.test(html))
        faults.push(`${path}: noindex`)
      if (!findFirst(html, /<meta name="description" content="([^"]+)"/))
        faults.push(`${path}: no description`)
    }
    expect(faults).toEqual([])
  })

  test('gives the start of a week as the date of its last change', async () => {
    const xml = await getText('/sitemap.xml')
    const [, day] = /weekly\/aries<\/loc><lastmod>([\d-]{10})<\/lastmod>/.exec(xml) ?? []
    expect(new Date(`${day}T00:00Z`).getUTCDay()).toBe(1)
  })
})

test('/robots.txt allows the pages, disallows the API and names the sitemap (NAV-21)', async () => {
  const answer = await get('/robots.txt')
  expect(answer.headers.get('content-type')).toContain('text/plain')
  const text = await answer.text()
  expect(text).toContain('Disallow: /api/')
  const sitemap = findFirst(text, /^Sitemap: (.*)$/m)
  expect((await get(toPath(sitemap!))).status).toBe(200)
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
  test(`${path} is served with noindex`, async () => {
    expect((await get(path)).headers.get('x-robots-tag')).toBe('noindex')
  })

test.describe('a page in two languages', () => {
  test('has an address for each, which takes precedence over the reader’s own language (NAV-21)', async () => {
    const english = await getText('/horoscope/weekly/aries')
    const hindi = await getText('/horoscope/weekly/aries?lang=hi', { cookie: 'language=1' })
    expect(findFirst(english, /<html lang="(\w+)"/)).toBe('en')
    expect(findFirst(hindi, /<html lang="(\w+)"/)).toBe('hi')
    expect(findFirst(hindi, /<title>([^<]*)</)).toContain('मेष')
    for (const html of [english, hindi]) {
      const alternates = [...html.matchAll(/rel="alternate" hrefLang="([\w-]+)" href="([^"]*)"/gi)]
      expect(alternates.map(([, code, address]) => [code, toPath(address!)])).toEqual([
        ['en', '/horoscope/weekly/aries'],
        ['hi', '/horoscope/weekly/aries?lang=hi'],
        ['x-default', '/horoscope/weekly/aries'],
      ])
    }
  })

  test('keeps the language of its address on other pages, whose addresses name it too, and another choice removes it from the address (LANG-20)', async ({
    newVisit,
  }) => {
    const { page } = await newVisit()
    await page.goto('/gemstones?lang=hi')
    await page.getByRole('heading', { level: 1, name: 'रत्न' }).waitFor()
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('language=2')
    await page.getByRole('banner').locator('a[href="/consultations?lang=hi"]').click()
    await page.waitForURL('**/consultations?lang=hi')
    await page.goto('/terms#top')
    await page.waitForURL('**/terms?lang=hi#top')
    await page.getByRole('heading', { level: 1, name: 'नियम और शर्तें' }).waitFor()
    await page.goto('/gemstones?lang=hi')
    const choice = page.locator('header select')
    await expect.poll(() => choice.inputValue()).toBe('2')
    await choice.selectOption({ label: 'English' })
    await page.getByRole('heading', { level: 1, name: 'Gemstones' }).waitFor()
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await choice.selectOption({ label: 'हिन्दी' })
    await page.waitForURL('**/gemstones?lang=hi')
  })

  test('has the language that was chosen last, and its address, when two are chosen at once (LANG-20)', async ({
    newVisit,
  }) => {
    const { page } = await newVisit()
    await page.goto('/gemstones?lang=hi')
    const choice = page.locator('header select')
    const choose = (...values: string[]) =>
      choice.evaluate((select: HTMLSelectElement, chosen) => {
        for (const value of chosen) {
          select.value = value
          select.dispatchEvent(new Event('change', { bubbles: true }))
        }
      }, values)
    const title = page.getByRole('heading', { level: 1 })
    await choose('1', '2')
    await expect(choice).toHaveValue('2')
    await expect(page).toHaveURL(/\/gemstones\?lang=hi$/)
    await expect(title).toHaveText('रत्न')
    await choose('1', '2', '1')
    await expect(title).toHaveText('Gemstones')
    await expect(page).toHaveURL(/\/gemstones$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(choice).toHaveValue('1')
  })
})

test.describe('a shared link', () => {
  test('has a title, a description and a picture of 1200 x 630 px that exists (NAV-22)', async () => {
    const html = await getText('/horoscope/monthly/leo')
    const property = (name: string) =>
      findFirst(html, new RegExp(`<meta property="og:${name}" content="([^"]*)"`))
    expect(property('title')).toContain('Leo')
    expect(property('type')).toBe('article')
    expect(property('description')).toBeTruthy()
    expect([property('image:width'), property('image:height')]).toEqual(['1200', '630'])
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>')
    const answer = await get(toPath(property('image')!))
    expect(answer.headers.get('content-type')).toBe('image/png')
    const png = Buffer.from(await answer.arrayBuffer())
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  })

  testVariant(
    'has structured data, which the content security policy allows',
    async ({ newVisit }) => {
      const { page } = await newVisit()
      await page.goto('/horoscope/weekly/aries')
      const items = await readStructuredData(page)
      expect(items.map((item) => item['@type'])).toEqual(['BreadcrumbList', 'Article'])
      const period = await fetch(
        `${productUrl()}/api/horoscope/new-single-horoscope/weekly/aries`,
      ).then((answer) => answer.json())
      expect(items[1]).toMatchObject({
        datePublished: period.horoscope.horoscopeData.at(-1).date,
        inLanguage: 'en',
      })
    },
  )
})

const readStructuredData = async (page: Page): Promise<Record<string, unknown>[]> =>
  JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')[
    '@graph'
  ]

test('the manifest names icons that exist in the sizes it states', async () => {
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

test('text is shown before the fonts have loaded, and nothing moves when they have', async ({
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
