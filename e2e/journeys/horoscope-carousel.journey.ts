import type { Locator, Page } from '@playwright/test'
import { call, productUrl } from '../product.ts'
import { expect, test, type NewVisit, type VisitOptions } from '../test.ts'

const onePhone = { viewport: { width: 360, height: 740 } }

const carousel = (page: Page) => page.getByRole('region', { name: 'Periods' })
const turn = (page: Page, name: 'Earlier' | 'Newer') =>
  carousel(page).getByRole('button', { name, exact: true })

/** Newest first, as they are turned. */
async function titles(): Promise<string[]> {
  const { body } = await call('GET /api/horoscope/new-single-horoscope/weekly/leo')
  const periods = body.horoscope.horoscopeData as { translations: { name: string }[] }[]
  return periods.map(({ translations }) => translations[0]!.name).toReversed()
}

/** The dates in the carousel's window. */
const shownDates = (page: Page) =>
  carousel(page)
    .locator('li')
    .evaluateAll((slides) => {
      const track = slides[0]!.parentElement!.getBoundingClientRect()
      return slides
        .filter((slide) => {
          const { left, right } = slide.getBoundingClientRect()
          return left > track.left - 5 && right < track.right + 5
        })
        .map((slide) => slide.textContent)
    })

/** The text, its dates, the address and the carousel are of one period. */
async function expectOnePeriod(page: Page, title: string) {
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  const selected = carousel(page).locator('[aria-current="true"]')
  const dates = (await selected.textContent()) ?? ''
  await expect.poll(() => shownDates(page)).toEqual([dates])
  expect(dates).not.toBe('')
  await page.getByRole('article').getByText(dates, { exact: true }).first().waitFor()
  return dates
}

/** One finger from right to left, over most of an element. */
async function swipeLeft(page: Page, place: Locator) {
  await place.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await place.boundingBox())!
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', along: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: x + width * along, y: y + height / 2 }],
    })
  await touch('touchStart', 0.9)
  for (const along of [0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1]) await touch('touchMove', along)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function aWeek(newVisit: NewVisit, options: VisitOptions = onePhone) {
  const visit = await newVisit(options)
  await visit.page.goto('/horoscope/weekly/leo')
  return visit
}

test.describe('with one period beside the other out of sight', () => {
  test('turning selects the period, its text and its address, and says so (HOR-15, HOR-16)', async ({
    newVisit,
  }) => {
    const { page } = await aWeek(newVisit)
    const [newest, second, third] = await titles()
    await expectOnePeriod(page, newest!)
    expect(await turn(page, 'Newer').getAttribute('aria-disabled')).toBe('true')
    await turn(page, 'Earlier').click()
    const dates = await expectOnePeriod(page, second!)
    await carousel(page).getByRole('status').getByText(`You are now reading ${dates}`).waitFor()
    await turn(page, 'Earlier').click()
    await expectOnePeriod(page, third!)
    expect(page.url()).toContain('?period=')
    await page.reload()
    await expectOnePeriod(page, third!)
    await turn(page, 'Newer').click()
    await expectOnePeriod(page, second!)
  })

  test('ends at the earliest and at the newest', async ({ newVisit }) => {
    const { page } = await aWeek(newVisit)
    const all = await titles()
    for (const title of all.slice(1)) {
      await turn(page, 'Earlier').click()
      await expectOnePeriod(page, title)
    }
    expect(await turn(page, 'Earlier').getAttribute('aria-disabled')).toBe('true')
    await turn(page, 'Earlier').click({ force: true })
    await expectOnePeriod(page, all.at(-1)!)
    expect(await turn(page, 'Newer').getAttribute('aria-disabled')).toBe('false')
  })

  test('a swipe selects what it comes to rest on (HOR-38)', async ({ newVisit }) => {
    const { page } = await aWeek(newVisit, { ...onePhone, hasTouch: true, isMobile: true })
    const [, second] = await titles()
    await swipeLeft(page, carousel(page).getByRole('list'))
    await expectOnePeriod(page, second!)
  })

  test('the arrow keys select, and the focus stays on the period; what is out of sight takes none (HOR-38)', async ({
    newVisit,
  }) => {
    const { page } = await aWeek(newVisit)
    const [newest, second] = await titles()
    await carousel(page).getByRole('link').first().focus()
    await page.keyboard.press('ArrowRight')
    const dates = await expectOnePeriod(page, second!)
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await expect.poll(focused).toBe(dates)
    await page.keyboard.press('Tab')
    await expect.poll(focused).toBe('Earlier')
    await page.keyboard.press('Shift+Tab')
    await expect.poll(focused).toBe(dates)
    await page.keyboard.press('ArrowLeft')
    await expectOnePeriod(page, newest!)
  })

  test('a window that becomes narrow shows the period that is read (HOR-38)', async ({
    newVisit,
  }) => {
    const { page } = await aWeek(newVisit, { viewport: { width: 1200, height: 800 } })
    const [newest, second] = await titles()
    await carousel(page).getByRole('button', { name: 'Earlier' }).click()
    await page.getByRole('heading', { level: 1, name: newest! }).waitFor()
    await page.setViewportSize(onePhone.viewport)
    await expectOnePeriod(page, newest!)
    await turn(page, 'Earlier').click()
    await expectOnePeriod(page, second!)
    await page.setViewportSize({ width: 1200, height: 800 })
    await page.getByRole('heading', { level: 1, name: second! }).waitFor()
    await page.setViewportSize(onePhone.viewport)
    await expectOnePeriod(page, second!)
  })

  test('the two directions are named in Hindi', async ({ newVisit }) => {
    const { page, context } = await newVisit(onePhone)
    await context.addCookies([{ name: 'language', value: '2', url: productUrl() }])
    await page.goto('/horoscope/weekly/leo')
    await page.getByRole('button', { name: 'पहले की', exact: true }).click()
    await page.getByRole('status').getByText('पढ़ रहे हैं').waitFor()
    await page.getByRole('button', { name: 'बाद की', exact: true }).waitFor()
  })
})

test('with more periods side by side turning only looks, and a press selects (HOR-14, HOR-15)', async ({
  newVisit,
}) => {
  const { page } = await aWeek(newVisit, { viewport: { width: 1200, height: 800 } })
  const [newest] = await titles()
  await turn(page, 'Earlier').click()
  await expect.poll(() => turn(page, 'Newer').getAttribute('aria-disabled')).toBe('false')
  await page.getByRole('heading', { level: 1, name: newest! }).waitFor()
  expect(page.url()).not.toContain('period=')
})
