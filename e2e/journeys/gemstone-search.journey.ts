import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { call, productUrl } from '../product.ts'
import { expect, test, type NewVisit, type Visit, type VisitOptions } from '../test.ts'

interface Stone {
  id: number
  slug: string
  translations: { title: string; video_link: string | null; skip_branding: boolean }[]
}

const stonesOf = async (query = ''): Promise<Stone[]> =>
  (await call(`GET /api/gemstone?per_page=100&${query}`)).body.gemstones.data
const titleOf = ({ translations }: Stone) => translations[0]?.title ?? ''

const cards = (page: Page) => page.locator('main a[href^="/gemstone/"]')
const titles = (page: Page) => cards(page).allInnerTexts()
const searchbox = (page: Page) => page.getByRole('searchbox', { name: 'Search gemstones' })
const asked = ({ calls }: Visit) =>
  calls.filter(({ name }) => name.startsWith('GET /api/gemstone?')).map(({ name }) => name)
const toTheEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight))

/** The list in a browser that has come to life: a control that only it draws is there. */
async function atTheList(
  newVisit: NewVisit,
  address = '/gemstones',
  options: VisitOptions = {},
): Promise<Visit> {
  const visit = await newVisit(options)
  await visit.page.goto(address)
  await visit.page.getByRole('button', { name: 'Categories' }).waitFor()
  return visit
}

async function choose(page: Page, category: string) {
  await page.getByRole('button', { name: 'Categories' }).click()
  await page.getByRole('dialog').getByRole('link', { name: category, exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

test.describe('the list of gemstones', () => {
  test('shows the first of them, drawn and named, before any script has run (GEM-01)', async ({
    newVisit,
  }) => {
    const { page } = await newVisit({ javaScriptEnabled: false })
    await page.goto('/gemstones')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Gemstones')
    expect(await searchbox(page).count()).toBe(1)
    expect(await titles(page)).toEqual((await stonesOf()).slice(0, 24).map(titleOf))
    const pictures = cards(page).locator('img')
    expect(await pictures.first().getAttribute('src')).toBe('/media/gemstones/ruby-halo-ring.svg')
  })

  test('appends the next page as one scrolls, nothing twice, and asks for none after the last (GEM-02)', async ({
    newVisit,
  }) => {
    const visit = await atTheList(newVisit)
    const { page } = visit
    const total = (await stonesOf()).length
    await expect
      .poll(async () => {
        await toTheEnd(page)
        return page.locator('main li').last().getAttribute('aria-posinset')
      })
      .toBe(String(total))
    await toTheEnd(page)
    await page.waitForLoadState('networkidle')
    const pages = asked(visit).map((name) => new URLSearchParams(name.split('?')[1]).get('page'))
    expect(pages).toEqual(['2', '3'])
    expect(asked(visit).every((name) => name.includes('per_page=24'))).toBe(true)
  })

  test('asks 1500 ms after the last key, once, and begins anew (GEM-03)', async ({ newVisit }) => {
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
    expect(asked(visit)).toEqual([])
    await page.clock.runFor(1)
    await expect.poll(() => asked(visit)).toHaveLength(1)
    expect(asked(visit)[0]).toContain('page=1&search=opal')
    await page.clock.resume()
    const wanted = (await stonesOf('search=opal')).map(titleOf)
    await expect.poll(() => titles(page)).toEqual(wanted)
    expect(new URL(page.url()).search).toBe('?search=opal')
    expect(asked(visit)).toHaveLength(1)
  })

  test('shows one category, with the words searched for, and all again (GEM-04, NAV-07)', async ({
    newVisit,
  }) => {
    const { page } = await atTheList(newVisit, '/gemstones?search=ruby')
    await choose(page, 'Necklaces')
    await expect.poll(() => titles(page)).toEqual(['Ruby procession necklace'])
    await page.getByRole('button', { name: 'Categories' }).click()
    const entries = page.getByRole('dialog').getByRole('link')
    expect(await entries.allInnerTexts()).toEqual([
      'All Categories',
      'Rings',
      'Pendants',
      'Earrings',
      'Bracelets',
      'Necklaces',
    ])
    const weights = await entries.evaluateAll((links) =>
      links.map((link) => Number(getComputedStyle(link).fontWeight) >= 600),
    )
    expect(weights).toEqual([false, false, false, false, false, true])
    await entries.first().click()
    const wanted = (await stonesOf('search=ruby')).map(titleOf)
    expect(wanted.length).toBeGreaterThan(3)
    await expect.poll(() => titles(page)).toEqual(wanted)
  })

  test('is used again within four hours, and asked anew after (GEM-05)', async ({ newVisit }) => {
    const visit = await newVisit()
    const { page } = visit
    await page.clock.install()
    await page.goto('/gemstones')
    await page.getByRole('button', { name: 'Categories' }).waitFor()
    await cards(page).first().click()
    await page.getByRole('heading', { level: 1, name: 'Ruby halo ring' }).waitFor()
    await page.goBack()
    await cards(page).first().waitFor()
    expect(asked(visit)).toEqual([])

    await cards(page).first().click()
    await page.getByRole('heading', { level: 1, name: 'Ruby halo ring' }).waitFor()
    await page.clock.setSystemTime(Date.now() + 4 * 3_600_000)
    await page.goBack()
    await expect.poll(() => asked(visit)).toHaveLength(1)
    expect(asked(visit)[0]).toContain('page=1')
  })

  test('says that nothing was found, and leads home (GEM-06)', async ({ newVisit }) => {
    const { page } = await atTheList(newVisit, '/gemstones?search=qwrtzpsdf')
    await page.getByText('No Gemstone Found', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await page.waitForURL((url) => url.pathname === '/')
  })

  test('speaks Hindi to who reads Hindi, and asks in it (LANG-06, LANG-07)', async ({
    newVisit,
  }) => {
    const visit = await newVisit()
    const { page, context } = visit
    await context.addCookies([{ name: 'language', value: '2', url: productUrl() }])
    await page.goto('/gemstones')
    await page.getByRole('button', { name: 'श्रेणियाँ' }).waitFor()
    expect(await cards(page).first().innerText()).toBe('माणिक की घेरदार अँगूठी')
    await toTheEnd(page)
    await expect.poll(() => asked(visit).length).toBeGreaterThan(0)
    expect(asked(visit).every((name) => name.includes('language_id=2'))).toBe(true)
  })

  test('says when the next page does not come, and tries again (ERR-03)', async ({ newVisit }) => {
    const visit = await newVisit({ expectedComplaints: [/ERR_FAILED/] })
    const { page } = visit
    await page.route('**/api/gemstone?*', (route) => route.abort())
    await page.goto('/gemstones')
    await page.getByRole('button', { name: 'Categories' }).waitFor()
    await toTheEnd(page)
    await page.getByText('The next gemstones could not be loaded.').waitFor()
    await page.unroute('**/api/gemstone?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => cards(page).count()).toBeGreaterThan(24)
  })
})

test.describe('ten thousand gemstones', () => {
  const pageSize = 1_000
  const mostInDocument = 120

  /** The list as a large catalogue would answer it, entered from another page. */
  async function amongThousands(newVisit: NewVisit) {
    const visit = await newVisit()
    const { page } = visit
    const pattern = (await stonesOf())[0]
    await page.route('**/api/gemstone?*', (route) => {
      const current = Number(new URL(route.request().url()).searchParams.get('page'))
      const data = Array.from({ length: pageSize }, (_, index) => ({
        ...pattern,
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
  const lastPlace = async (page: Page) =>
    Number(await page.locator('main li').last().getAttribute('aria-posinset'))

  test('keep only those near the screen in the document (GEM-02)', async ({ newVisit }) => {
    const { page } = await amongThousands(newVisit)
    await expect
      .poll(
        async () => {
          await toTheEnd(page)
          expect(await cards(page).count()).toBeLessThan(mostInDocument)
          return lastPlace(page)
        },
        { timeout: 90_000 },
      )
      .toBe(10_000)
  })

  test('are at the same place when one comes back from a stone (GEM-05)', async ({ newVisit }) => {
    const { page } = await amongThousands(newVisit)
    await page.evaluate(() => scrollTo(0, 40_000))
    await expect.poll(() => lastPlace(page)).toBeGreaterThan(400)
    const place = await page.locator('main li').nth(30).getAttribute('aria-posinset')
    // While one scrolls, other stones take the places in the document: this one is meant.
    const stone = page.locator(`main li[aria-posinset="${place}"]`)
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
    expect(await cards(page).count()).toBeLessThan(mostInDocument)
  })
})

test.describe('a gemstone', () => {
  const film = 'https://www.youtube-nocookie.com/embed/'
  const withPlayer = async (visit: Visit) => {
    await visit.page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' }),
    )
    return visit
  }

  test('shows title, description and picture, and leads to its enquiry (GEM-07)', async ({
    newVisit,
  }) => {
    const { page } = await newVisit()
    await page.goto('/gemstone/emerald-garden-pendant')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Emerald garden pendant')
    await page.getByText('a hedge of diamonds around').waitFor()
    const picture = page.getByRole('img', { name: 'Drawing of Emerald garden pendant' })
    expect(await picture.getAttribute('src')).toBe('/media/gemstones/emerald-garden-pendant.svg')
    expect(await page.getByRole('link', { name: 'Enquire Now' }).getAttribute('href')).toBe(
      '/gemstone-enquiry',
    )
    expect(await page.getByRole('button', { name: 'Show video' }).count()).toBe(0)
  })

  test('that is unknown is not found, and said so with its status (GEM-07)', async ({
    newVisit,
  }) => {
    const { page } = await newVisit()
    const answer = await page.goto('/gemstone/philosophers-stone')
    expect(answer?.status()).toBe(404)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('No Gemstone Found')
    expect(await page.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
  })

  for (const { isBranded, query } of [
    { isBranded: true, query: '?start=14&autoplay=1' },
    { isBranded: false, query: '' },
  ] as const)
    test(`shows its video or its picture; branding (${isBranded}) is passed over (GEM-08, GEM-09)`, async ({
      newVisit,
    }) => {
      const stone = (await stonesOf()).find(
        ({ translations: [words] }) => words?.video_link && words.skip_branding === isBranded,
      )
      const { page } = await withPlayer(await newVisit())
      await page.goto(`/gemstone/${stone?.slug}`)
      const player = page.locator('main iframe')
      const picture = page.getByRole('img', { name: /^Drawing of/ })
      await page.getByRole('button', { name: 'Show video' }).click()
      expect(await player.getAttribute('src')).toBe(
        `${film}${stone?.translations[0]?.video_link}${query}`,
      )
      expect(await picture.count()).toBe(0)
      await page.getByRole('button', { name: 'Show picture' }).click()
      await picture.waitFor()
      expect(await player.count()).toBe(0)
    })

  test('has the categories in the header too (NAV-07)', async ({ newVisit }) => {
    const { page } = await newVisit()
    await page.goto('/gemstone/ruby-halo-ring')
    await choose(page, 'Pendants')
    await page.waitForURL('**/gemstones?category=2')
    const wanted = (await stonesOf('category_id=2')).map(titleOf)
    await expect.poll(() => titles(page)).toEqual(wanted)
  })
})

for (const colorScheme of ['dark', 'light'] as const)
  test.describe(`in ${colorScheme}`, () => {
    for (const address of [
      '/gemstones',
      '/gemstone/ruby-halo-ring',
      '/gemstones?search=qwrtzpsdf',
      '/gemstone-enquiry-success',
    ])
      test(`${address} has no flaw that axe can see, nor one of width`, async ({ newVisit }) => {
        const { page } = await newVisit({ colorScheme })
        await page.goto(address)
        await page.getByRole('heading', { level: 1 }).waitFor()
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
        await page.setViewportSize({ width: 360, height: 740 })
        const sideways = () => document.documentElement.scrollWidth - window.innerWidth
        await expect.poll(() => page.evaluate(sideways)).toBe(0)
      })
  })
