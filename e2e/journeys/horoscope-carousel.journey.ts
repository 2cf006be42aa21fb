import type { Locator, Page } from '@playwright/test'
import { call, productUrl } from '../product.ts'
import { createPerson, signIn } from '../helpers/accounts.ts'
import { expect, test, testVariant, type NewVisit, type VisitOptions } from '../test.ts'

const phone = { viewport: { width: 360, height: 740 } }

const carousel = (page: Page) => page.getByRole('region', { name: 'Periods' })
const turnButton = (page: Page, name: 'Earlier' | 'Newer') =>
  carousel(page).getByRole('button', { name, exact: true })

/** The titles of the weeks, newest first, in the order of the carousel. */
async function listTitles(): Promise<string[]> {
  const { body } = await call('GET /api/horoscope/new-single-horoscope/weekly/leo')
  const periods = body.horoscope.horoscopeData as { translations: { name: string }[] }[]
  return periods.map(({ translations }) => translations[0]!.name).toReversed()
}

/** Reads the dates that are visible in the carousel. */
const readShownDates = (page: Page) =>
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

/** Expects the text, its dates and the carousel to show the same period; returns its dates. */
async function expectPeriod(page: Page, title: string) {
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  const selected = carousel(page).locator('[aria-current="true"]')
  const dates = (await selected.textContent()) ?? ''
  await expect.poll(() => readShownDates(page)).toEqual([dates])
  expect(dates).not.toBe('')
  await page.getByRole('article').getByText(dates, { exact: true }).first().waitFor()
  return dates
}

/**
 * Swipes with one finger from right to left over most of an element. The finger rests before it is lifted, because a
 * quick swipe may turn further.
 */
async function swipeLeft(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await target.boundingBox())!
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...positions: number[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: positions.map((position) => ({ x: x + width * position, y: y + height / 2 })),
    })
  await touch('touchStart', 0.9)
  for (const position of [
    0.8,
    0.7,
    0.6,
    0.5,
    0.4,
    0.3,
    0.2,
    ...Array.from({ length: 12 }, () => 0.1),
  ]) {
    await touch('touchMove', position)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await touch('touchEnd')
}

async function openWeek(newVisit: NewVisit, options: VisitOptions = phone) {
  const visit = await newVisit(options)
  await visit.page.goto('/horoscope/weekly/leo')
  return visit
}

test.describe('the carousel of periods on a phone, where one period is visible', () => {
  test('selects the period that it turns to, with its text and address, and announces it (HOR-15, HOR-16)', async ({
    newVisit,
  }) => {
    const { page } = await openWeek(newVisit)
    const [newest, second, third] = await listTitles()
    await expectPeriod(page, newest!)
    await expect(turnButton(page, 'Newer')).toHaveAttribute('aria-disabled', 'true')
    await turnButton(page, 'Earlier').click()
    const dates = await expectPeriod(page, second!)
    await carousel(page).getByRole('status').getByText(`You are now reading ${dates}`).waitFor()
    await turnButton(page, 'Earlier').click()
    await expectPeriod(page, third!)
    await expect(page).toHaveURL(/\?period=/)
    await page.reload()
    await expectPeriod(page, third!)
    await turnButton(page, 'Newer').click()
    await expectPeriod(page, second!)
  })

  testVariant('stops at the earliest and at the newest period', async ({ newVisit }) => {
    const { page } = await openWeek(newVisit)
    const all = await listTitles()
    for (const title of all.slice(1)) {
      await turnButton(page, 'Earlier').click()
      await expectPeriod(page, title)
    }
    await expect(turnButton(page, 'Earlier')).toHaveAttribute('aria-disabled', 'true')
    await turnButton(page, 'Earlier').click({ force: true })
    await expectPeriod(page, all.at(-1)!)
    await expect(turnButton(page, 'Newer')).toHaveAttribute('aria-disabled', 'false')
  })

  testVariant('selects the period on which a swipe ends (HOR-38)', async ({ newVisit }) => {
    const { page } = await openWeek(newVisit, { ...phone, hasTouch: true, isMobile: true })
    const [, second] = await listTitles()
    await swipeLeft(page, carousel(page).getByRole('list'))
    await expectPeriod(page, second!)
  })

  test('selects by the arrow keys, keeps the focus on the selected period, and gives none to hidden periods (HOR-38)', async ({
    newVisit,
  }) => {
    const { page } = await openWeek(newVisit)
    const [newest, second] = await listTitles()
    await carousel(page).getByRole('link').first().focus()
    await page.keyboard.press('ArrowRight')
    const dates = await expectPeriod(page, second!)
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await expect.poll(focused).toBe(dates)
    await page.keyboard.press('Tab')
    await expect.poll(focused).toBe('Earlier')
    await page.keyboard.press('Shift+Tab')
    await expect.poll(focused).toBe(dates)
    await page.keyboard.press('ArrowLeft')
    await expectPeriod(page, newest!)
  })

  testVariant(
    'shows the selected period when the window becomes narrow (HOR-38)',
    async ({ newVisit }) => {
      const { page } = await openWeek(newVisit, { viewport: { width: 1200, height: 800 } })
      const [newest, second] = await listTitles()
      await carousel(page).getByRole('button', { name: 'Earlier' }).click()
      await page.getByRole('heading', { level: 1, name: newest! }).waitFor()
      await page.setViewportSize(phone.viewport)
      await expectPeriod(page, newest!)
      await turnButton(page, 'Earlier').click()
      await expectPeriod(page, second!)
      await page.setViewportSize({ width: 1200, height: 800 })
      await page.getByRole('heading', { level: 1, name: second! }).waitFor()
      await page.setViewportSize(phone.viewport)
      await expectPeriod(page, second!)
    },
  )

  testVariant('labels its buttons in Hindi for a Hindi reader', async ({ newVisit }) => {
    const { page, context } = await newVisit(phone)
    await context.addCookies([{ name: 'language', value: '2', url: productUrl() }])
    await page.goto('/horoscope/weekly/leo')
    await page.getByRole('button', { name: 'पहले की', exact: true }).click()
    await page.getByRole('status').getByText('का राशिफल खुला है').waitFor()
    await page.getByRole('button', { name: 'बाद की', exact: true }).waitFor()
  })
})

test('a reader who turns twice at once is shown that period, and its texts as soon as they are loaded (HOR-38, HOR-41)', async ({
  newVisit,
}) => {
  const person = await createPerson()
  const { page } = await newVisit(phone)
  await signIn(page, person)
  await page.waitForURL('**/dashboard')
  await page.goto('/horoscope/weekly/leo')
  const love = page.getByRole('heading', { level: 2, name: 'Love' })
  await love.waitFor()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/horoscope/user-new-single-horoscope/**', async (route) => {
    await released
    await route.continue()
  })
  const title = (await listTitles())[2]!
  await turnButton(page, 'Earlier').click()
  await turnButton(page, 'Earlier').click()
  await expectPeriod(page, title)
  await expect(love).toHaveCount(0)
  release()
  await love.waitFor()
  await expectPeriod(page, title)
})

testVariant(
  'the carousel with several periods side by side turns without selecting a period (HOR-14, HOR-15)',
  async ({ newVisit }) => {
    const { page } = await openWeek(newVisit, { viewport: { width: 1200, height: 800 } })
    const [newest] = await listTitles()
    await turnButton(page, 'Earlier').click()
    await expect.poll(() => turnButton(page, 'Newer').getAttribute('aria-disabled')).toBe('false')
    await page.getByRole('heading', { level: 1, name: newest! }).waitFor()
    expect(page.url()).not.toContain('period=')
  },
)
