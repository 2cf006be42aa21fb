import type { Page, Route } from '@playwright/test'
import {
  button,
  fillCard,
  keyFacts,
  paymentCalls,
  saveCard,
  testCards,
  toast,
} from '../helpers/checkout.ts'
import { createPerson, seedSession, signIn } from '../helpers/accounts.ts'
import { call } from '../product.ts'
import { expect, test, testVariant, type NewVisit } from '../test.ts'

const readState = (page: Page) => page.evaluate(() => (history.state as { usr: unknown }).usr)
const buyOne = (page: Page) => page.getByRole('button', { name: /^Buy this horoscope/ })
const buyNow = (page: Page) => button(page, 'Buy Now')

async function openAsReader(newVisit: NewVisit, { withCard }: { withCard?: string } = {}) {
  const person = await createPerson()
  if (withCard) await saveCard(person.token, withCard)
  const visit = await newVisit()
  await seedSession(visit.context, person)
  return { ...visit, person }
}

/** Returns the newest month of a sign as its reader receives it. */
async function getNewestMonth(sign: string, token: string) {
  const path = `GET /api/horoscope/user-new-single-horoscope/monthly/${sign}`
  return (await call(path, { token })).body.horoscope.horoscopeData.at(-1)
}

/** Opens the page on which the order of a month is confirmed. */
async function goToConfirmation(page: Page, sign = 'leo') {
  await page.goto(`/horoscope/monthly/${sign}`)
  await buyOne(page).click()
  await page.waitForURL('**/one-off-confirmation')
  await buyNow(page).waitFor()
}

async function goToPayment(page: Page) {
  await goToConfirmation(page)
  await buyNow(page).click()
  await page.waitForURL('**/enter-payment-details')
  await button(page, 'Pay').waitFor()
}

test('a guest who buys a horoscope signs in first and finds it still selected (ONE-01)', async ({
  newVisit,
}) => {
  const person = await createPerson()
  const { page } = await newVisit()
  await page.goto('/horoscope/monthly/pisces')
  await buyOne(page).click()
  await page.waitForURL('**/?redirect=one-off-confirmation')
  await signIn(page, person)
  await page.waitForURL('**/one-off-confirmation')
  await buyNow(page).waitFor()
  const main = page.locator('main')
  await main.getByText('Pisces, Monthly').waitFor()
  await main.getByText('£2.99').waitFor()
})

test.describe('a reader', () => {
  test('confirms the order of a month, pays it with a new card and reads it (ONE-02, ONE-03, ONE-04, ONE-08, ONE-09, API-26, LAW-02)', async ({
    newVisit,
  }) => {
    const visit = await openAsReader(newVisit)
    const { page, person } = visit
    const month = await getNewestMonth('leo', person.token)
    await goToConfirmation(page)
    expect(await readState(page)).toMatchObject({ horoscopeDataId: month.id, horoscopeType: 2 })
    await page.locator('main').getByText('£2.99').waitFor()
    await buyNow(page).click()
    await page.waitForURL('**/enter-payment-details')
    const back = page.getByRole('link', { name: 'Back', exact: true })
    await expect(back).toHaveAttribute('href', '/one-off-confirmation')
    expect(await page.getByRole('navigation', { name: 'Steps of your order' }).count()).toBe(0)
    for (const text of [
      'Pay charges £2.99 now.',
      'it does not renew',
      'accept that your right to change your mind within 14 days ends when it opens',
    ])
      await expect(keyFacts(page)).toContainText(text)
    await fillCard(page, testCards.valid)
    await button(page, 'Pay').dblclick()
    await page.waitForURL('**/dashboard')
    const paid = page.getByRole('region', { name: 'Paid' })
    await paid.getByText('Thank you. Your horoscope is open').waitFor()

    const bought = { payment_plan_id: 3, horoscope_id: 5, horoscope_data_id: month.id }
    expect(paymentCalls(visit, 'save-payment-card').map(({ body }) => body)).toEqual([
      expect.objectContaining({ type: 'one_off', user_id: person.user.id, ...bought }),
    ])
    expect(paymentCalls(visit, 'one-off-horoscope-purchase').map(({ body }) => body)).toEqual([
      expect.objectContaining({
        ...bought,
        card_id: expect.stringMatching(/^\w+/),
        selectedLang: 1,
        type: 2,
      }),
    ])

    await page.getByRole('tab', { name: 'Monthly' }).click()
    await page.getByRole('link', { name: 'Read more: Leo, Monthly' }).click()
    await page.waitForURL('**/horoscope/monthly/leo')
    await page.getByRole('button', { name: 'Chapters' }).waitFor()
    expect(await buyOne(page).count()).toBe(0)
    await page.goto('/one-off-confirmation')
    await page.waitForURL('**/dashboard')
  })

  testVariant(
    'pays with a saved card that requires authentication (ONE-03, PAY-15, PAY-16)',
    async ({ newVisit }) => {
      const visit = await openAsReader(newVisit, { withCard: testCards.requiresAuthentication })
      const { page, person } = visit
      const isOpen = async () => (await getNewestMonth('leo', person.token)).parts.length > 0
      await goToPayment(page)
      await page.getByRole('radio', { name: /Visa 3184/ }).check()
      await button(page, 'Pay').click()
      await button(page, 'Fail').click()
      await toast(page, 'Additional security failed').waitFor()
      await page.waitForURL('**/enter-payment-details')
      expect(await isOpen()).toBe(false)
      await page.locator('main').getByText('Leo · ').waitFor()

      await page.getByRole('radio', { name: /Visa 3184/ }).check()
      await button(page, 'Pay').click()
      await button(page, 'Complete').click()
      await toast(page, 'Additional security succeeded...').waitFor()
      await page.waitForURL('**/dashboard')
      expect(await isOpen()).toBe(true)
      expect(paymentCalls(visit, 'complete-one-off-purchase')).toHaveLength(1)
    },
  )

  testVariant(
    'is told that a card was declined, and the selected horoscope is kept (PAY-21)',
    async ({ newVisit }) => {
      const { page, person } = await openAsReader(newVisit)
      await goToPayment(page)
      await fillCard(page, testCards.failsWhenCharged)
      await button(page, 'Pay').click()
      await toast(page, 'Your card was declined.').waitFor()
      await page.getByRole('radio', { name: /Visa 0341/ }).waitFor()
      expect((await getNewestMonth('leo', person.token)).parts).toEqual([])
      await page.getByRole('link', { name: 'Back', exact: true }).click()
      await page.waitForURL('**/one-off-confirmation')
      await buyNow(page).waitFor()
    },
  )

  test('cannot buy a horoscope that no plan sells, and no call is made (ONE-07)', async ({
    newVisit,
  }) => {
    const visit = await openAsReader(newVisit, { withCard: testCards.valid })
    const { page } = visit
    await goToConfirmation(page)
    await page.route('**/api/horoscope/*single-horoscope/**', async (route: Route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      body.horoscope.horoscopePaymentPlans = []
      await route.fulfill({ response: answer, json: body })
    })
    await page.reload()
    const message = 'This horoscope is not sold on its own just now.'
    await page.locator('main').getByText(message).waitFor()
    await buyNow(page).click()
    await toast(page, message).waitFor()
    expect(new URL(page.url()).pathname).toBe('/one-off-confirmation')
    expect(paymentCalls(visit, '')).toEqual([])
    await page.goto('/horoscope/monthly/leo')
    await page.getByRole('link', { name: 'Sign up for a plan' }).waitFor()
    expect(await buyOne(page).count()).toBe(0)
  })

  test('a reader who has bought the horoscope in another tab can read it and is not charged again (ONE-10)', async ({
    newVisit,
  }) => {
    const visit = await openAsReader(newVisit)
    const { page, person } = visit
    await goToConfirmation(page)
    const month = await getNewestMonth('leo', person.token)
    const { status } = await call('POST /api/payment-plan/one-off-horoscope-purchase', {
      token: person.token,
      body: {
        payment_plan_id: 3,
        card_id: await saveCard(person.token),
        horoscope_id: 5,
        horoscope_data_id: month.id,
        selectedLang: 1,
        type: 2,
      },
    })
    expect(status).toBe(200)
    await page.reload()
    await page.getByText('This horoscope is already open to you').waitFor()
    expect(await buyNow(page).count()).toBe(0)
    await page.getByRole('link', { name: 'Read it' }).click()
    await page.waitForURL(`**/horoscope/monthly/leo?period=${month.date}`)
    await page.getByRole('button', { name: 'Chapters' }).waitFor()
  })
})

test.describe('a horoscope is not sold as a one-off', () => {
  testVariant(
    'for a year, where guests and readers are offered a plan (HOR-22, HOR-23)',
    async ({ newVisit }) => {
      const { page, context } = await newVisit()
      const plan = page.getByRole('link', { name: 'Sign up for a plan' })
      await page.goto('/horoscope/yearly/leo')
      await plan.waitFor()
      expect(await buyOne(page).count()).toBe(0)
      await seedSession(context, await createPerson())
      await page.evaluate(() => sessionStorage.removeItem('seeded'))
      await page.reload()
      await plan.waitFor()
      expect(await buyOne(page).count()).toBe(0)
      await plan.click()
      await page.waitForURL('**/payment-plan-select')
      expect(await readState(page)).toEqual({ horoscopeId: 5, key: 'Leo', cycle: 3 })
    },
  )

  testVariant(
    'to a reader who can read it already or subscribes to its sign (HOR-22)',
    async ({ newVisit }) => {
      const { page, person } = await openAsReader(newVisit)
      // The trial includes the week of the reader's own sign.
      await page.goto('/horoscope/weekly/leo')
      await page.getByRole('button', { name: 'Chapters' }).waitFor()
      expect(await buyOne(page).count()).toBe(0)
      await page.goto('/horoscope/weekly/virgo')
      await buyOne(page).waitFor()

      const silver = { payment_plan_id: 1, horoscope_id: 5, card_id: await saveCard(person.token) }
      await call('POST /api/payment-plan/buy-subscription', { token: person.token, body: silver })
      await page.goto('/horoscope/monthly/leo')
      await page.getByRole('link', { name: 'Sign up for a plan' }).waitFor()
      expect(await buyOne(page).count()).toBe(0)
      await page.goto('/horoscope/monthly/virgo')
      await buyOne(page).waitFor()
    },
  )
})
