import type { Page } from '@playwright/test'
import { aPerson, signedIn } from '../helpers/accounts.ts'
import { call } from '../product.ts'
import { expect, test } from '../test.ts'

const board = '/api/noticeboard/user-noticeboard'

const bell = (page: Page) => page.getByRole('link', { name: 'Noticeboard', exact: true })
const bellPicture = (page: Page) => bell(page).locator('svg').innerHTML()

test('notices stand with title, words, date and link; unread ones stand out (NOT-01, NOT-02)', async ({
  newVisit,
}) => {
  const { page, context } = await newVisit()
  const person = await aPerson()
  const { body } = await call(`GET ${board}`, { token: person.token })
  const [first, second] = body.noticeboards
  await call(`POST ${board}-mark-read`, { token: person.token, body: { ids: [second.id] } })
  await signedIn(context, person)
  await page.goto('/noticeboard')
  const items = page.getByRole('main').getByRole('listitem')
  await expect.poll(() => items.count()).toBe(body.noticeboards.length)

  const words = first.translations[0]
  const top = items.first()
  await top.getByRole('heading', { name: words.title }).waitFor()
  await top.getByText(words.description).waitFor()
  const day = new Date(first.created_at).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  await top.getByText(day).waitFor()
  const link = top.getByRole('link', { name: words.link_label })
  expect(await link.getAttribute('href')).toBe(words.link)

  const background = (at: number) =>
    items.nth(at).evaluate((item) => getComputedStyle(item).backgroundColor)
  expect(await top.getByText('New', { exact: true }).count()).toBe(1)
  expect(await items.nth(1).getByText('New', { exact: true }).count()).toBe(0)
  expect(await background(0)).not.toBe(await background(1))
})

test('marking all sends the unread ids once, the highlights go and the bell changes (NOT-03, HOR-07)', async ({
  newVisit,
}) => {
  const { page, context, calls } = await newVisit()
  const person = await aPerson()
  const { body } = await call(`GET ${board}`, { token: person.token })
  const [read, ...unread] = body.noticeboards.map(({ id }: { id: number }) => id)
  await call(`POST ${board}-mark-read`, { token: person.token, body: { ids: [read] } })
  await signedIn(context, person)

  await page.goto('/dashboard')
  await expect.poll(() => bell(page).getAttribute('data-unread')).toBe('true')
  const ringing = await bellPicture(page)
  await bell(page).click()
  await page.waitForURL((url) => url.pathname === '/noticeboard')
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect.poll(() => page.getByText('New', { exact: true }).count()).toBe(0)
  const marks = () => calls.filter(({ name }) => name.startsWith('POST') && name.includes('mark'))
  expect(marks().map(({ body }) => body)).toEqual([{ ids: unread }])

  // Nothing is unread now: no call is made (NOT-03).
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await page.getByText('There is nothing unread.').waitFor()
  expect(marks()).toHaveLength(1)

  await page.goto('/dashboard')
  await expect.poll(() => bellPicture(page)).not.toBe(ringing)
  expect(await bell(page).getAttribute('data-unread')).toBeNull()
})

test('an empty board says so and leads on', async ({ newVisit }) => {
  const { page, context } = await newVisit()
  await signedIn(context, await aPerson())
  await page.route(`**${board}`, (route) =>
    route.fulfill({ json: { noticeboards: [], allNoticeboardRead: true } }),
  )
  await page.goto('/noticeboard')
  await page.getByText('There are no notices.').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).waitFor()
})
