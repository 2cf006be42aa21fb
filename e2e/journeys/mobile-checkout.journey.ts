import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import {
  button,
  payAndAnswerBank,
  paymentCalls,
  saveCard,
  testCards,
  toast,
} from '../helpers/checkout.ts'
import {
  fillMobileCard,
  findItemsForSale,
  phone,
  recordAppLinks,
} from '../helpers/mobile-checkout.ts'
import { createPerson, seedSession } from '../helpers/accounts.ts'
import { sample } from '../../scripts/test-scope.ts'
import { call } from '../product.ts'
import { expect, test, testVariant, type NewVisit, type VisitOptions } from '../test.ts'

const readPath = (page: Page) => new URL(page.url()).pathname
const savedVisa = (page: Page) => page.getByRole('radio', { name: /Visa/ })
const listOrders = async (token: string) =>
  (await call('GET /api/user-consultation', { token })).body.userConsultations

/** Opens a mobile card page of a new person, with a saved card if one is named. */
async function openOnPhone(
  newVisit: NewVisit,
  path: (token: string) => string,
  { card = '', ...options }: { card?: string } & VisitOptions = {},
) {
  const person = await createPerson()
  if (card) await saveCard(person.token, card)
  const visit = await newVisit({ ...phone, ...options })
  const appLinks = recordAppLinks(visit.page)
  await visit.page.goto(path(person.token))
  return { ...visit, person, appLinks }
}

const consultationPath = (token: string) => `/enter-payment-mobile/101,103/1/${token}`

test.describe('a consultation that was chosen in the app', () => {
  test('asks which saved card to pay with, is paid for the person of the token, and the app opens (MOB-01, MOB-05, MOB-07)', async ({
    newVisit,
  }) => {
    const visit = await openOnPhone(newVisit, consultationPath, { card: testCards.valid })
    const { page, person, appLinks } = visit
    await button(page, 'Pay').click()
    await toast(page, 'Please select payment card').waitFor()
    expect(paymentCalls(visit, 'buy-consultation')).toEqual([])
    const back = page.getByRole('link', { name: 'Back to the app' })
    await expect(back).toHaveAttribute('href', 'rashi://consultations')
    await savedVisa(page).check()
    const text = await page.locator('main').innerText()
    expect(text).toContain('£45.00')
    await button(page, 'Pay').click()
    await expect.poll(appLinks).toEqual(['rashi://consultations'])
    await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor()
    expect(paymentCalls(visit, 'buy-consultation')[0]?.body).toMatchObject({
      consultation_id: 1,
      questions: [101, 103],
      payment_type: 'web',
    })
    const orders = await listOrders(person.token)
    expect(orders).toMatchObject([{ questions: [{ id: 101 }, { id: 103 }] }])
    const link = page.getByRole('link', { name: 'Open the app' })
    await expect(link).toHaveAttribute('href', 'rashi://consultations')
  })

  test('is paid once with a new card when Pay is pressed twice (MOB-01, MOB-03)', async ({
    newVisit,
  }) => {
    const visit = await openOnPhone(newVisit, consultationPath)
    const { page, person, appLinks } = visit
    await fillMobileCard(page, testCards.valid)
    await button(page, 'Pay').dblclick()
    await expect.poll(appLinks).toHaveLength(1)
    expect(paymentCalls(visit, 'save-payment-card')).toHaveLength(1)
    expect(await listOrders(person.token)).toHaveLength(1)
  })

  testVariant(
    'is paid after authentication, and not when authentication fails (MOB-08)',
    async ({ newVisit }) => {
      const { page, person, appLinks } = await openOnPhone(newVisit, consultationPath, {
        card: testCards.requiresAuthentication,
      })
      await savedVisa(page).check()
      await payAndAnswerBank(page, 'Fail')
      await toast(page, 'Additional security failed').waitFor()
      expect(readPath(page)).toBe('/enter-payment-mobile/101,103/1')
      expect(await listOrders(person.token)).toEqual([])
      await savedVisa(page).check()
      await payAndAnswerBank(page, 'Complete')
      await toast(page, 'Additional security succeeded...').waitFor()
      await expect.poll(appLinks).toEqual(['rashi://consultations'])
      expect(await listOrders(person.token)).toHaveLength(1)
    },
  )

  testVariant(
    'is not paid with a card that is declined, and the page says so (MOB-08)',
    async ({ newVisit }) => {
      const { page, person, appLinks } = await openOnPhone(newVisit, consultationPath, {
        card: testCards.failsWhenCharged,
      })
      await savedVisa(page).check()
      await button(page, 'Pay').click()
      await toast(page, 'Your card was declined.').waitFor()
      expect(appLinks()).toEqual([])
      expect(await listOrders(person.token)).toEqual([])
      await expect(button(page, 'Pay')).toBeEnabled()
    },
  )
})

test.describe('the mobile card form', () => {
  test('has one field for the expiry date, and reports what is wrong with it (MOB-03, MOB-04)', async ({
    newVisit,
  }) => {
    const visit = await openOnPhone(newVisit, consultationPath)
    const { page } = visit
    await fillMobileCard(page, testCards.valid)
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
    expect(await toast(page, 'Please enter valid Expire date').count()).toBe(0)
    await expiry.fill('12-2030')
    await button(page, 'Pay').click()
    await toast(page, 'Please enter valid Expire date').waitFor()
    expect(paymentCalls(visit, 'save-payment-card')).toEqual([])
    await expect(page.getByLabel('Name on card')).toHaveValue('Asha Rao')
  })
})

test.describe('life events that were chosen in the app', () => {
  for (const card of sample([testCards.valid, testCards.requiresAuthentication], 2))
    test(`are paid with the card ${card}, and the app opens (MOB-06, MOB-07, MOB-08)`, async ({
      newVisit,
    }) => {
      const { sections } = await findItemsForSale()
      const ids = sections.map(({ id }) => id)
      const visit = await openOnPhone(
        newVisit,
        (token) => `/enter-life-event-payment-mobile/${ids.join(',')}/${token}`,
      )
      const { page, person, appLinks } = visit
      await fillMobileCard(page, card)
      expect(await page.locator('main').innerText()).toContain('£7.98')
      if (card === testCards.valid) await button(page, 'Pay').click()
      else await payAndAnswerBank(page, 'Complete')
      await expect.poll(appLinks).toEqual(['rashi://life-events'])
      const { body } = await call('GET /api/user-life-event', { token: person.token })
      expect(body.userLifeEvents.map(({ id }: { id: number }) => id).toSorted()).toEqual(ids)
      const bought = paymentCalls(visit, 'buy-life-event')
      if (bought.length > 0)
        expect(bought[0]?.body).toMatchObject({ horoscopeDataParts: ids, payment_type: 'web' })
    })

  testVariant('are not sold again to a person who has them (MOB-06)', async ({ newVisit }) => {
    const { sections } = await findItemsForSale()
    const [first] = sections
    const person = await createPerson()
    await call('POST /api/payment-plan/buy-life-event', {
      token: person.token,
      body: { horoscopeDataParts: [first?.id], card_id: await saveCard(person.token) },
    })
    const { page } = await newVisit(phone)
    const ids = sections.map(({ id }) => id).join(',')
    await page.goto(`/enter-life-event-payment-mobile/${ids}/${person.token}`)
    await page.getByText('Anything already open to you has been left out.').waitFor()
    expect(await page.locator('main').innerText()).toContain('£3.99')
    await page.goto(`/enter-life-event-payment-mobile/${first?.id}/${person.token}`)
    await page.getByText('This is already open to you').waitFor()
    expect(await button(page, 'Pay').count()).toBe(0)
  })
})

test.describe('one period that was chosen in the app', () => {
  test('is shown with its price and without the menu, and the app opens 5000 ms after the purchase (MOB-09, MOB-10)', async ({
    newVisit,
  }) => {
    const { week } = await findItemsForSale()
    const person = await createPerson()
    await saveCard(person.token)
    const visit = await newVisit(phone)
    const { page } = visit
    const appLinks = recordAppLinks(page)
    await page.clock.install()
    await page.goto(`/one-off-confirmation-mobile/${week.id}/${person.token}`)
    await button(page, 'Buy Now').waitFor()
    const text = await page.locator('main').innerText()
    for (const part of ['Weekly horoscope for Leo', '£2.49']) expect(text).toContain(part)
    expect(await page.getByRole('button', { name: 'Menu' }).count()).toBe(0)
    await button(page, 'Buy Now').click()
    await savedVisa(page).check()
    await page.clock.pauseAt(Date.now() + 60_000)
    await button(page, 'Pay').click()
    await page.clock.runFor(10)
    await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor()
    // Once the heading has the focus, the effects of the page have run and its timer is set.
    await page.locator('h1:focus').waitFor()
    expect(readPath(page)).toBe('/one-off-confirmation-mobile-successfull')
    expect(await page.getByRole('button', { name: 'Menu' }).count()).toBe(0)
    await page.clock.runFor(4_900)
    expect(appLinks()).toEqual([])
    await page.clock.runFor(200)
    await expect.poll(appLinks).toEqual(['rashi://horoscopeDetail/weekly/leo'])
    expect(paymentCalls(visit, 'one-off-horoscope-purchase')[0]?.body).toMatchObject({
      horoscope_data_id: week.id,
      payment_type: 'web',
    })
    const read = 'GET /api/horoscope/user-new-single-horoscope/weekly/leo'
    const { body } = await call(read, { token: person.token })
    expect(body.horoscope.horoscopeData.at(-1).parts).not.toEqual([])
  })

  testVariant('is paid after authentication (MOB-08, MOB-10)', async ({ newVisit }) => {
    const { week } = await findItemsForSale()
    const { page } = await openOnPhone(
      newVisit,
      (token) => `/one-off-confirmation-mobile/${week.id}/${token}`,
      { card: testCards.requiresAuthentication },
    )
    await button(page, 'Buy Now').click()
    await savedVisa(page).check()
    await payAndAnswerBank(page, 'Complete')
    await page.waitForURL('**/one-off-confirmation-mobile-successfull')
  })

  test('has a success page that opens the app when it is opened directly too (MOB-10)', async ({
    newVisit,
  }) => {
    const { page } = await newVisit(phone)
    const appLinks = recordAppLinks(page)
    await page.clock.install()
    await page.goto('/one-off-confirmation-mobile-successfull')
    await page.getByRole('link', { name: 'Open the app' }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.clock.runFor(5_000)
    await expect.poll(appLinks).toEqual(['rashi://'])
  })
})

testVariant(
  'a reader who is signed in in the browser stays signed in, and the person of the token pays (MOB-01)',
  async ({ newVisit }) => {
    const reader = await createPerson()
    const buyer = await createPerson()
    await saveCard(buyer.token)
    const { page, context } = await newVisit(phone)
    const appLinks = recordAppLinks(page)
    await seedSession(context, reader)
    await page.goto(consultationPath(buyer.token))
    await savedVisa(page).check()
    await button(page, 'Pay').click()
    await expect.poll(appLinks).toHaveLength(1)
    expect(await page.evaluate(() => localStorage.getItem('auth-token'))).toBe(reader.token)
    expect(await listOrders(reader.token)).toEqual([])
    expect(await listOrders(buyer.token)).toHaveLength(1)
  },
)

for (const colorScheme of sample(['dark', 'light'] as const, 2))
  testVariant(
    `the mobile card page is accessible and fits a narrow screen (${colorScheme})`,
    async ({ newVisit }) => {
      const { page } = await openOnPhone(newVisit, consultationPath, {
        card: testCards.valid,
        colorScheme,
        viewport: { width: 320, height: 700 },
      })
      await savedVisa(page).waitFor()
      await button(page, 'Add New Card').click()
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    },
  )
