import type { Page, Route } from '@playwright/test'
import { announced, button, callsOf, fillCard, savedCard, testCards } from '../helpers/checkout.ts'
import { aPerson, signedIn, signIn } from '../helpers/accounts.ts'
import { call } from '../product.ts'
import { expect, test, type NewVisit } from '../test.ts'

const usr = (page: Page) => page.evaluate(() => (history.state as { usr: unknown }).usr)
const buyOne = (page: Page) => page.getByRole('button', { name: /^Buy this horoscope/ })
const buyNow = (page: Page) => button(page, 'Buy Now')

async function aReader(newVisit: NewVisit, { withCard }: { withCard?: string } = {}) {
  const person = await aPerson()
  if (withCard) await savedCard(person.token, withCard)
  const visit = await newVisit()
  await signedIn(visit.context, person)
  return { ...visit, person }
}

/** The newest month of a sign, as its reader is handed it. */
async function monthOf(sign: string, token: string) {
  const path = `GET /api/horoscope/user-new-single-horoscope/monthly/${sign}`
  return (await call(path, { token })).body.horoscope.horoscopeData.at(-1)
}

/** On the page that asks whether this month is to be bought. */
async function toConfirmation(page: Page, sign = 'leo') {
  await page.goto(`/horoscope/monthly/${sign}`)
  await buyOne(page).click()
  await page.waitForURL('**/one-off-confirmation')
  await buyNow(page).waitFor()
}

async function toPayment(page: Page) {
  await toConfirmation(page)
  await buyNow(page).click()
  await page.waitForURL('**/enter-payment-details')
  await button(page, 'Pay').waitFor()
}

test('a guest is led to sign in, and finds the horoscope that was chosen (ONE-01)', async ({
  newVisit,
}) => {
  const person = await aPerson()
  const { page } = await newVisit()
  await page.goto('/horoscope/monthly/pisces')
  await buyOne(page).click()
  await page.waitForURL('**/?redirect=one-off-confirmation')
  await signIn(page, person)
  await page.waitForURL('**/one-off-confirmation')
  await buyNow(page).waitFor()
  const sheet = page.locator('main')
  await sheet.getByText('Pisces, Monthly').waitFor()
  await sheet.getByText('£2.99').waitFor()
})

test.describe('a reader', () => {
  test('looks a month over, pays it with a new card and reads it (ONE-02, ONE-03, ONE-04, ONE-08, ONE-09, API-26)', async ({
    newVisit,
  }) => {
    const visit = await aReader(newVisit)
    const { page, person } = visit
    const month = await monthOf('leo', person.token)
    await toConfirmation(page)
    expect(await usr(page)).toMatchObject({ horoscopeDataId: month.id, horoscopeType: 2 })
    await page.locator('main').getByText('£2.99').waitFor()
    await buyNow(page).click()
    await page.waitForURL('**/enter-payment-details')
    const back = page.getByRole('link', { name: 'Back', exact: true })
    expect(await back.getAttribute('href')).toBe('/one-off-confirmation')
    expect(await page.getByRole('navigation', { name: 'Steps of your order' }).count()).toBe(0)
    await fillCard(page, testCards.pays)
    await button(page, 'Pay').dblclick()
    await announced(page, 'Thank you. Your horoscope is open').waitFor()
    await page.waitForURL('**/dashboard')

    const bought = { payment_plan_id: 3, horoscope_id: 5, horoscope_data_id: month.id }
    expect(callsOf(visit, 'save-payment-card').map(({ body }) => body)).toEqual([
      expect.objectContaining({ type: 'one_off', user_id: person.user.id, ...bought }),
    ])
    expect(callsOf(visit, 'one-off-horoscope-purchase').map(({ body }) => body)).toEqual([
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

  test('pays with a saved card, and the bank asks (ONE-03, PAY-15, PAY-16)', async ({
    newVisit,
  }) => {
    const visit = await aReader(newVisit, { withCard: testCards.asksAtTheBank })
    const { page, person } = visit
    const isOpen = async () => (await monthOf('leo', person.token)).parts.length > 0
    await toPayment(page)
    await page.getByRole('radio', { name: /Visa 3184/ }).check()
    await button(page, 'Pay').click()
    await button(page, 'Fail').click()
    await announced(page, 'Additional security failed').waitFor()
    await page.waitForURL('**/enter-payment-details')
    expect(await isOpen()).toBe(false)
    await page.locator('main').getByText('Leo · ').waitFor()

    await page.getByRole('radio', { name: /Visa 3184/ }).check()
    await button(page, 'Pay').click()
    await button(page, 'Complete').click()
    await announced(page, 'Additional security succeeded...').waitFor()
    await page.waitForURL('**/dashboard')
    expect(await isOpen()).toBe(true)
    expect(callsOf(visit, 'complete-one-off-purchase')).toHaveLength(1)
  })

  test('hears that a card was declined, and what was chosen stays (PAY-21)', async ({
    newVisit,
  }) => {
    const { page, person } = await aReader(newVisit)
    await toPayment(page)
    await fillCard(page, testCards.failsWhenCharged)
    await button(page, 'Pay').click()
    await announced(page, 'Your card was declined.').waitFor()
    await page.getByRole('radio', { name: /Visa 0341/ }).waitFor()
    expect((await monthOf('leo', person.token)).parts).toEqual([])
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await page.waitForURL('**/one-off-confirmation')
    await buyNow(page).waitFor()
  })

  test('who has chosen nothing is led to the dashboard (ONE-04)', async ({ newVisit }) => {
    const { page } = await aReader(newVisit)
    await page.goto('/one-off-confirmation')
    await page.waitForURL('**/dashboard')
    await page.getByRole('heading', { level: 1, name: 'Your horoscopes' }).waitFor()
  })

  test('buys nothing where no plan sells it: no call is made (ONE-07)', async ({ newVisit }) => {
    const visit = await aReader(newVisit, { withCard: testCards.pays })
    const { page } = visit
    await toConfirmation(page)
    await page.route('**/api/horoscope/*single-horoscope/**', async (route: Route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      body.horoscope.horoscopePaymentPlans = []
      await route.fulfill({ response: answer, json: body })
    })
    await page.reload()
    const words = 'This horoscope is not sold by itself just now.'
    await page.locator('main').getByText(words).waitFor()
    await buyNow(page).click()
    await announced(page, words).waitFor()
    expect(new URL(page.url()).pathname).toBe('/one-off-confirmation')
    expect(callsOf(visit, '')).toEqual([])
    await page.goto('/horoscope/monthly/leo')
    await page.getByRole('link', { name: 'Sign up for a plan' }).waitFor()
    expect(await buyOne(page).count()).toBe(0)
  })

  test('whom another tab has bought it for reads it, and is not charged again (ONE-10)', async ({
    newVisit,
  }) => {
    const visit = await aReader(newVisit)
    const { page, person } = visit
    await toConfirmation(page)
    const month = await monthOf('leo', person.token)
    const { status } = await call('POST /api/payment-plan/one-off-horoscope-purchase', {
      token: person.token,
      body: {
        payment_plan_id: 3,
        card_id: await savedCard(person.token),
        horoscope_id: 5,
        horoscope_data_id: month.id,
        selectedLang: 1,
        type: 2,
      },
    })
    expect(status).toBe(200)
    await page.reload()
    await page.getByText('This horoscope is open to you already').waitFor()
    expect(await buyNow(page).count()).toBe(0)
    await page.getByRole('link', { name: 'Read it' }).click()
    await page.waitForURL(`**/horoscope/monthly/leo?period=${month.date}`)
    await page.getByRole('button', { name: 'Chapters' }).waitFor()
  })
})

test.describe('one horoscope is not offered by itself', () => {
  test('for a year, to guest and reader: a plan is (HOR-22, HOR-23)', async ({ newVisit }) => {
    const { page, context } = await newVisit()
    const plan = page.getByRole('link', { name: 'Sign up for a plan' })
    await page.goto('/horoscope/yearly/leo')
    await plan.waitFor()
    expect(await buyOne(page).count()).toBe(0)
    await signedIn(context, await aPerson())
    await page.evaluate(() => sessionStorage.removeItem('seeded'))
    await page.reload()
    await plan.waitFor()
    expect(await buyOne(page).count()).toBe(0)
    await plan.click()
    await page.waitForURL('**/payment-plan-select')
    expect(await usr(page)).toEqual({ horoscopeId: 5, key: 'Leo', cycle: 3 })
  })

  test('to who reads it already, or subscribes to its sign (HOR-22)', async ({ newVisit }) => {
    const { page, person } = await aReader(newVisit)
    // The trial reads the week of one's own sign.
    await page.goto('/horoscope/weekly/leo')
    await page.getByRole('button', { name: 'Chapters' }).waitFor()
    expect(await buyOne(page).count()).toBe(0)
    await page.goto('/horoscope/weekly/virgo')
    await buyOne(page).waitFor()

    const silver = { payment_plan_id: 1, horoscope_id: 5, card_id: await savedCard(person.token) }
    await call('POST /api/payment-plan/buy-subscription', { token: person.token, body: silver })
    await page.goto('/horoscope/monthly/leo')
    await page.getByRole('link', { name: 'Sign up for a plan' }).waitFor()
    expect(await buyOne(page).count()).toBe(0)
    await page.goto('/horoscope/monthly/virgo')
    await buyOne(page).waitFor()
  })
})
