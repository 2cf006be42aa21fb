import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import {
  announced,
  button,
  callsOf,
  payAtTheBank,
  savedCard,
  testCards,
} from '../helpers/checkout.ts'
import { fillMobileCard, opened, phone, soldToPhones } from '../helpers/mobile-checkout.ts'
import { aPerson, signedIn } from '../helpers/accounts.ts'
import { call } from '../product.ts'
import { expect, test, type NewVisit, type VisitOptions } from '../test.ts'

const pathOf = (page: Page) => new URL(page.url()).pathname
const savedVisa = (page: Page) => page.getByRole('radio', { name: /Visa/ })
const ordersOf = async (token: string) =>
  (await call('GET /api/user-consultation', { token })).body.userConsultations

/** At a mobile card page, with a card saved where one is wanted. */
async function onThePhone(
  newVisit: NewVisit,
  path: (token: string) => string,
  { card = '', ...options }: { card?: string } & VisitOptions = {},
) {
  const person = await aPerson()
  if (card) await savedCard(person.token, card)
  const visit = await newVisit({ ...phone, ...options })
  const app = opened(visit.page)
  await visit.page.goto(path(person.token))
  return { ...visit, person, app }
}

const consultation = (token: string) => `/enter-payment-mobile/101,103/1/${token}`

test.describe('a consultation that was chosen in the app', () => {
  test('is paid with a saved card, in the name of the token’s person, and the app opens (MOB-01, MOB-07)', async ({
    newVisit,
  }) => {
    const visit = await onThePhone(newVisit, consultation, { card: testCards.pays })
    const { page, person, app } = visit
    await savedVisa(page).check()
    const words = await page.locator('main').innerText()
    expect(words).toContain('£45.00')
    await button(page, 'Pay').click()
    await expect.poll(app).toEqual(['rashi://consultations'])
    await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor()
    expect(callsOf(visit, 'buy-consultation')[0]?.body).toMatchObject({
      consultation_id: 1,
      questions: [101, 103],
      payment_type: 'web',
    })
    const orders = await ordersOf(person.token)
    expect(orders).toMatchObject([{ questions: [{ id: 101 }, { id: 103 }] }])
    const link = page.getByRole('link', { name: 'Open the app' })
    expect(await link.getAttribute('href')).toBe('rashi://consultations')
  })

  test('is paid with a new card, once for two presses (MOB-01, MOB-03)', async ({ newVisit }) => {
    const visit = await onThePhone(newVisit, consultation)
    const { page, person, app } = visit
    await fillMobileCard(page, testCards.pays)
    await button(page, 'Pay').dblclick()
    await expect.poll(app).toHaveLength(1)
    expect(callsOf(visit, 'save-payment-card')).toHaveLength(1)
    expect(await ordersOf(person.token)).toHaveLength(1)
  })

  test('is paid after the bank has asked, and not where its customer said no (MOB-08)', async ({
    newVisit,
  }) => {
    const { page, person, app } = await onThePhone(newVisit, consultation, {
      card: testCards.asksAtTheBank,
    })
    await savedVisa(page).check()
    await payAtTheBank(page, 'Fail')
    await announced(page, 'Additional security failed').waitFor()
    expect(pathOf(page)).toBe('/enter-payment-mobile/101,103/1')
    expect(await ordersOf(person.token)).toEqual([])
    await savedVisa(page).check()
    await payAtTheBank(page, 'Complete')
    await announced(page, 'Additional security succeeded...').waitFor()
    await expect.poll(app).toEqual(['rashi://consultations'])
    expect(await ordersOf(person.token)).toHaveLength(1)
  })

  test('is not paid with a card that is refused, which is said (MOB-08)', async ({ newVisit }) => {
    const { page, person, app } = await onThePhone(newVisit, consultation, {
      card: testCards.failsWhenCharged,
    })
    await savedVisa(page).check()
    await button(page, 'Pay').click()
    await announced(page, 'Your card was declined.').waitFor()
    expect(app()).toEqual([])
    expect(await ordersOf(person.token)).toEqual([])
    expect(await button(page, 'Pay').isEnabled()).toBe(true)
  })
})

test.describe('the card form on the phone', () => {
  test('asks for the expiry in one field, and says what is wrong with it (MOB-03, MOB-04)', async ({
    newVisit,
  }) => {
    const visit = await onThePhone(newVisit, consultation)
    const { page } = visit
    await fillMobileCard(page, testCards.pays)
    expect(await page.getByLabel('Month (MM)').count()).toBe(0)
    const expiry = page.getByLabel('Expiry (MM/YYYY)')
    const fault = page.locator('fieldset').getByText('Field enter valid date MM/YYYY')
    for (const typed of ['1/2030', '12/30', '13/2030', '12/20301']) {
      await expiry.fill(typed)
      await expect.poll(() => fault.count()).toBe(0)
      await button(page, 'Pay').click()
      await fault.waitFor()
      await expect
        .poll(() => expiry.evaluate((field) => field === document.activeElement))
        .toBe(true)
    }
    expect(await announced(page, 'Please enter valid Expire date').count()).toBe(0)
    await expiry.fill('12-2030')
    await button(page, 'Pay').click()
    await announced(page, 'Please enter valid Expire date').waitFor()
    expect(callsOf(visit, 'save-payment-card')).toEqual([])
    expect(await page.getByLabel('Name on card').inputValue()).toBe('Asha Rao')
  })

  test('asks for a card where none is chosen (MOB-05)', async ({ newVisit }) => {
    const visit = await onThePhone(newVisit, consultation, { card: testCards.pays })
    await button(visit.page, 'Pay').click()
    await announced(visit.page, 'Please select payment card').waitFor()
    expect(callsOf(visit, 'buy-consultation')).toEqual([])
    const back = visit.page.getByRole('link', { name: 'Back to the app' })
    expect(await back.getAttribute('href')).toBe('rashi://consultations')
  })
})

test.describe('life events that were put together in the app', () => {
  for (const card of [testCards.pays, testCards.asksAtTheBank] as const)
    test(`are paid, and the app opens instead of a page: ${card} (MOB-06, MOB-07, MOB-08)`, async ({
      newVisit,
    }) => {
      const { sections } = await soldToPhones()
      const ids = sections.map(({ id }) => id)
      const visit = await onThePhone(
        newVisit,
        (token) => `/enter-life-event-payment-mobile/${ids.join(',')}/${token}`,
      )
      const { page, person, app } = visit
      await fillMobileCard(page, card)
      expect(await page.locator('main').innerText()).toContain('£7.98')
      if (card === testCards.pays) await button(page, 'Pay').click()
      else await payAtTheBank(page, 'Complete')
      await expect.poll(app).toEqual(['rashi://life-events'])
      const { body } = await call('GET /api/user-life-event', { token: person.token })
      expect(body.userLifeEvents.map(({ id }: { id: number }) => id).toSorted()).toEqual(ids)
      const bought = callsOf(visit, 'buy-life-event')
      if (bought.length > 0)
        expect(bought[0]?.body).toMatchObject({ horoscopeDataParts: ids, payment_type: 'web' })
    })

  test('are not sold again to whoever has them (MOB-06)', async ({ newVisit }) => {
    const { sections } = await soldToPhones()
    const [first] = sections
    const person = await aPerson()
    await call('POST /api/payment-plan/buy-life-event', {
      token: person.token,
      body: { horoscopeDataParts: [first?.id], card_id: await savedCard(person.token) },
    })
    const { page } = await newVisit(phone)
    const ids = sections.map(({ id }) => id).join(',')
    await page.goto(`/enter-life-event-payment-mobile/${ids}/${person.token}`)
    await page.getByText('What is open to you already is left out.').waitFor()
    expect(await page.locator('main').innerText()).toContain('£3.99')
    await page.goto(`/enter-life-event-payment-mobile/${first?.id}/${person.token}`)
    await page.getByText('This is open to you already').waitFor()
    expect(await button(page, 'Pay').count()).toBe(0)
  })
})

test.describe('one period that was chosen in the app', () => {
  test('shows its price, without the menu, and when it is bought the app opens after 5000 ms (MOB-09, MOB-10)', async ({
    newVisit,
  }) => {
    const { week } = await soldToPhones()
    const person = await aPerson()
    await savedCard(person.token)
    const visit = await newVisit(phone)
    const { page } = visit
    const app = opened(page)
    await page.clock.install()
    await page.goto(`/one-off-confirmation-mobile/${week.id}/${person.token}`)
    await button(page, 'Buy Now').waitFor()
    const words = await page.locator('main').innerText()
    for (const part of ['Weekly horoscope for Leo', '£0.99']) expect(words).toContain(part)
    expect(await page.getByRole('button', { name: 'Menu' }).count()).toBe(0)
    await button(page, 'Buy Now').click()
    await savedVisa(page).check()
    await page.clock.pauseAt(Date.now() + 60_000)
    await button(page, 'Pay').click()
    await page.clock.runFor(10)
    await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor()
    // The page's effects, its timer among them, have run once its heading has the focus.
    await page.locator('h1:focus').waitFor()
    expect(pathOf(page)).toBe('/one-off-confirmation-mobile-successfull')
    expect(await page.getByRole('button', { name: 'Menu' }).count()).toBe(0)
    await page.clock.runFor(4_900)
    expect(app()).toEqual([])
    await page.clock.runFor(200)
    await expect.poll(app).toEqual(['rashi://horoscopeDetail/weekly/leo'])
    expect(callsOf(visit, 'one-off-horoscope-purchase')[0]?.body).toMatchObject({
      horoscope_data_id: week.id,
      payment_type: 'web',
    })
    const read = 'GET /api/horoscope/user-new-single-horoscope/weekly/leo'
    const { body } = await call(read, { token: person.token })
    expect(body.horoscope.horoscopeData.at(-1).parts).not.toEqual([])
  })

  test('is paid after the bank has asked (MOB-08, MOB-10)', async ({ newVisit }) => {
    const { week } = await soldToPhones()
    const { page } = await onThePhone(
      newVisit,
      (token) => `/one-off-confirmation-mobile/${week.id}/${token}`,
      { card: testCards.asksAtTheBank },
    )
    await button(page, 'Buy Now').click()
    await savedVisa(page).check()
    await payAtTheBank(page, 'Complete')
    await page.waitForURL('**/one-off-confirmation-mobile-successfull')
  })

  test('a page of success that is opened by itself leads to the app too (MOB-10)', async ({
    newVisit,
  }) => {
    const { page } = await newVisit(phone)
    const app = opened(page)
    await page.clock.install()
    await page.goto('/one-off-confirmation-mobile-successfull')
    await page.getByRole('link', { name: 'Open the app' }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.clock.runFor(5_000)
    await expect.poll(app).toEqual(['rashi://'])
  })
})

test('whoever is signed in in this browser stays so, and pays nothing (MOB-01)', async ({
  newVisit,
}) => {
  const reader = await aPerson()
  const buyer = await aPerson()
  await savedCard(buyer.token)
  const { page, context } = await newVisit(phone)
  const app = opened(page)
  await signedIn(context, reader)
  await page.goto(consultation(buyer.token))
  await savedVisa(page).check()
  await button(page, 'Pay').click()
  await expect.poll(app).toHaveLength(1)
  expect(await page.evaluate(() => localStorage.getItem('auth-token'))).toBe(reader.token)
  expect(await ordersOf(reader.token)).toEqual([])
  expect(await ordersOf(buyer.token)).toHaveLength(1)
})

for (const colorScheme of ['dark', 'light'] as const)
  test(`the card page on the phone is accessible and fits a narrow screen (${colorScheme})`, async ({
    newVisit,
  }) => {
    const { page } = await onThePhone(newVisit, consultation, {
      card: testCards.pays,
      colorScheme,
      viewport: { width: 320, height: 700 },
    })
    await savedVisa(page).waitFor()
    await button(page, 'Add New Card').click()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
