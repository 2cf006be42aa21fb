import type { Page, Route } from '@playwright/test'
import { aPerson, signedIn, type Person } from '../helpers/accounts.ts'
import { call, productUrl } from '../product.ts'
import { expect, test, type NewVisit, type VisitOptions } from '../test.ts'

const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

// oxlint-disable-next-line typescript/no-explicit-any -- a test changes what came
type Horoscope = any

/** The horoscope that the browser is answered, changed on its way. */
const changing = (change: (horoscope: Horoscope) => void) => async (route: Route) => {
  const answer = await route.fetch()
  const body = await answer.json()
  change(body.horoscope)
  await route.fulfill({ response: answer, json: body })
}
const singleCalls = '**/api/horoscope/*single-horoscope/**'

async function aReader(newVisit: NewVisit, person?: Person, options?: VisitOptions) {
  const visit = await newVisit(options)
  await signedIn(visit.context, person ?? (await aPerson()))
  return visit
}

const month =
  'January|February|March|April|May|June|July|August|September|October|November|December'
const week = new RegExp(`^(${month}) \\d+ - (${month}) \\d+$`)

test.describe('the dashboard', () => {
  for (const address of ['/dashboard', '/dashboard/1', '/auth/dashboard'])
    test(`opens at ${address} with what its owner may read (HOR-02, HOR-04, HOR-05)`, async ({
      newVisit,
    }) => {
      const { page } = await aReader(newVisit)
      await page.goto(address)
      await page.getByRole('heading', { level: 1, name: 'Your horoscopes' }).waitFor()
      const panel = page.getByRole('tabpanel', { name: 'Weekly' })
      await panel.getByRole('heading', { level: 2, name: 'Leo' }).waitFor()
      await panel.getByText('With the Moon in Leo').waitFor()
      expect(await panel.locator('img').getAttribute('src')).toBe('/media/signs/leo.svg')
      await panel.getByRole('link', { name: 'Read more: Leo, Weekly' }).click()
      await page.waitForURL('**/horoscope/weekly/leo')
    })

  test('keeps its tab in the address, both ways and over a reload (HOR-02, HOR-03, HOR-06)', async ({
    newVisit,
  }) => {
    const { page } = await aReader(newVisit)
    const selected = () => page.getByRole('tab', { selected: true }).textContent()
    await page.goto('/dashboard?tab=2')
    await page.getByText('There are no horoscopes.').waitFor()
    expect(await selected()).toBe('Monthly')
    await page.getByRole('tab', { name: 'Yearly' }).click()
    await expect.poll(() => pathOf(page)).toBe('/dashboard?tab=3')
    await page.reload()
    await page.getByRole('tab').first().waitFor()
    expect(await selected()).toBe('Yearly')
    await page.goto('/dashboard/2')
    await page.getByRole('tab').first().waitFor()
    expect(await selected()).toBe('Monthly')
    await page.goto('/dashboard/2?tab=1')
    await page.getByRole('tab').first().waitFor()
    expect(await selected()).toBe('Weekly')
  })

  test('lists the year of the generated sign with its life events (HOR-05, HOR-11)', async ({
    newVisit,
  }) => {
    const { page } = await aReader(newVisit)
    await page.goto('/dashboard?tab=3')
    const panel = page.getByRole('tabpanel', { name: 'Yearly' })
    const target = (name: string) => panel.getByRole('link', { name }).getAttribute('href')
    expect(await target('Horoscopes')).toBe('/horoscope/yearly/leo')
    expect(await target('Life Events')).toBe('/life-events')
    expect(await target('Read more: Leo, Yearly')).toBe('/horoscope/yearly/leo')
  })

  test('offers only life events of a year that one reads already (HOR-12)', async ({
    newVisit,
  }) => {
    const { page } = await aReader(newVisit)
    await page.route('**/api/horoscope/user-horoscopes?*', async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      for (const { horoscope } of body.activeHoroscopes.Yearly) horoscope.is_user_subscribed = true
      await route.fulfill({ response: answer, json: body })
    })
    await page.goto('/dashboard?tab=3')
    const panel = page.getByRole('tabpanel', { name: 'Yearly' })
    await panel.getByRole('link', { name: 'Life Events' }).waitFor()
    expect(await panel.getByRole('link', { name: 'Horoscopes' }).count()).toBe(0)
    await panel.getByRole('link', { name: 'Read more: Leo, Yearly' }).waitFor()
  })

  test('counts the free trial down and offers a plan to who has none (HOR-08, HOR-35)', async ({
    newVisit,
  }) => {
    const person = await aPerson()
    const { page } = await aReader(newVisit, person)
    await page.clock.install({ time: new Date(Date.parse(person.user.created_at) + 1000) })
    await page.goto('/dashboard')
    const timer = page.getByRole('timer', { name: 'Free trial ends in' })
    await timer.waitFor()
    // By the server's clock, which goes on while the page comes.
    await expect.poll(() => timer.textContent()).toMatch(/days90.*hours23.*minutes5\d.*seconds\d\d/)
    const before = await timer.textContent()
    await page.clock.runFor(2_000)
    await expect.poll(() => timer.textContent()).not.toBe(before)
    const plan = page.getByRole('link', { name: 'Choose your plan' })
    expect(await plan.getAttribute('href')).toBe('/moonsign-select')
  })

  test('shows neither to a subscriber (HOR-08, HOR-32)', async ({ newVisit }) => {
    const { page } = await aReader(newVisit)
    await page.route('**/api/user/get-user-details', async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      body.data.user.active_subscriptions = [{ id: 'one' }]
      await route.fulfill({ response: answer, json: body })
    })
    await page.goto('/dashboard')
    await page.getByRole('heading', { level: 2, name: 'Leo' }).waitFor()
    expect(await page.getByRole('link', { name: 'Choose your plan' }).count()).toBe(0)
    expect(await page.getByRole('timer').count()).toBe(0)
  })

  test('follows a kept deep link once, within this site (HOR-09)', async ({ newVisit }) => {
    const { page } = await aReader(newVisit)
    await page.goto('/moonsign-lookup')
    await page.evaluate(() =>
      sessionStorage.setItem('deep-link-redirect', '/horoscope/monthly/aries'),
    )
    await page.goto('/dashboard')
    await page.waitForURL('**/horoscope/monthly/aries')
    await page.goto('/dashboard')
    await page.getByRole('heading', { level: 1, name: 'Your horoscopes' }).waitFor()
    await page.evaluate(() => sessionStorage.setItem('deep-link-redirect', '//evil.example/'))
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Your horoscopes' }).waitFor()
  })
})

test.describe('a horoscope', () => {
  for (const [address, subtitle] of [
    ['/horoscope/weekly/aries', 'Weekly'],
    ['/horoscope/monthly/ARIES', 'Monthly'],
    ['/horoscope/Yearly/Aries', 'Annual'],
  ] as const)
    test(`opens for a guest at ${address} by the public call (HOR-01, HOR-13, HOR-17)`, async ({
      newVisit,
    }) => {
      const { page, calls } = await newVisit()
      await page.goto(address)
      await page.getByText(subtitle, { exact: true }).waitFor()
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expect
        .poll(() => calls.some(({ name }) => name.includes('/new-single-horoscope/')))
        .toBe(true)
      expect(calls.some(({ name }) => name.includes('user-new-single-horoscope'))).toBe(false)
      await page.getByText('Sidereal zodiac (Lahiri)', { exact: true }).waitFor()
    })

  test('is drawn by the server whole, as for a guest, with nothing that is paid for (HOR-13, HOR-31)', async () => {
    const answer = await fetch(`${productUrl()}/horoscope/weekly/leo`)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain('Buy this horoscope for £0.99')
    expect(html).not.toContain('What the sky puts in front of you.')
  })

  test('shows its chapters to who may read it, by the call of the user, and never flashes an offer (HOR-13, HOR-19, HOR-25)', async ({
    newVisit,
  }) => {
    const { page, calls } = await aReader(newVisit)
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

  for (const timezoneId of ['Pacific/Auckland', 'America/Los_Angeles'])
    test(`lists what the sky is doing on the clock of a reader in ${timezoneId} (HOR-19)`, async ({
      newVisit,
    }) => {
      const { page } = await newVisit({ timezoneId })
      await page.goto('/horoscope/weekly/leo')
      const { body } = await call('GET /api/horoscope/new-single-horoscope/weekly/leo')
      const { sky_events: events } = (
        body.horoscope.horoscopeData as {
          sky_events: { at: string; translations: { text: string }[] }[]
        }[]
      ).at(-1)!
      expect(events.length).toBeGreaterThan(4)
      const sky = page.getByRole('complementary', { name: 'What the sky is doing' })
      await sky.getByText(`Times: ${timezoneId}`).waitFor()
      const rows = await sky.getByRole('listitem').allTextContents()
      expect(rows).toHaveLength(events.length)
      for (const [index, { at, translations }] of events.entries()) {
        expect(rows[index]).toContain(translations[0]!.text)
        const there = Temporal.Instant.from(at).toZonedDateTimeISO(timezoneId)
        const clock = there.toPlainTime().toString({ smallestUnit: 'minute' })
        expect(rows[index]).toContain(clock)
        expect(rows[index]).toMatch(new RegExp(`\\b${there.day}\\b`))
      }
    })

  test('dates what the sky is doing as Britain and India do, the day before the month (HOR-40)', async ({
    newVisit,
  }) => {
    const { page, context } = await newVisit()
    await page.goto('/horoscope/weekly/leo')
    await expect.poll(() => page.locator('aside time').count()).toBeGreaterThan(3)
    const british = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} [A-Z][a-z]{2,3}, \d{2}:\d{2}$/
    for (const words of await page.locator('aside time').allTextContents())
      expect(words).toMatch(british)
    await context.addCookies([{ name: 'language', value: '2', url: page.url() }])
    await page.reload()
    for (const words of await page.locator('aside time').allTextContents())
      expect(words).toMatch(/^\p{Script=Devanagari}+, \d{1,2} \S+, \d{2}:\d{2}$/u)
  })

  test('turns to a chapter from the drawer on the right edge (NAV-06)', async ({ newVisit }) => {
    const { page } = await aReader(newVisit)
    await page.goto('/horoscope/weekly/leo')
    await page.getByRole('button', { name: 'Chapters' }).click()
    const drawer = page.getByRole('dialog', { name: 'Chapters' })
    expect((await drawer.boundingBox())?.width).toBe(350)
    await drawer.getByRole('button', { name: 'Money' }).click()
    await drawer.waitFor({ state: 'detached' })
    const heading = page.getByRole('heading', { level: 2, name: 'Money' })
    await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true)
    const top = (await heading.boundingBox())?.y ?? 0
    expect(top).toBeGreaterThan(60)
    expect(top).toBeLessThan(500)
  })

  for (const [width, slides] of [
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 3],
  ] as const)
    test(`at ${width} px shows ${slides} periods side by side (HOR-14)`, async ({ newVisit }) => {
      const { page } = await newVisit({ viewport: { width, height: 800 } })
      await page.goto('/horoscope/weekly/leo')
      const carousel = page.getByRole('region', { name: 'Periods' })
      const track = await carousel.getByRole('list').boundingBox()
      const slide = await carousel.getByRole('listitem').first().boundingBox()
      expect(Math.round(track!.width / slide!.width)).toBe(slides)
    })

  test('begins with the newest period and turns to an older one (HOR-15, HOR-16, HOR-20)', async ({
    newVisit,
  }) => {
    const { page } = await newVisit()
    await page.goto('/horoscope/weekly/leo')
    const { body } = await call('GET /api/horoscope/new-single-horoscope/weekly/leo')
    const periods = body.horoscope.horoscopeData as Horoscope[]
    const nameOf = (period: Horoscope) => period.translations[0].name as string
    const carousel = page.getByRole('region', { name: 'Periods' })
    const slides = carousel.getByRole('listitem')
    expect(await slides.count()).toBe(periods.length)
    expect(await slides.first().getAttribute('aria-current')).toBe('true')
    const dates = await slides.allTextContents()
    expect(dates.every((words) => week.test(words))).toBe(true)
    await page.getByRole('heading', { level: 1, name: nameOf(periods.at(-1)) }).waitFor()

    await carousel.getByRole('link').nth(1).click()
    await page.getByRole('heading', { level: 1, name: nameOf(periods.at(-2)) }).waitFor()
    expect(await slides.nth(1).getAttribute('aria-current')).toBe('true')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: nameOf(periods.at(-2)) }).waitFor()
  })

  test('of a year has no carousel and is not sold singly (HOR-14, HOR-21, HOR-22, HOR-23)', async ({
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

  test('says that a date or a type cannot be read (HOR-21)', async ({ newVisit }) => {
    const { page } = await newVisit()
    await page.route(
      singleCalls,
      changing((horoscope) => {
        horoscope.horoscopeData.at(-1).date = 'soon'
      }),
    )
    await page.goto('/horoscope/weekly/leo')
    await page.getByText('Date not found').first().waitFor()
  })

  test('shows its video by id, the preview’s to who may not read (HOR-18)', async ({
    newVisit,
  }) => {
    const give = changing((horoscope) => {
      for (const words of horoscope.horoscopeData.at(-1).translations) {
        words.video_link_preview = 'https://www.youtube.com/watch?v=previewab12'
        if ('description' in words || 'video_link' in words)
          words.video_link = 'https://youtu.be/thewhole123'
      }
    })
    const sourceOf = (page: Page) => page.locator('iframe').first().getAttribute('src')
    const youtube = (route: Route) => route.fulfill({ body: '' })
    const { page } = await newVisit()
    await page.route('https://www.youtube-nocookie.com/**', youtube)
    await page.route(singleCalls, give)
    await page.goto('/horoscope/weekly/leo')
    expect(await sourceOf(page)).toBe('https://www.youtube-nocookie.com/embed/previewab12')
    // The script that seeds the session runs in the film's frame too, where storage is closed to it.
    const reader = await aReader(newVisit, undefined, {
      expectedComplaints: [/'sessionStorage' property/],
    })
    await reader.page.route('https://www.youtube-nocookie.com/**', youtube)
    await reader.page.route(singleCalls, give)
    await reader.page.goto('/horoscope/weekly/leo')
    expect(await sourceOf(reader.page)).toBe('https://www.youtube-nocookie.com/embed/thewhole123')
  })

  test('shows a preview’s markup and runs nothing of it (HOR-19)', async ({ newVisit }) => {
    const { page } = await newVisit({
      // Chromium reports a handler already when markup is parsed to be cleaned.
      expectedComplaints: [/^Executing inline event handler violates/],
    })
    await page.route(
      singleCalls,
      changing((horoscope) => {
        for (const words of horoscope.horoscopeData.at(-1).translations)
          words.description_preview =
            '<p>Kept <em>markup</em></p><img src=x onerror="window.ran=1"><script>window.ran=1</script>'
      }),
    )
    await page.goto('/horoscope/weekly/leo')
    await page.locator('main em', { hasText: 'markup' }).waitFor()
    // What the page tells search engines is data, which no browser runs.
    const runs = 'script:not([type="application/ld+json"]), [onerror]'
    expect(await page.locator('main').locator(runs).count()).toBe(0)
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  })

  test('is sold singly to a guest by way of signing in (HOR-22, HOR-23)', async ({ newVisit }) => {
    const { page } = await newVisit()
    await page.goto('/horoscope/monthly/leo')
    await page.getByRole('button', { name: 'Buy this horoscope for £2.99' }).click()
    await page.waitForURL('**/?redirect=one-off-confirmation')
    const kept = await page.evaluate(() => sessionStorage.getItem('selected-one-off'))
    expect(JSON.parse(kept ?? 'null')).toMatchObject({ horoscopeType: 2 })
  })

  test('is sold singly to a reader at once, and plans are offered for its sign (HOR-22, HOR-23)', async ({
    newVisit,
  }) => {
    const { page } = await aReader(newVisit)
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
  })

  test('is not sold singly within a subscription (HOR-22)', async ({ newVisit }) => {
    const { page } = await aReader(newVisit)
    await page.route(
      singleCalls,
      changing((horoscope) => {
        horoscope.is_user_subscribed = true
      }),
    )
    await page.goto('/horoscope/monthly/leo')
    await page.getByRole('link', { name: 'Sign up for a plan' }).waitFor()
    expect(await page.getByRole('button', { name: 'Buy this horoscope' }).count()).toBe(0)
  })

  for (const address of ['/horoscope/weekly/nosuch', '/horoscope/daily/aries'])
    test(`that does not exist says so at ${address} (HOR-24)`, async ({ newVisit }) => {
      const { page } = await newVisit()
      const answer = await page.goto(address)
      expect(answer?.status()).toBe(404)
      await page.getByRole('heading', { level: 1, name: 'Unable to find horoscope' }).waitFor()
    })

  test('speaks Hindi, dates and all (LANG-06)', async ({ newVisit }) => {
    const { page, context } = await newVisit()
    await page.goto('/horoscope/weekly/leo')
    const { origin } = new URL(page.url())
    await context.addCookies([{ name: 'language', value: '2', url: origin }])
    await page.reload()
    await page.getByText('साप्ताहिक', { exact: true }).waitFor()
    await page.getByRole('button', { name: /ख़रीदें/ }).waitFor()
    expect(await page.title()).toMatch(/^सिंह साप्ताहिक राशिफल/)
  })
})
