import type { Page } from '@playwright/test'
import { signPicture } from '@rashi/contract/pictures.rules'
import { createPerson, seedSession, type Person } from '../helpers/accounts.ts'
import { expect, test, testVariant, type NewVisit } from '../test.ts'

const readPath = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

async function openAsReader(newVisit: NewVisit, person?: Person) {
  const visit = await newVisit()
  await seedSession(visit.context, person ?? (await createPerson()))
  return visit
}

test.describe('the dashboard', () => {
  test('opens at each of its addresses with the horoscopes that the reader may read (HOR-02, HOR-04, HOR-05, HOR-10, DAY-46)', async ({
    newVisit,
  }) => {
    const { page } = await openAsReader(newVisit)
    for (const address of ['/dashboard', '/dashboard/1', '/auth/dashboard']) {
      await page.goto(address)
      await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
      const panel = page.getByRole('tabpanel', { name: 'Weekly' })
      await panel.getByRole('heading', { level: 2, name: 'Leo' }).waitFor()
      await panel.getByText('With the Moon in Leo').waitFor()
      await expect(panel.locator('img')).toHaveAttribute('src', signPicture('Leo', '-small'))
      await panel.getByRole('link', { name: 'Read more: Leo, Weekly' }).click()
      await page.waitForURL('**/horoscope/weekly/leo')
    }
  })

  test('reads its tab from the address, writes it there and keeps it over a reload (HOR-02, HOR-03, HOR-06)', async ({
    newVisit,
  }) => {
    const { page } = await openAsReader(newVisit)
    const selected = () => page.getByRole('tab', { selected: true }).textContent()
    await page.goto('/dashboard?tab=2')
    await page.getByText('There are no horoscopes.').waitFor()
    await expect.poll(selected).toBe('Monthly')
    await page.getByRole('tab', { name: 'Yearly' }).click()
    await expect.poll(() => readPath(page)).toBe('/dashboard?tab=3')
    await page.reload()
    await page.getByRole('tab').first().waitFor()
    await expect.poll(selected).toBe('Yearly')
    await page.goto('/dashboard/2')
    await page.getByRole('tab').first().waitFor()
    await expect.poll(selected).toBe('Monthly')
    await page.goto('/dashboard/2?tab=1')
    await page.getByRole('tab').first().waitFor()
    await expect.poll(selected).toBe('Weekly')
  })

  test('lists the yearly horoscope of the generated sign with its life events (HOR-05, HOR-11)', async ({
    newVisit,
  }) => {
    const { page } = await openAsReader(newVisit)
    await page.goto('/dashboard?tab=3')
    const panel = page.getByRole('tabpanel', { name: 'Yearly' })
    const target = (name: string) => panel.getByRole('link', { name }).getAttribute('href')
    expect(await target('Horoscopes')).toBe('/horoscope/yearly/leo')
    expect(await target('Life Events')).toBe('/life-events')
    expect(await target('Read more: Leo, Yearly')).toBe('/horoscope/yearly/leo')
  })

  test('offers only the life events of a year that the reader can read already (HOR-12)', async ({
    newVisit,
  }) => {
    const { page } = await openAsReader(newVisit)
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

  test('counts down the free trial and offers a plan to a reader without one (HOR-08, HOR-35, DAY-25)', async ({
    newVisit,
  }) => {
    const person = await createPerson()
    const { page } = await openAsReader(newVisit, person)
    await page.clock.install({ time: new Date(Date.parse(person.user.created_at) + 1000) })
    await page.goto('/dashboard')
    const timer = page.getByRole('timer', { name: 'Free trial ends in' })
    await timer.waitFor()
    // By the server's clock, which runs on while the page loads.
    await expect.poll(() => timer.textContent()).toMatch(/days90.*hours23.*minutes5\d.*seconds\d\d/)
    const before = await timer.textContent()
    await page.clock.runFor(2_000)
    await expect.poll(() => timer.textContent()).not.toBe(before)
    const plan = page.getByRole('link', { name: 'Choose your plan' })
    await expect(plan).toHaveAttribute('href', '/moonsign-select')
  })

  testVariant(
    'shows a subscriber neither the free trial nor the offer of a plan (HOR-08, HOR-32)',
    async ({ newVisit }) => {
      const { page } = await openAsReader(newVisit)
      await page.route('**/api/user/get-user-details', async (route) => {
        const answer = await route.fetch()
        const body = await answer.json()
        body.data.user.active_subscriptions = [{ id: 'one' }]
        await route.fulfill({ response: answer, json: body })
      })
      const details = page.waitForResponse('**/api/user/get-user-details')
      await page.goto('/dashboard')
      await details
      await page.getByRole('heading', { level: 2, name: 'Leo' }).waitFor()
      expect(await page.getByRole('link', { name: 'Choose your plan' }).count()).toBe(0)
      expect(await page.getByRole('timer').count()).toBe(0)
    },
  )

  test('follows a stored deep link once, and only within this site (HOR-09)', async ({
    newVisit,
  }) => {
    const { page } = await openAsReader(newVisit)
    await page.goto('/moonsign-lookup')
    await page.evaluate(() =>
      sessionStorage.setItem('deep-link-redirect', '/horoscope/monthly/aries'),
    )
    await page.goto('/dashboard')
    await page.waitForURL('**/horoscope/monthly/aries')
    await page.goto('/dashboard')
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
    await page.evaluate(() => sessionStorage.setItem('deep-link-redirect', '//evil.example/'))
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
  })
})
