import type { Page } from '@playwright/test'
import { button, fillCard, paymentCalls, saveCard, testCards, toast } from '../helpers/checkout.ts'
import { signPicture } from '@rashi/contract/pictures.rules'
import { createPerson, seedSession, signIn, type Person } from '../helpers/accounts.ts'
import { call } from '../product.ts'
import { expect, test, testVariant, type NewVisit } from '../test.ts'

const basket = (page: Page) => page.getByRole('region', { name: 'Basket' })
const buyNow = (page: Page) => button(page, 'Buy Now')
const list = (page: Page) => page.getByRole('list', { name: /^Sections of / })
const row = (page: Page, name: string) =>
  list(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
const add = (page: Page, name: string) => button(page, 'Add to basket').and(inRow(page, name))
const remove = (page: Page, name: string) =>
  button(page, 'Remove from basket').and(inRow(page, name))
const inRow = (page: Page, name: string) => row(page, name).getByRole('button')

/** Reads the number of sections in the basket and their sum. */
const readBasket = (page: Page) => basket(page).getByRole('status').locator('dd').allInnerTexts()
async function expectBasket(page: Page, count: number, total: string) {
  await expect.poll(() => readBasket(page)).toEqual([String(count), total])
}

async function openAsReader(newVisit: NewVisit, person?: Person) {
  const reader = person ?? (await createPerson())
  const visit = await newVisit()
  await seedSession(visit.context, reader)
  return { ...visit, person: reader }
}

async function openList(page: Page, address = '/life-events') {
  await page.goto(address)
  await page.getByRole('heading', { level: 1, name: 'Life events' }).waitFor()
  await button(page, 'Add to basket').first().waitFor()
}

/** Returns the ids of a sign's sections in their order. */
async function listSectionIds(sign: string, token: string): Promise<number[]> {
  const path = `GET /api/horoscope/user-new-single-horoscope/yearly/${sign}`
  const { horoscope } = (await call(path, { token })).body
  return horoscope.horoscopeData.at(-1).parts.map(({ id }: { id: number }) => id)
}

/** Buys sections over the API, as another tab would. */
async function buySections({ token }: Person, sections: readonly number[]) {
  const body = { horoscopeDataParts: sections, selectedLang: 1, card_id: await saveCard(token) }
  const { status } = await call('POST /api/payment-plan/buy-life-event', { token, body })
  if (status !== 200) throw new Error(`buying answered ${status}`)
}

async function buySubscription({ token }: Person, payment_plan_id: number) {
  const body = { payment_plan_id, horoscope_id: 5, card_id: await saveCard(token) }
  await call('POST /api/payment-plan/buy-subscription', { token, body })
}

/** Continues from a filled basket to the card page. */
async function goToPayment(page: Page) {
  await buyNow(page).click()
  await page.waitForURL('**/enter-payment-details')
  await button(page, 'Pay').waitFor()
}

test.describe('a guest', () => {
  test('fills the basket of a sign, signs in to buy it, and finds it again (LIFE-01, LIFE-09)', async ({
    newVisit,
  }) => {
    const person = await createPerson()
    const { page } = await newVisit()
    await openList(page)
    await expect(list(page).getByRole('listitem')).toHaveCount(13)
    await page.getByLabel('Sign', { exact: true }).selectOption('Pisces')
    await page.getByRole('list', { name: /for Pisces$/ }).waitFor()
    await add(page, 'Career').click()
    await add(page, 'Travel').click()
    await expectBasket(page, 2, '£7.98')
    await buyNow(page).click()
    await page.waitForURL('**/?redirect=life-events')
    await signIn(page, person)
    await page.waitForURL('**/life-events')
    // The reader's own sign is Leo: the sign that was chosen as a guest is still selected.
    await page.getByRole('list', { name: /for Pisces$/ }).waitFor()
    await expectBasket(page, 2, '£7.98')
    await buyNow(page).click()
    await page.waitForURL('**/enter-payment-details')
  })
})

test.describe('the basket', () => {
  test('adds and removes sections, shows their sum and is kept over a reload (LIFE-01, LIFE-03, LIFE-04, LIFE-06, LIFE-08, DAY-46)', async ({
    newVisit,
  }) => {
    const { page } = await openAsReader(newVisit)
    await openList(page)
    await expect(page.locator('main img')).toHaveAttribute('src', signPicture('Leo', '-small'))
    await page.getByRole('list', { name: /for Leo$/ }).waitFor()
    expect(await row(page, 'Love and marriage').innerText()).toContain('£3.99')
    await expectBasket(page, 0, '£0.00')
    await expect(buyNow(page)).toBeDisabled()
    for (const name of ['Love and marriage', 'Business', 'Children']) await add(page, name).click()
    await expectBasket(page, 3, '£11.97')
    await remove(page, 'Business').click()
    await expectBasket(page, 2, '£7.98')
    await add(page, 'Business').waitFor()
    await expect(buyNow(page)).toBeEnabled()
    await page.reload()
    await remove(page, 'Children').waitFor()
    await expectBasket(page, 2, '£7.98')
    await button(page, 'Empty the basket').click()
    await expectBasket(page, 0, '£0.00')
    await expect(button(page, 'Add to basket')).toHaveCount(13)
  })

  testVariant('is emptied when another sign is opened (LIFE-06)', async ({ newVisit }) => {
    const { page, person } = await openAsReader(newVisit)
    await buySections(person, (await listSectionIds('virgo', person.token)).slice(0, 1))
    await openList(page)
    await add(page, 'Money').click()
    await expectBasket(page, 1, '£3.99')
    await page.goto('/dashboard?tab=3')
    const panel = page.getByRole('tabpanel', { name: 'Yearly' })
    const virgo = panel
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Virgo' }) })
    await virgo.getByRole('link', { name: 'Life Events' }).click()
    await page.getByRole('list', { name: /for Virgo$/ }).waitFor()
    await expectBasket(page, 0, '£0.00')
    await openList(page)
    await expectBasket(page, 0, '£0.00')
  })

  test('is emptied when another tab has bought some of its sections (LIFE-05, LIFE-10)', async ({
    newVisit,
  }) => {
    const { page, person } = await openAsReader(newVisit)
    await openList(page)
    await add(page, 'Love and marriage').click()
    await add(page, 'Money').click()
    await buySections(person, (await listSectionIds('leo', person.token)).slice(0, 1))
    await page.reload()
    await row(page, 'Love and marriage').getByRole('link', { name: /^Read/ }).waitFor()
    await expectBasket(page, 0, '£0.00')
    await expect(inRow(page, 'Love and marriage')).toHaveCount(0)
  })
})

test.describe('a reader', () => {
  test('pays with a new card, and is sent to the sections that were bought (LIFE-07, LIFE-08, LIFE-10, LIFE-13, API-26)', async ({
    newVisit,
  }) => {
    const visit = await openAsReader(newVisit)
    const { page, person } = visit
    const [love, , , money] = await listSectionIds('leo', person.token)
    await openList(page)
    for (const name of ['Love and marriage', 'Money']) await add(page, name).click()
    await goToPayment(page)
    const back = page.getByRole('link', { name: 'Back', exact: true })
    await expect(back).toHaveAttribute('href', '/life-events')
    await page.locator('main').getByText('£7.98').first().waitFor()
    await fillCard(page, testCards.failsWhenCharged)
    await button(page, 'Pay').click()
    await toast(page, 'Your card was declined.').waitFor()
    await back.click()
    await expectBasket(page, 2, '£7.98')

    await goToPayment(page)
    await button(page, 'Add New Card').click()
    await fillCard(page, testCards.valid)
    await button(page, 'Pay').dblclick()
    await toast(page, 'Thank you. Your life events are open').waitFor()
    await page.waitForURL('**/life-event-confirmation')
    await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor()
    const parts = [love, money]
    expect(paymentCalls(visit, 'save-payment-card').at(-1)?.body).toMatchObject({
      type: 'life_event',
      horoscopeDataParts: parts,
      selectedLang: 1,
      user_id: person.user.id,
    })
    const buyCalls = paymentCalls(visit, 'buy-life-event').map(({ body }) => body)
    expect(buyCalls).toHaveLength(2)
    expect(buyCalls[1]).toMatchObject({
      horoscopeDataParts: parts,
      selectedLang: 1,
      card_id: expect.stringMatching(/^\w+/),
    })

    await page.getByRole('link', { name: /^Read.*Money/ }).click()
    await page.waitForURL('**/life-event-view?*')
    await page.getByRole('heading', { level: 1, name: 'Money' }).waitFor()
    await openList(page)
    await expectBasket(page, 0, '£0.00')
    await expect.poll(() => list(page).getByRole('link', { name: /^Read/ }).count()).toBe(2)
    await page.goto('/dashboard?tab=3')
    await page.getByRole('link', { name: /^Read.*Love and marriage/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Love and marriage' }).waitFor()
  })

  testVariant(
    'pays with a saved card that requires authentication, and a failed attempt keeps the basket (LIFE-07, PAY-15, PAY-16, PAY-17)',
    async ({ newVisit }) => {
      const person = await createPerson()
      await saveCard(person.token, testCards.requiresAuthentication)
      const visit = await openAsReader(newVisit, person)
      const { page } = visit
      await openList(page)
      await add(page, 'Education').click()
      await goToPayment(page)
      await page.getByRole('radio', { name: /Visa 3184/ }).check()
      await button(page, 'Pay').click()
      await button(page, 'Fail').click()
      await toast(page, 'Additional security failed').waitFor()
      await page.waitForURL('**/enter-payment-details')
      await openList(page)
      await expectBasket(page, 1, '£3.99')

      await goToPayment(page)
      await page.getByRole('radio', { name: /Visa 3184/ }).check()
      await button(page, 'Pay').click()
      await button(page, 'Complete').click()
      await toast(page, 'Additional security succeeded...').waitFor()
      await page.waitForURL('**/life-event-confirmation')
      await page.getByRole('link', { name: /^Read.*Education/ }).waitFor()
      expect(paymentCalls(visit, 'authorize-life-event-purchase').map(({ body }) => body)).toEqual([
        { client_secret: expect.stringMatching(/_secret_/), userLifeEventId: expect.any(String) },
      ])
      await openList(page)
      await expectBasket(page, 0, '£0.00')
    },
  )

  test('returns from the bank in another browser, where the payment is completed (PAY-16, PAY-20)', async ({
    newVisit,
  }) => {
    const person = await createPerson()
    await saveCard(person.token, testCards.requiresAuthentication)
    const { page } = await openAsReader(newVisit, person)
    await openList(page)
    await add(page, 'Friends').click()
    await goToPayment(page)
    await page.getByRole('radio', { name: /Visa 3184/ }).check()
    await button(page, 'Pay').click()
    await button(page, 'Complete').waitFor()
    const other = await openAsReader(newVisit, person)
    await other.page.goto(page.url())
    await button(other.page, 'Complete').click()
    await toast(other.page, 'Thank you. Your life events are open').waitFor()
    await other.page.waitForURL('**/life-events')
    await other.page.getByRole('link', { name: 'Read: Friends' }).waitFor()
    expect(paymentCalls(other, 'authorize-life-event-purchase')).toHaveLength(1)
  })

  test('turns between the open sections, from the first to the last (LIFE-11, LIFE-12)', async ({
    newVisit,
  }) => {
    const { page, person } = await openAsReader(newVisit)
    const ids = await listSectionIds('leo', person.token)
    await buySections(person, [ids[0]!, ids[2]!, ids[6]!])
    await openList(page)
    const title = page.getByRole('heading', { level: 1 })
    const turnLink = (name: string) => page.getByRole('link', { name, exact: true })
    const expectTitle = async (name: string) => {
      await expect.poll(() => title.innerText()).toBe(name)
    }
    await page.getByRole('link', { name: 'Read: Love and marriage' }).click()
    await expectTitle('Love and marriage')
    await page.locator('main').getByText('Why?').first().waitFor()
    await turnLink('Next').waitFor()
    expect(await turnLink('Previous').count()).toBe(0)
    await turnLink('Next').click()
    await expectTitle('Business')
    await turnLink('Next').click()
    await expectTitle('Children')
    await turnLink('Previous').waitFor()
    await expect(turnLink('Next')).toHaveCount(0)
    await turnLink('Previous').click()
    await expectTitle('Business')
    await turnLink('Previous').click()
    await expectTitle('Love and marriage')
  })

  testVariant(
    'is redirected to the list from a section that is not open, and from an address without one (LIFE-12)',
    async ({ newVisit }) => {
      const { page, person } = await openAsReader(newVisit)
      const [first] = await listSectionIds('leo', person.token)
      for (const query of ['', '?section=1', `?section=${first}`, '?section=x']) {
        await page.goto(`/life-event-view${query}`)
        await page.waitForURL('**/life-events')
      }
      await page.goto('/life-event-confirmation')
      await page.waitForURL('**/life-events')
    },
  )

  testVariant(
    'with a Diamond plan can read every section and buy none (LIFE-10, LIFE-14)',
    async ({ newVisit }) => {
      const person = await createPerson()
      await buySubscription(person, 2)
      const { page } = await openAsReader(newVisit, person)
      await page.goto('/life-events')
      const links = list(page).getByRole('link', { name: /^Read/ })
      await expect.poll(() => links.count()).toBe(13)
      expect(await basket(page).count()).toBe(0)
    },
  )
})

test.describe('the drawer of the life events', () => {
  const openDrawer = async (page: Page) => {
    await page.getByRole('button', { name: 'Life events', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: 'Life events' })
    await drawer.waitFor()
    return drawer
  }

  test('links to the reader’s own sections, the list for sale, the week, the month and the Diamond plan (NAV-08, NAV-10)', async ({
    newVisit,
  }) => {
    const { page, person } = await openAsReader(newVisit)
    const ids = await listSectionIds('leo', person.token)
    const [ofVirgo] = await listSectionIds('virgo', person.token)
    await buySections(person, [ids[3]!, ofVirgo!])
    await openList(page)
    const year = new Date().getUTCFullYear()
    const drawer = await openDrawer(page)
    await expect
      .poll(() => drawer.getByRole('link').allInnerTexts())
      .toEqual([
        'Money',
        `Love and marriage · Virgo ${year}`,
        'Purchase Life Events',
        'Weekly view',
        'Monthly view',
        'Sign up for Diamond',
      ])
    await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(350)
    await drawer.getByRole('link', { name: 'Money' }).click()
    await page.getByRole('heading', { level: 1, name: 'Money' }).waitFor()
    for (const [name, address] of [
      ['Purchase Life Events', '/life-events'],
      ['Weekly view', '/horoscope/weekly/leo'],
      ['Monthly view', '/horoscope/monthly/leo'],
      ['Sign up for Diamond', '/payment-plan-select'],
    ] as const) {
      await page.goto('/life-events')
      await (await openDrawer(page)).getByRole('link', { name }).click()
      await page.waitForURL((url) => url.pathname === address)
    }
    await page.getByText('Reading for Leo, your moonsign.').waitFor()
  })

  test('links a subscriber to their own sections, the week and the month only (NAV-09)', async ({
    newVisit,
  }) => {
    const person = await createPerson()
    await buySubscription(person, 1)
    await buySections(person, (await listSectionIds('leo', person.token)).slice(0, 1))
    const { page } = await openAsReader(newVisit, person)
    await openList(page)
    const drawer = await openDrawer(page)
    await expect
      .poll(() => drawer.getByRole('link').allInnerTexts())
      .toEqual(['Love and marriage', 'Weekly view', 'Monthly view'])
  })
})
