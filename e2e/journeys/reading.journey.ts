import type { Page } from '@playwright/test'
import { createPerson, seedSession, type Person } from '../helpers/accounts.ts'
import { prepareSecondClick } from '../helpers/double-click.ts'
import { call } from '../product.ts'
import { expect, test, testVariant, type NewVisit, type VisitOptions } from '../test.ts'

const phone = { viewport: { width: 360, height: 740 } }
const desk = { viewport: { width: 1440, height: 900 } }
const week = '/horoscope/weekly/leo'

async function openAsReader(newVisit: NewVisit, options: VisitOptions, path = week) {
  const person = await createPerson()
  const visit = await newVisit(options)
  await seedSession(visit.context, person)
  await visit.page.goto(path)
  return { ...visit, person }
}

const ribbon = (page: Page) => page.getByRole('region', { name: 'The Moon, day by day' })
const isFocused = (page: Page, text: string) =>
  page.evaluate((part) => document.activeElement?.textContent.includes(part) ?? false, text)

async function readWeek({ token }: Person, timeZone: string) {
  const { body } = await call(
    `GET /api/horoscope/user-new-single-horoscope/weekly/leo?time_zone=${timeZone}`,
    { token },
  )
  return body.horoscope.horoscopeData.at(-1)
}

test.describe('a week on a phone', () => {
  testVariant(
    'shows the Moon of seven days, marks today, and each day leads to its line and is focused there (DAY-04)',
    async ({ newVisit }) => {
      const { page, person } = await openAsReader(newVisit, { ...phone, timezoneId: 'Asia/Tokyo' })
      const days = ribbon(page).getByRole('listitem')
      await expect(days).toHaveCount(7)
      await expect(ribbon(page).getByRole('link')).toHaveCount(7)
      const { days: listed } = await readWeek(person, 'Asia/Tokyo')
      for (const [index, { translations }] of listed.entries())
        await expect(days.nth(index)).toContainText(translations[0].word)
      const today = Temporal.Now.plainDateISO('Asia/Tokyo')
      await expect(ribbon(page).locator('[aria-current=date]')).toHaveCount(
        listed.some(({ date }: { date: string }) => date === `${today}`) ? 1 : 0,
      )
      await days.nth(4).getByRole('link').click()
      await expect.poll(() => isFocused(page, 'Friday ')).toBe(true)
    },
  )

  test('says the week in short above its chapters, whose row stays in view, marks what is read and leads to each (DAY-05, DAY-06)', async ({
    newVisit,
  }) => {
    const { page, person } = await openAsReader(newVisit, { ...phone, timezoneId: 'Asia/Tokyo' })
    const short = page.getByRole('region', { name: 'In short' })
    const [texts] = (await readWeek(person, 'Asia/Tokyo')).translations
    await expect(short.getByRole('paragraph')).toHaveText(texts.in_short)
    const links = page.getByRole('navigation', { name: 'Go to a chapter' })
    await links.getByRole('link', { name: 'Family' }).click()
    const heading = page.getByRole('heading', { level: 2, name: 'Family' })
    await expect(heading).toBeFocused()
    await expect(links.getByRole('link', { name: 'Family' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(links).toBeInViewport()
    const row = (await links.boundingBox())!
    expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(row.y + row.height)
    // The notes are folded where they stand below their paragraphs.
    expect(await page.locator('article details[open]').count()).toBe(0)
  })

  test('asks whether it was true; the answer is kept, may be changed, and after a failure is what it was (DAY-03, DAY-09, NAV-29)', async ({
    newVisit,
  }) => {
    const { page, calls } = await openAsReader(newVisit, {
      ...phone,
      expectedConsoleErrors: [/status of 503/],
    })
    const question = page.getByRole('region', { name: 'Was this true for you?' })
    const answer = (name: string) => question.getByRole('button', { name, exact: true })
    const feedback = 'POST /api/user/save-reading-feedback'
    const clickAgain = await prepareSecondClick(answer('Yes'))
    await answer('Yes').click()
    await question.getByText('Your answer is saved.').waitFor()
    await clickAgain()
    // The button is pressed before the answer is saved, and a reload would end the call.
    const saved = page.waitForResponse('**/api/user/save-reading-feedback')
    // The first click of this one was elsewhere.
    const clickAfterAnother = await prepareSecondClick(answer('Partly'))
    await clickAfterAnother()
    await expect(answer('Partly')).toHaveAttribute('aria-pressed', 'true')
    await saved
    expect(calls.filter(({ name }) => name === feedback)).toMatchObject([
      { body: { answer: 'yes' } },
      { body: { answer: 'partly' } },
    ])
    await page.reload()
    await expect(answer('Partly')).toHaveAttribute('aria-pressed', 'true')
    await expect(answer('Yes')).toHaveAttribute('aria-pressed', 'false')
    const failure = { message: 'Please try again later.', code: 'unavailable' }
    await page.route('**/api/user/save-reading-feedback', (route) =>
      route.fulfill({ status: 503, json: failure }),
    )
    await answer('No').click()
    await page.getByText(failure.message).waitFor()
    await expect(answer('Partly')).toHaveAttribute('aria-pressed', 'true')
  })

  test('of another sign is a press away for a guest, who is shown the Moon without links and no text that is locked (DAY-04, DAY-05, DAY-10)', async ({
    newVisit,
  }) => {
    const { page } = await newVisit(phone)
    await page.goto(week)
    await expect(ribbon(page).getByRole('listitem')).toHaveCount(7)
    expect(await ribbon(page).getByRole('link').count()).toBe(0)
    expect(await page.getByRole('region', { name: 'In short' }).count()).toBe(0)
    expect(await page.getByRole('region', { name: 'Was this true for you?' }).count()).toBe(0)
    const signs = page.getByRole('navigation', { name: 'Read another sign' })
    await expect(signs.getByRole('link', { name: 'Leo' })).toHaveAttribute('aria-current', 'page')
    await signs.getByRole('link', { name: 'Pisces' }).click()
    await page.waitForURL('**/horoscope/weekly/pisces')
    await expect(signs.getByRole('link', { name: 'Pisces' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })
})

test.describe('a week on a wide window', () => {
  test('has its chapters in a column, the notes open beside their paragraphs, and the sky beside the days (DAY-06, DAY-07)', async ({
    newVisit,
  }) => {
    const { page } = await openAsReader(newVisit, desk)
    const text = page.getByRole('region', { name: 'Overview' })
    const paragraph = (await text
      .locator('p + details')
      .first()
      .locator('xpath=preceding-sibling::p[1]')
      .boundingBox())!
    const note = text.locator('details').first()
    await expect(note.getByRole('listitem').first()).toBeVisible()
    const beside = (await note.boundingBox())!
    expect(beside.x).toBeGreaterThan(paragraph.x + paragraph.width)
    expect(Math.abs(beside.y - paragraph.y)).toBeLessThan(40)
    const links = page.getByRole('navigation', { name: 'Go to a chapter' })
    await links.getByRole('link', { name: 'Days to note' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Days to note' })).toBeFocused()
    await expect(links).toBeInViewport({ ratio: 1 })
    const column = (await links.boundingBox())!
    expect(column.x + column.width).toBeLessThan(paragraph.x)
    const sky = page.getByRole('complementary', { name: 'What the sky is doing' })
    await expect(sky).toBeInViewport({ ratio: 0.5 })
    expect((await sky.boundingBox())!.x).toBeGreaterThan(paragraph.x + paragraph.width)
  })

  test('ends with the month in one sentence, its picture to share, an astrologer and the day of the next week (DAY-08, DAY-11)', async ({
    newVisit,
  }) => {
    const { page } = await openAsReader(newVisit, desk)
    const { body } = await call('GET /api/horoscope/new-single-horoscope/monthly/leo')
    const main = page.getByRole('main')
    await main.getByRole('heading', { name: 'The month in one sentence' }).waitFor()
    const preview = body.horoscope.horoscopeData
      .at(-1)
      .translations[0].description_preview.replace(/<[^>]+>/g, '')
    const sentence = await main
      .getByRole('heading', { name: 'The month in one sentence' })
      .locator('xpath=following-sibling::p[1]')
      .textContent()
    expect(preview.startsWith(sentence)).toBe(true)
    await main.getByText('Opens with Gold or Diamond').waitFor()
    const picture = main.locator('img[src^="/media/share/en/weekly/leo/"]')
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBe(1200)
    await expect(main.getByRole('link', { name: 'Ask an astrologer' })).toHaveAttribute(
      'href',
      '/consultations',
    )
    const start = Temporal.PlainDate.from(
      (await call('GET /api/horoscope/new-single-horoscope/weekly/leo')).body.horoscope
        .current_period.from,
    )
    const british = new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    })
    const next = british.format(new Date(`${start.add({ days: 7 })}T00:00:00Z`))
    await main.getByText(`It comes out on Monday ${next}.`).waitFor()
    await page.getByRole('region', { name: 'Periods' }).getByText('Earlier').click()
    await page.getByRole('region', { name: 'Periods' }).getByRole('link').nth(1).click()
    await main.getByRole('link', { name: 'Read this week' }).click()
    await main.getByText(`It comes out on Monday ${next}.`).waitFor()
  })
})
