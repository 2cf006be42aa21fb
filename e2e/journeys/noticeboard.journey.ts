import type { Page } from '@playwright/test'
import { createPerson, seedSession } from '../helpers/accounts.ts'
import { call } from '../product.ts'
import { expect, test, testVariant } from '../test.ts'

const noticeboard = '/api/noticeboard/user-noticeboard'

const bell = (page: Page) => page.getByRole('link', { name: 'Noticeboard', exact: true })
const readBellPicture = (page: Page) => bell(page).locator('svg').innerHTML()

test('notices show title, text, date and link, and unread ones are highlighted (NOT-01, NOT-02)', async ({
  newVisit,
}) => {
  const { page, context } = await newVisit()
  const person = await createPerson()
  const { body } = await call(`GET ${noticeboard}`, { token: person.token })
  const [first, second] = body.noticeboards
  await call(`POST ${noticeboard}-mark-read`, { token: person.token, body: { ids: [second.id] } })
  await seedSession(context, person)
  await page.goto('/noticeboard')
  const items = page.getByRole('main').getByRole('listitem')
  await expect.poll(() => items.count()).toBe(body.noticeboards.length)

  const translation = first.translations[0]
  const top = items.first()
  await top.getByRole('heading', { name: translation.title }).waitFor()
  await top.getByText(translation.description).waitFor()
  const day = new Date(first.created_at).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  await top.getByText(day).waitFor()
  const link = top.getByRole('link', { name: translation.link_label })
  await expect(link).toHaveAttribute('href', translation.link)

  const background = (at: number) =>
    items.nth(at).evaluate((item) => getComputedStyle(item).backgroundColor)
  expect(await top.getByText('New', { exact: true }).count()).toBe(1)
  expect(await items.nth(1).getByText('New', { exact: true }).count()).toBe(0)
  expect(await background(0)).not.toBe(await background(1))
})

test('“Mark all as read” sends the unread ids once, removes the highlights and changes the bell (NOT-03, HOR-07)', async ({
  newVisit,
}) => {
  const { page, context, calls } = await newVisit()
  const person = await createPerson()
  const { body } = await call(`GET ${noticeboard}`, { token: person.token })
  const [read, ...unread] = body.noticeboards.map(({ id }: { id: number }) => id)
  await call(`POST ${noticeboard}-mark-read`, { token: person.token, body: { ids: [read] } })
  await seedSession(context, person)

  await page.goto('/dashboard')
  await expect.poll(() => bell(page).getAttribute('data-unread')).toBe('true')
  const unreadPicture = await readBellPicture(page)
  await bell(page).click()
  await page.waitForURL((url) => url.pathname === '/noticeboard')
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect.poll(() => page.getByText('New', { exact: true }).count()).toBe(0)
  const marks = () => calls.filter(({ name }) => name.startsWith('POST') && name.includes('mark'))
  await expect.poll(() => marks().map(({ body }) => body)).toEqual([{ ids: unread }])

  // Without unread notices no call is made (NOT-03).
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await page.getByText('There is nothing unread.').waitFor()
  expect(marks()).toHaveLength(1)

  await page.goto('/dashboard')
  await expect.poll(() => readBellPicture(page)).not.toBe(unreadPicture)
  await expect(bell(page)).not.toHaveAttribute('data-unread')
})

testVariant('an empty noticeboard says so and links to the dashboard', async ({ newVisit }) => {
  const { page, context } = await newVisit()
  await seedSession(context, await createPerson())
  await page.route(`**${noticeboard}`, (route) =>
    route.fulfill({ json: { noticeboards: [], allNoticeboardRead: true } }),
  )
  await page.goto('/noticeboard')
  await page.getByText('There are no notices.').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).waitFor()
})
