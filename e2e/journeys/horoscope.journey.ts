import type { Page, Route } from '@playwright/test'
import { sample } from '../../scripts/test-scope.ts'
import { createPerson, seedSession } from '../helpers/accounts.ts'
import { call, productUrl } from '../product.ts'
import { expect, test, testVariant, type NewVisit, type VisitOptions } from '../test.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- tests change any part of a response
type Horoscope = any

/** Changes the horoscope in a response of the API. */
const changeHoroscope = (change: (horoscope: Horoscope) => void) => async (route: Route) => {
  const answer = await route.fetch()
  const body = await answer.json()
  change(body.horoscope)
  await route.fulfill({ response: answer, json: body })
}
const singleCalls = '**/api/horoscope/*single-horoscope/**'

async function openAsReader(newVisit: NewVisit, options?: VisitOptions) {
  const visit = await newVisit(options)
  await seedSession(visit.context, await createPerson())
  return visit
}

const month =
  'January|February|March|April|May|June|July|August|September|October|November|December'
const week = new RegExp(`^(${month}) \\d+ - (${month}) \\d+$`)

test.describe('a horoscope', () => {
  test('opens for a guest at its address in any letter case, by the public call (HOR-01, HOR-13, HOR-17)', async ({
    newVisit,
  }) => {
    const { page, calls } = await newVisit()
    for (const [address, subtitle] of [
      ['/horoscope/weekly/aries', 'Weekly'],
      ['/horoscope/monthly/ARIES', 'Monthly'],
      ['/horoscope/Yearly/Aries', 'Annual'],
    ] as const) {
      calls.length = 0
      await page.goto(address)
      await page.getByText(subtitle, { exact: true }).waitFor()
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expect
        .poll(() => calls.some(({ name }) => name.includes('/new-single-horoscope/')))
        .toBe(true)
      expect(calls.some(({ name }) => name.includes('user-new-single-horoscope'))).toBe(false)
      await page.getByText('Sidereal zodiac (Lahiri)', { exact: true }).waitFor()
    }
  })

  test('is rendered by the server as for a guest, without the text that is paid for (HOR-13, HOR-31)', async () => {
    const answer = await fetch(`${productUrl()}/horoscope/weekly/leo`)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain('Buy this horoscope for £2.49')
    expect(html).not.toContain('What the sky puts in front of you.')
  })

  test('shows its chapters to a reader with access, by the call for users, and never flashes an offer (HOR-13, HOR-19, HOR-25)', async ({
    newVisit,
  }) => {
    const { page, calls } = await openAsReader(newVisit)
    await page.addInitScript(() => {
      const look = () => {
        const offer = [...document.querySelectorAll('button')].find((one) =>
          one.textContent.startsWith('Buy this horoscope'),
        )
        if (offer?.checkVisibility({ visibilityProperty: true }))
          Object.assign(window, { flashed: 1 })
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.goto('/horoscope/weekly/leo')
    await page.getByRole('heading', { level: 2, name: 'Love' }).waitFor()
    expect(calls.some(({ name }) => name.includes('/user-new-single-horoscope/weekly/leo'))).toBe(
      true,
    )
    expect(await page.evaluate(() => 'flashed' in window)).toBe(false)
    expect(await page.getByRole('button', { name: 'Buy this horoscope' }).count()).toBe(0)

    await page.goto('/horoscope/weekly/aries')
    await page.getByRole('button', { name: 'Buy this horoscope' }).waitFor()
    expect(await page.getByRole('heading', { level: 2, name: 'Love' }).count()).toBe(0)
  })

  for (const timezoneId of sample(['Pacific/Auckland', 'America/Los_Angeles'], 2))
    testVariant(
      `lists the events in the sky in the local time of a reader in ${timezoneId} (HOR-19)`,
      async ({ newVisit }) => {
        const { page } = await newVisit({ timezoneId })
        await page.goto('/horoscope/monthly/leo')
        const { body } = await call(
          `GET /api/horoscope/new-single-horoscope/monthly/leo?time_zone=${timezoneId}`,
        )
        const { sky_events: events } = (
          body.horoscope.horoscopeData as {
            sky_events: { at: string; translations: { text: string }[] }[]
          }[]
        ).at(-1)!
        expect(events.length).toBeGreaterThan(2)
        const sky = page.getByRole('complementary', { name: 'What the sky is doing' })
        await sky.getByText(`Times: ${timezoneId}`).waitFor()
        const items = sky.getByRole('listitem')
        // The server's page has the events of its own time zone until the browser has loaded the reader's.
        await expect(items).toHaveCount(events.length)
        const rows = await items.allTextContents()
        for (const [index, { at, translations }] of events.entries()) {
          expect(rows[index]).toContain(translations[0]!.text)
          const there = Temporal.Instant.from(at).toZonedDateTimeISO(timezoneId)
          const clock = there.toPlainTime().toString({ smallestUnit: 'minute' })
          expect(rows[index]).toContain(clock)
          expect(rows[index]).toMatch(new RegExp(`\\b${there.day}\\b`))
        }
      },
    )

  test('has a note under each paragraph that opens by pointer and keyboard and names planet, house and days (ALM-04)', async ({
    newVisit,
  }) => {
    const { page } = await openAsReader(newVisit)
    await page.goto('/horoscope/weekly/leo')
    const article = page.getByRole('article')
    const notes = article.locator('details')
    await expect.poll(() => notes.count()).toBeGreaterThan(6)
    const fact = /[A-Z]\w+.*your \w+ house.*\d{1,2} [A-Z]\w+/
    const first = notes.first()
    await expect(first.getByRole('listitem').first()).toBeHidden()
    await first.getByText('Why?').click()
    await expect(first.getByRole('listitem').first()).toBeVisible()
    expect(await first.getByRole('listitem').first().textContent()).toMatch(fact)
    const second = notes.nth(1)
    await second.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(second.getByRole('listitem').first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(second.getByRole('listitem').first()).toBeHidden()
  })

  test('writes the dates of events in the sky with the day before the month, in English and Hindi (HOR-40)', async ({
    newVisit,
  }) => {
    const { page, context } = await newVisit()
    await page.goto('/horoscope/monthly/leo')
    const dates = page.locator('aside time')
    await expect.poll(() => dates.count()).toBeGreaterThan(2)
    const british = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} [A-Z][a-z]{2,3}, \d{2}:\d{2}$/
    for (const date of await dates.allTextContents()) expect(date).toMatch(british)
    await context.addCookies([{ name: 'language', value: '2', url: page.url() }])
    await page.reload()
    await expect.poll(() => dates.count()).toBeGreaterThan(2)
    for (const date of await dates.allTextContents())
      expect(date).toMatch(/^\p{Script=Devanagari}+, \d{1,2} \S+, \d{2}:\d{2}$/u)
  })

  test('scrolls to a chapter that is chosen in the drawer and focuses its heading (NAV-06)', async ({
    newVisit,
  }) => {
    const { page } = await openAsReader(newVisit)
    await page.goto('/horoscope/weekly/leo')
    await page.getByRole('button', { name: 'Chapters' }).click()
    const drawer = page.getByRole('dialog', { name: 'Chapters' })
    await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(350)
    await drawer.getByRole('button', { name: 'Money' }).click()
    await drawer.waitFor({ state: 'detached' })
    const heading = page.getByRole('heading', { level: 2, name: 'Money' })
    await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true)
    const isBelowHeader = async () => {
      const top = (await heading.boundingBox())?.y ?? 0
      return top > 60 && top < 500
    }
    await expect.poll(isBelowHeader).toBe(true)
  })

  testVariant(
    'shows one, two or three periods side by side, by the width of the window (HOR-14)',
    async ({ newVisit }) => {
      const { page } = await newVisit()
      await page.goto('/horoscope/weekly/leo')
      const carousel = page.getByRole('region', { name: 'Periods' })
      for (const [width, slides] of [
        [767, 1],
        [768, 2],
        [1023, 2],
        [1024, 3],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        const countSlides = async () => {
          const track = await carousel.getByRole('list').boundingBox()
          const slide = await carousel.getByRole('listitem').first().boundingBox()
          return Math.round(track!.width / slide!.width)
        }
        await expect.poll(countSlides).toBe(slides)
      }
    },
  )

  test('shows the newest period first, and an older one when it is selected (HOR-15, HOR-16, HOR-20)', async ({
    newVisit,
  }) => {
    const { page } = await newVisit()
    await page.goto('/horoscope/weekly/leo')
    const { body } = await call('GET /api/horoscope/new-single-horoscope/weekly/leo')
    const periods = body.horoscope.horoscopeData as Horoscope[]
    const readName = (period: Horoscope) => period.translations[0].name as string
    const carousel = page.getByRole('region', { name: 'Periods' })
    const slides = carousel.getByRole('listitem')
    await expect(slides).toHaveCount(periods.length)
    await expect(slides.first()).toHaveAttribute('aria-current', 'true')
    const dates = await slides.allTextContents()
    expect(dates.every((text) => week.test(text))).toBe(true)
    await page.getByRole('heading', { level: 1, name: readName(periods.at(-1)) }).waitFor()

    await carousel.getByRole('link').nth(1).click()
    await page.getByRole('heading', { level: 1, name: readName(periods.at(-2)) }).waitFor()
    await expect(slides.nth(1)).toHaveAttribute('aria-current', 'true')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: readName(periods.at(-2)) }).waitFor()
  })

  test('for a year has no carousel and is not sold as a one-off (HOR-14, HOR-21, HOR-22, HOR-23)', async ({
    newVisit,
  }) => {
    const { page } = await newVisit()
    await page.goto('/horoscope/yearly/leo')
    await page.getByRole('link', { name: 'Sign up for a plan' }).waitFor()
    expect(await page.getByRole('region', { name: 'Periods' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Buy this horoscope' }).count()).toBe(0)
    const { body } = await call('GET /api/horoscope/new-single-horoscope/yearly/leo')
    await page
      .getByText(String(body.horoscope.current_period.from).slice(0, 4), { exact: true })
      .waitFor()
  })

  testVariant(
    'says “Date not found” for a period with an unreadable date (HOR-21)',
    async ({ newVisit }) => {
      const { page } = await newVisit()
      await page.route(
        singleCalls,
        changeHoroscope((horoscope) => {
          horoscope.horoscopeData.at(-1).date = 'soon'
        }),
      )
      await page.goto('/horoscope/weekly/leo')
      await page.getByText('Date not found').first().waitFor()
    },
  )

  test('shows its video to a reader with access, and the video of the preview to a guest (HOR-18)', async ({
    newVisit,
  }) => {
    const addVideos = changeHoroscope((horoscope) => {
      for (const translation of horoscope.horoscopeData.at(-1).translations) {
        translation.video_link_preview = 'https://www.youtube.com/watch?v=previewab12'
        if ('description' in translation || 'video_link' in translation)
          translation.video_link = 'https://youtu.be/thewhole123'
      }
    })
    const readSource = (page: Page) => page.locator('iframe').first().getAttribute('src')
    const youtube = (route: Route) => route.fulfill({ body: '' })
    const { page } = await newVisit()
    await page.route('https://www.youtube-nocookie.com/**', youtube)
    await page.route(singleCalls, addVideos)
    await page.goto('/horoscope/weekly/leo')
    await expect
      .poll(() => readSource(page))
      .toBe('https://www.youtube-nocookie.com/embed/previewab12')
    // The script that seeds the session runs in the frame of the video too, which has no access to storage.
    const reader = await openAsReader(newVisit, {
      expectedConsoleErrors: [/'sessionStorage' property/],
    })
    await reader.page.route('https://www.youtube-nocookie.com/**', youtube)
    await reader.page.route(singleCalls, addVideos)
    await reader.page.goto('/horoscope/weekly/leo')
    await expect
      .poll(() => readSource(reader.page))
      .toBe('https://www.youtube-nocookie.com/embed/thewhole123')
  })

  testVariant(
    'shows the markup of a preview and runs no script in it (HOR-19)',
    async ({ newVisit }) => {
      const { page } = await newVisit({
        // Chromium reports an inline handler when the markup is parsed for sanitising, where it cannot run.
        expectedConsoleErrors: [/^Executing inline event handler violates/],
      })
      await page.route(
        singleCalls,
        changeHoroscope((horoscope) => {
          for (const translation of horoscope.horoscopeData.at(-1).translations)
            translation.description_preview =
              '<p>Kept <em>markup</em></p><img src=x onerror="window.ran=1"><script>window.ran=1</script>'
        }),
      )
      await page.goto('/horoscope/weekly/leo')
      await page.locator('main em', { hasText: 'markup' }).waitFor()
      // Structured data for search engines is in a script element that browsers do not run.
      const runs = 'script:not([type="application/ld+json"]), [onerror]'
      expect(await page.locator('main').locator(runs).count()).toBe(0)
      expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    },
  )

  testVariant(
    'is sold as a one-off to a reader, and plans are offered for its sign (HOR-22, HOR-23)',
    async ({ newVisit }) => {
      const { page } = await openAsReader(newVisit)
      await page.goto('/horoscope/monthly/leo')
      await page.getByRole('button', { name: 'Buy this horoscope for £2.99' }).click()
      await page.waitForURL('**/one-off-confirmation')
      const state = await page.evaluate(() => (history.state as { usr: unknown }).usr)
      expect(state).toMatchObject({ horoscopeType: 2 })
      await page.goBack()
      await page.getByRole('link', { name: 'Sign up for a plan' }).click()
      await page.waitForURL('**/payment-plan-select')
      const plan = await page.evaluate(() => (history.state as { usr: unknown }).usr)
      expect(plan).toEqual({ horoscopeId: 5, key: 'Leo', cycle: 2 })
    },
  )

  test('that does not exist is answered 404 with its own message (HOR-24)', async ({
    newVisit,
  }) => {
    const { page } = await newVisit()
    for (const address of ['/horoscope/weekly/nosuch', '/horoscope/daily/aries']) {
      const answer = await page.goto(address)
      expect(answer?.status()).toBe(404)
      await page.getByRole('heading', { level: 1, name: 'Unable to find horoscope' }).waitFor()
    }
  })

  testVariant('is shown in Hindi, with its title and its offer (LANG-06)', async ({ newVisit }) => {
    const { page, context } = await newVisit()
    await page.goto('/horoscope/weekly/leo')
    const { origin } = new URL(page.url())
    await context.addCookies([{ name: 'language', value: '2', url: origin }])
    await page.reload()
    await page.getByText('साप्ताहिक', { exact: true }).waitFor()
    await page.getByRole('button', { name: /ख़रीदें/ }).waitFor()
    await expect(page).toHaveTitle(/^सिंह साप्ताहिक राशिफल/)
  })
})
