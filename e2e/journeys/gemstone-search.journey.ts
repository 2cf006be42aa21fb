import type { Page } from '@playwright/test'
import { call, productUrl } from '../product.ts'
import { expect, test, testVariant, type NewVisit, type Visit, type VisitOptions } from '../test.ts'

interface Gemstone {
  id: number
  slug: string
  translations: { title: string; video_link: string | null; skip_branding: boolean }[]
}

const listGemstones = async (query = ''): Promise<Gemstone[]> =>
  (await call(`GET /api/gemstone?per_page=100&${query}`)).body.gemstones.data
const readTitle = ({ translations }: Gemstone) => translations[0]?.title ?? ''

const cards = (page: Page) => page.locator('main a[href^="/gemstone/"]')
const readTitles = (page: Page) => cards(page).allInnerTexts()
const searchbox = (page: Page) => page.getByRole('searchbox', { name: 'Search gemstones' })
const listCalls = ({ calls }: Visit) =>
  calls.filter(({ name }) => name.startsWith('GET /api/gemstone?')).map(({ name }) => name)
const scrollToEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight))

/** Opens the list and waits until it is hydrated: only the browser renders its Categories button. */
async function openList(
  newVisit: NewVisit,
  address = '/gemstones',
  options: VisitOptions = {},
): Promise<Visit> {
  const visit = await newVisit(options)
  await visit.page.goto(address)
  await visit.page.getByRole('button', { name: 'Categories' }).waitFor()
  return visit
}

async function chooseCategory(page: Page, category: string) {
  await page.getByRole('button', { name: 'Categories' }).click()
  await page.getByRole('dialog').getByRole('link', { name: category, exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

test.describe('the list of gemstones', () => {
  test('shows its first page with titles and pictures without scripts (GEM-01)', async ({
    newVisit,
  }) => {
    const { page } = await newVisit({ javaScriptEnabled: false })
    await page.goto('/gemstones')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Gemstones')
    expect(await searchbox(page).count()).toBe(1)
    expect(await readTitles(page)).toEqual((await listGemstones()).slice(0, 24).map(readTitle))
    const pictures = cards(page).locator('img')
    await expect(pictures.first()).toHaveAttribute('src', '/media/gemstones/ruby-halo-ring.svg')
  })

  test('loads the next page while the reader scrolls, none twice and none after the last (GEM-02)', async ({
    newVisit,
  }) => {
    const visit = await openList(newVisit)
    const { page } = visit
    const total = (await listGemstones()).length
    await expect
      .poll(async () => {
        await scrollToEnd(page)
        return page.locator('main li').last().getAttribute('aria-posinset')
      })
      .toBe(String(total))
    await scrollToEnd(page)
    await page.waitForLoadState('networkidle')
    const pages = listCalls(visit).map((name) =>
      new URLSearchParams(name.split('?')[1]).get('page'),
    )
    expect(pages).toEqual(['2', '3'])
    expect(listCalls(visit).every((name) => name.includes('per_page=24'))).toBe(true)
  })

  test('is searched once, 1500 ms after the last key, from its first page (GEM-03)', async ({
    newVisit,
  }) => {
    const visit = await newVisit()
    const { page } = visit
    await page.clock.install()
    await page.goto('/gemstones')
    await page.getByRole('button', { name: 'Categories' }).waitFor()
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await searchbox(page).pressSequentially('opal')
    await page.clock.runFor(1_000)
    await searchbox(page).press('s')
    await searchbox(page).press('Backspace')
    await page.clock.runFor(1_499)
    expect(listCalls(visit)).toEqual([])
    await page.clock.runFor(1)
    await expect.poll(() => listCalls(visit)).toHaveLength(1)
    expect(listCalls(visit)[0]).toContain('page=1&search=opal')
    await page.clock.resume()
    const expected = (await listGemstones('search=opal')).map(readTitle)
    await expect.poll(() => readTitles(page)).toEqual(expected)
    await expect.poll(() => new URL(page.url()).search).toBe('?search=opal')
    expect(listCalls(visit)).toHaveLength(1)
  })

  test('shows one category of the search results, and all of them again (GEM-04, NAV-07)', async ({
    newVisit,
  }) => {
    const { page } = await openList(newVisit, '/gemstones?search=ruby')
    await chooseCategory(page, 'Necklaces')
    await expect.poll(() => readTitles(page)).toEqual(['Ruby procession necklace'])
    await page.getByRole('button', { name: 'Categories' }).click()
    const entries = page.getByRole('dialog').getByRole('link')
    await expect
      .poll(() => entries.allInnerTexts())
      .toEqual(['All Categories', 'Rings', 'Pendants', 'Earrings', 'Bracelets', 'Necklaces'])
    const weights = await entries.evaluateAll((links) =>
      links.map((link) => Number(getComputedStyle(link).fontWeight) >= 600),
    )
    expect(weights).toEqual([false, false, false, false, false, true])
    await entries.first().click()
    const expected = (await listGemstones('search=ruby')).map(readTitle)
    expect(expected.length).toBeGreaterThan(3)
    await expect.poll(() => readTitles(page)).toEqual(expected)
  })

  test('is cached for four hours and loaded again after that (GEM-05)', async ({ newVisit }) => {
    const visit = await newVisit()
    const { page } = visit
    await page.clock.install()
    await page.goto('/gemstones')
    await page.getByRole('button', { name: 'Categories' }).waitFor()
    await cards(page).first().click()
    await page.getByRole('heading', { level: 1, name: 'Ruby halo ring' }).waitFor()
    await page.goBack()
    await cards(page).first().waitFor()
    expect(listCalls(visit)).toEqual([])

    await cards(page).first().click()
    await page.getByRole('heading', { level: 1, name: 'Ruby halo ring' }).waitFor()
    await page.clock.setSystemTime(Date.now() + 4 * 3_600_000)
    await page.goBack()
    await expect.poll(() => listCalls(visit)).toHaveLength(1)
    expect(listCalls(visit)[0]).toContain('page=1')
  })

  test('says that nothing was found, and links to the start (GEM-06)', async ({ newVisit }) => {
    const { page } = await openList(newVisit, '/gemstones?search=qwrtzpsdf')
    await page.getByText('No Gemstone Found', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await page.waitForURL((url) => url.pathname === '/')
  })

  testVariant(
    'is shown and loaded in Hindi for a Hindi reader (LANG-06, LANG-07)',
    async ({ newVisit }) => {
      const visit = await newVisit()
      const { page, context } = visit
      await context.addCookies([{ name: 'language', value: '2', url: productUrl() }])
      await page.goto('/gemstones')
      await page.getByRole('button', { name: 'श्रेणियाँ' }).waitFor()
      expect(await cards(page).first().innerText()).toBe('माणिक की घेरदार अँगूठी')
      await scrollToEnd(page)
      await expect.poll(() => listCalls(visit).length).toBeGreaterThan(0)
      expect(listCalls(visit).every((name) => name.includes('language_id=2'))).toBe(true)
    },
  )

  testVariant(
    'reports a next page that cannot be loaded, and loads it on retry (ERR-03)',
    async ({ newVisit }) => {
      const visit = await newVisit({ expectedConsoleErrors: [/ERR_FAILED/] })
      const { page } = visit
      await page.route('**/api/gemstone?*', (route) => route.abort())
      await page.goto('/gemstones')
      await page.getByRole('button', { name: 'Categories' }).waitFor()
      await scrollToEnd(page)
      await page.getByText('The next gemstones could not be loaded.').waitFor()
      await page.unroute('**/api/gemstone?*')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect.poll(() => cards(page).count()).toBeGreaterThan(24)
    },
  )
})

test.describe('ten thousand gemstones', () => {
  const pageSize = 1_000
  const maxInDocument = 120

  /** Opens the list from another page, with responses as of a large catalogue. */
  async function openLargeList(newVisit: NewVisit) {
    const visit = await newVisit()
    const { page } = visit
    const template = (await listGemstones())[0]
    await page.route('**/api/gemstone?*', (route) => {
      const current = Number(new URL(route.request().url()).searchParams.get('page'))
      const data = Array.from({ length: pageSize }, (_, index) => ({
        ...template,
        id: (current - 1) * pageSize + index + 1,
      }))
      const gemstones = { data, current_page: current, last_page: 10, per_page: 24, total: 10_000 }
      return route.fulfill({ json: { gemstones } })
    })
    await page.goto('/gemstone/nothing')
    await page.getByRole('link', { name: 'Show all gemstones' }).click()
    await cards(page).first().waitFor()
    return visit
  }
  const readLastPosition = async (page: Page) =>
    Number(await page.locator('main li').last().getAttribute('aria-posinset'))

  testVariant(
    'have only the cards near the viewport in the document (GEM-02)',
    async ({ newVisit }) => {
      const { page } = await openLargeList(newVisit)
      await expect
        .poll(
          async () => {
            await scrollToEnd(page)
            expect(await cards(page).count()).toBeLessThan(maxInDocument)
            return readLastPosition(page)
          },
          { timeout: 90_000 },
        )
        .toBe(10_000)
    },
  )

  testVariant(
    'are at the same scroll position when the reader comes back from a gemstone (GEM-05)',
    async ({ newVisit }) => {
      const { page } = await openLargeList(newVisit)
      await page.evaluate(() => scrollTo(0, 40_000))
      await expect.poll(() => readLastPosition(page)).toBeGreaterThan(400)
      const position = await page.locator('main li').nth(30).getAttribute('aria-posinset')
      // Scrolling replaces the cards in the document, so the card is found by its position in the list.
      const stone = page.locator(`main li[aria-posinset="${position}"]`)
      await stone.scrollIntoViewIfNeeded()
      const before = await page.evaluate(() => scrollY)
      await stone.getByRole('link').click()
      await page.getByRole('heading', { level: 1, name: 'Ruby halo ring' }).waitFor()
      await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before)
      await page.goBack()
      await stone.waitFor()
      await expect
        .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before))
        .toBeLessThan(2)
      expect(await cards(page).count()).toBeLessThan(maxInDocument)
    },
  )
})

test.describe('the page of a gemstone', () => {
  const embedUrl = 'https://www.youtube-nocookie.com/embed/'
  const mockPlayer = async (visit: Visit) => {
    await visit.page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Video</title>' }),
    )
    return visit
  }

  test('shows title, description and picture, and links to the enquiry (GEM-07)', async ({
    newVisit,
  }) => {
    const { page } = await newVisit()
    await page.goto('/gemstone/emerald-garden-pendant')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Emerald garden pendant')
    await page.getByText('a hedge of diamonds around').waitFor()
    const picture = page.getByRole('img', { name: 'Drawing of Emerald garden pendant' })
    await expect(picture).toHaveAttribute('src', '/media/gemstones/emerald-garden-pendant.svg')
    await expect(page.getByRole('link', { name: 'Enquire Now' })).toHaveAttribute(
      'href',
      '/gemstone-enquiry',
    )
    expect(await page.getByRole('button', { name: 'Show video' }).count()).toBe(0)
  })

  testVariant(
    'that is unknown is answered 404 with its own message (GEM-07)',
    async ({ newVisit }) => {
      const { page } = await newVisit()
      const answer = await page.goto('/gemstone/philosophers-stone')
      expect(answer?.status()).toBe(404)
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('No Gemstone Found')
      await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    },
  )

  test('shows its video or its picture, and skips the branding of a video where it is marked (GEM-08, GEM-09)', async ({
    newVisit,
  }) => {
    const { page } = await mockPlayer(await newVisit())
    for (const { skipsBranding, query } of [
      { skipsBranding: true, query: '?start=14&autoplay=1' },
      { skipsBranding: false, query: '' },
    ]) {
      const stone = (await listGemstones()).find(
        ({ translations: [translation] }) =>
          translation?.video_link && translation.skip_branding === skipsBranding,
      )
      await page.goto(`/gemstone/${stone?.slug}`)
      const player = page.locator('main iframe')
      const picture = page.getByRole('img', { name: /^Drawing of/ })
      await page.getByRole('button', { name: 'Show video' }).click()
      await expect(player).toHaveAttribute(
        'src',
        `${embedUrl}${stone?.translations[0]?.video_link}${query}`,
      )
      expect(await picture.count()).toBe(0)
      await page.getByRole('button', { name: 'Show picture' }).click()
      await picture.waitFor()
      expect(await player.count()).toBe(0)
    }
  })

  testVariant('has the drawer of categories too (NAV-07)', async ({ newVisit }) => {
    const { page } = await newVisit()
    await page.goto('/gemstone/ruby-halo-ring')
    await chooseCategory(page, 'Pendants')
    await page.waitForURL('**/gemstones?category=2')
    const expected = (await listGemstones('category_id=2')).map(readTitle)
    await expect.poll(() => readTitles(page)).toEqual(expected)
  })
})
