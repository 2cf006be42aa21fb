import { buyPlan, button, orderPlan, planButton } from '../helpers/checkout.ts'
import { createPerson, seedSession } from '../helpers/accounts.ts'
import { call } from '../product.ts'
import { expect, test, type NewVisit, type VisitOptions } from '../test.ts'

/** Opens the plans without a chosen sign. The person's moonsign is Leo. */
async function openPlans(
  newVisit: NewVisit,
  { isGuest = false, ...options }: { isGuest?: boolean } & VisitOptions = {},
) {
  const visit = await newVisit(options)
  const person = isGuest ? undefined : await createPerson()
  if (person) await seedSession(visit.context, person)
  await visit.page.goto('/payment-plan-select')
  await planButton(visit.page, 'Gold').waitFor()
  return { ...visit, person }
}

const readRow = (row: string[]) => row.map((cell) => cell.replace(/\s+/g, ' ').trim())

test('the table compares what the plans open and cost, with the beginning of a real text (ENT-41, ENT-42, ENT-43, ENT-49)', async ({
  newVisit,
}) => {
  const { page } = await openPlans(newVisit, { isGuest: true })
  const table = page.getByRole('table', { name: 'What each plan opens and costs' })
  const cellsOf = async (name: string) =>
    readRow(
      await table
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name }) })
        .getByRole('cell')
        .allTextContents(),
    )
  expect(await cellsOf('Per week')).toEqual(['£1.99', '£1.38', '£0.96'])
  expect(await cellsOf('This week')).toEqual(['Included', 'Included', 'Included'])
  expect(await cellsOf('This month')).toEqual(['–Not included', 'Included', 'Included'])
  expect(await cellsOf('The year, 13 sections')).toEqual([
    '–Not included',
    '–Not included',
    'Included',
  ])
  expect(await cellsOf('A second sign')).toEqual(['–Not included', '–Not included', '+£49.99'])
  expect(await cellsOf('Over a year')).toEqual(['£103.48', '£71.88', '£49.99'])

  const path = 'GET /api/horoscope/new-single-horoscope/weekly/aries'
  const week = (await call(path)).body.horoscope.horoscopeData.at(-1).translations[0]
  await button(page, 'This week').click()
  await expect(button(page, 'This week')).toHaveAttribute('aria-expanded', 'true')
  await page
    .getByText(`Aries: ${week.name}`)
    .and(page.locator('td *'))
    .waitFor({ state: 'attached' })
  await table.getByRole('link', { name: 'Go to this page' }).click()
  await page.waitForURL('**/horoscope/weekly/aries')
  await page.goBack()

  await page.getByText(/^Your week is free until \d+ \w+ \d{4}\. Nothing is charged/).waitFor()
  await page.getByRole('link', { name: 'Start your free weeks' }).click()
  await page.waitForURL('**/signup')
})

test('a reader in the free weeks is told that Silver of their own sign is free, and that buying ends them (ENT-44, ENT-45, ENT-47)', async ({
  newVisit,
}) => {
  const { page, person } = await openPlans(newVisit)
  const until: string = person?.user.trial_opens[0].until
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(until),
  )
  const ends = `Buying a plan ends your free weeks, which would run until ${date}.`
  await page.getByText('Reading for Leo, your moonsign.').waitFor()
  await page.getByText('Free now', { exact: true }).waitFor()
  await page.getByText(ends).waitFor()
  const days = page.getByRole('region', { name: 'If you start today' }).getByRole('listitem')
  await expect(days).toHaveCount(4)
  await expect(days.last()).toHaveText(
    /\d{4} Renews at £49\.99\. Cancel before then in two clicks\.$/,
  )

  await orderPlan(page, 'Silver')
  const free = `Open to you free until ${date}. Buying Silver now opens nothing more: it would end your free weeks and cost £1.99 per week.`
  await page.getByText(free).waitFor()
  await page.getByText('Any current free trial is forfeited on purchase.').waitFor()
  await page.goBack()
  await page.getByText(free).waitFor()
  await orderPlan(page, 'Gold')
  await page.getByText(ends).waitFor()
})

test('a subscriber is told what is theirs already, and what to cancel for a higher plan (ENT-46)', async ({
  newVisit,
}) => {
  const { page } = await openPlans(newVisit)
  await buyPlan(page, 'Gold')
  await page.goto('/payment-plan-select')
  await planButton(page, 'Silver').click()
  await page.getByText('You have Gold for Leo, so all of this is already open to you.').waitFor()
  await expect(page.getByText('Yours', { exact: true })).toHaveCount(2)
  await planButton(page, 'Diamond').click()
  await page
    .getByText('You have Gold for Leo. To change to Diamond, please cancel Gold first.')
    .waitFor()
  await expect(page.getByRole('region', { name: 'If you start today' })).toHaveCount(0)
})

// Guard in web/app/features/checkout/plan-bar.module.css: what takes the focus is scrolled above the bar.
test('on a phone the selection stays in view without covering the focus, by touch and by keyboard (ENT-48)', async ({
  newVisit,
}) => {
  const { page } = await openPlans(newVisit, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  })
  const confirm = button(page, 'Confirm Subscription')
  await planButton(page, 'Gold').tap()
  await expect(confirm).toBeInViewport({ ratio: 1 })
  await page.getByText('Gold · Leo', { exact: true }).waitFor()

  // Every control between the table and the bar is above the bar when it has the focus.
  await planButton(page, 'Gold').focus()
  for (const control of [
    planButton(page, 'Diamond'),
    page.getByLabel('Promo code'),
    button(page, 'Apply'),
  ]) {
    await control.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    await page.keyboard.press('Tab')
    await expect(control).toBeFocused()
    const [above, bar] = await Promise.all([control.boundingBox(), confirm.boundingBox()])
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  }
  const back = page.getByRole('link', { name: 'Back', exact: true })
  await back.scrollIntoViewIfNeeded()
  const [link, bar] = await Promise.all([back.boundingBox(), confirm.boundingBox()])
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(link?.y ?? 0)

  await confirm.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/order-confirm')
  await page.getByRole('heading', { level: 1, name: 'Confirm your order' }).waitFor()
  await page.getByText('£5.99 per month', { exact: true }).waitFor()
})
