import type { Page } from '@playwright/test'
import { announced, button, callsOf, fillCard, savedCard, testCards } from '../helpers/checkout.ts'
import { aPerson, signedIn, signIn, type Person } from '../helpers/accounts.ts'
import { call } from '../product.ts'
import { expect, test, type NewVisit } from '../test.ts'

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

/** What the basket says: how many, and what they come to. */
const sums = (page: Page) => basket(page).getByRole('status').locator('dd').allInnerTexts()
async function holds(page: Page, count: number, total: string) {
  await expect.poll(() => sums(page)).toEqual([String(count), total])
}

async function aReader(newVisit: NewVisit, person?: Person) {
  const reader = person ?? (await aPerson())
  const visit = await newVisit()
  await signedIn(visit.context, reader)
  return { ...visit, person: reader }
}

async function openList(page: Page, address = '/life-events') {
  await page.goto(address)
  await page.getByRole('heading', { level: 1, name: 'Life events' }).waitFor()
  await button(page, 'Add to basket').first().waitFor()
}

/** The ids of a sign's sections, the first one first. */
async function sectionsOf(sign: string, token: string): Promise<number[]> {
  const path = `GET /api/horoscope/user-new-single-horoscope/yearly/${sign}`
  const { horoscope } = (await call(path, { token })).body
  return horoscope.horoscopeData.at(-1).parts.map(({ id }: { id: number }) => id)
}

/** Buys sections as another tab would. */
async function buys({ token }: Person, sections: readonly number[]) {
  const body = { horoscopeDataParts: sections, selectedLang: 1, card_id: await savedCard(token) }
  const { status } = await call('POST /api/payment-plan/buy-life-event', { token, body })
  if (status !== 200) throw new Error(`buying answered ${status}`)
}

async function subscribes({ token }: Person, payment_plan_id: number) {
  const body = { payment_plan_id, horoscope_id: 5, card_id: await savedCard(token) }
  await call('POST /api/payment-plan/buy-subscription', { token, body })
}

/** From a filled basket on to the card page. */
async function toPayment(page: Page) {
  await buyNow(page).click()
  await page.waitForURL('**/enter-payment-details')
  await button(page, 'Pay').waitFor()
}

test.describe('a guest', () => {
  test('looks at a sign’s sections, is led to sign in, and finds the basket again (LIFE-01, LIFE-09)', async ({
    newVisit,
  }) => {
    const person = await aPerson()
    const { page } = await newVisit()
    await openList(page)
    expect(await list(page).getByRole('listitem').count()).toBe(13)
    await page.getByLabel('Sign', { exact: true }).selectOption('Pisces')
    await page.getByRole('list', { name: /for Pisces$/ }).waitFor()
    await add(page, 'Career').click()
    await add(page, 'Travel').click()
    await holds(page, 2, '£7.98')
    await buyNow(page).click()
    await page.waitForURL('**/?redirect=life-events')
    await signIn(page, person)
    await page.waitForURL('**/life-events')
    // The reader's own sign is Leo; what was begun as a guest goes on.
    await page.getByRole('list', { name: /for Pisces$/ }).waitFor()
    await holds(page, 2, '£7.98')
    await buyNow(page).click()
    await page.waitForURL('**/enter-payment-details')
  })
})

test.describe('the basket', () => {
  test('takes sections in and lets them go, sums them, and is kept over a reload (LIFE-01, LIFE-03, LIFE-04, LIFE-06, LIFE-08)', async ({
    newVisit,
  }) => {
    const { page } = await aReader(newVisit)
    await openList(page)
    await page.getByRole('list', { name: /for Leo$/ }).waitFor()
    expect(await row(page, 'Love and marriage').innerText()).toContain('£3.99')
    await holds(page, 0, '£0.00')
    expect(await buyNow(page).isDisabled()).toBe(true)
    for (const name of ['Love and marriage', 'Business', 'Children']) await add(page, name).click()
    await holds(page, 3, '£11.97')
    await remove(page, 'Business').click()
    await holds(page, 2, '£7.98')
    await add(page, 'Business').waitFor()
    expect(await buyNow(page).isDisabled()).toBe(false)
    await page.reload()
    await remove(page, 'Children').waitFor()
    await holds(page, 2, '£7.98')
    await button(page, 'Empty the basket').click()
    await holds(page, 0, '£0.00')
    expect(await button(page, 'Add to basket').count()).toBe(13)
  })

  test('is not taken along to another sign (LIFE-06)', async ({ newVisit }) => {
    const { page, person } = await aReader(newVisit)
    await buys(person, (await sectionsOf('virgo', person.token)).slice(0, 1))
    await openList(page)
    await add(page, 'Money').click()
    await holds(page, 1, '£3.99')
    await page.goto('/dashboard?tab=3')
    const panel = page.getByRole('tabpanel', { name: 'Yearly' })
    const virgo = panel
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Virgo' }) })
    await virgo.getByRole('link', { name: 'Life Events' }).click()
    await page.getByRole('list', { name: /for Virgo$/ }).waitFor()
    await holds(page, 0, '£0.00')
    await openList(page)
    await holds(page, 0, '£0.00')
  })

  test('is emptied where another tab has bought some of it (LIFE-05, LIFE-10)', async ({
    newVisit,
  }) => {
    const { page, person } = await aReader(newVisit)
    await openList(page)
    await add(page, 'Love and marriage').click()
    await add(page, 'Money').click()
    await buys(person, (await sectionsOf('leo', person.token)).slice(0, 1))
    await page.reload()
    await row(page, 'Love and marriage').getByRole('link', { name: /^Read/ }).waitFor()
    await holds(page, 0, '£0.00')
    expect(await inRow(page, 'Love and marriage').count()).toBe(0)
  })
})

test.describe('a reader', () => {
  test('pays with a new card, and is led to what was bought (LIFE-07, LIFE-08, LIFE-10, LIFE-13, API-26)', async ({
    newVisit,
  }) => {
    const visit = await aReader(newVisit)
    const { page, person } = visit
    const [love, , , money] = await sectionsOf('leo', person.token)
    await openList(page)
    for (const name of ['Love and marriage', 'Money']) await add(page, name).click()
    await toPayment(page)
    const back = page.getByRole('link', { name: 'Back', exact: true })
    expect(await back.getAttribute('href')).toBe('/life-events')
    await page.locator('main').getByText('£7.98').first().waitFor()
    await fillCard(page, testCards.failsWhenCharged)
    await button(page, 'Pay').click()
    await announced(page, 'Your card was declined.').waitFor()
    await back.click()
    await holds(page, 2, '£7.98')

    await toPayment(page)
    await button(page, 'Add New Card').click()
    await fillCard(page, testCards.pays)
    await button(page, 'Pay').dblclick()
    await announced(page, 'Thank you. Your life events are open').waitFor()
    await page.waitForURL('**/life-event-confirmation')
    await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor()
    const parts = [love, money]
    expect(callsOf(visit, 'save-payment-card').at(-1)?.body).toMatchObject({
      type: 'life_event',
      horoscopeDataParts: parts,
      selectedLang: 1,
      user_id: person.user.id,
    })
    const buyCalls = callsOf(visit, 'buy-life-event').map(({ body }) => body)
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
    await holds(page, 0, '£0.00')
    await expect.poll(() => list(page).getByRole('link', { name: /^Read/ }).count()).toBe(2)
    await page.goto('/dashboard?tab=3')
    await page.getByRole('link', { name: /^Read.*Love and marriage/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Love and marriage' }).waitFor()
  })

  test('pays with a saved card, and the bank asks; a failed try keeps the basket (LIFE-07, PAY-15, PAY-16, PAY-17)', async ({
    newVisit,
  }) => {
    const person = await aPerson()
    await savedCard(person.token, testCards.asksAtTheBank)
    const visit = await aReader(newVisit, person)
    const { page } = visit
    await openList(page)
    await add(page, 'Education').click()
    await toPayment(page)
    await page.getByRole('radio', { name: /Visa 3184/ }).check()
    await button(page, 'Pay').click()
    await button(page, 'Fail').click()
    await announced(page, 'Additional security failed').waitFor()
    await page.waitForURL('**/enter-payment-details')
    await openList(page)
    await holds(page, 1, '£3.99')

    await toPayment(page)
    await page.getByRole('radio', { name: /Visa 3184/ }).check()
    await button(page, 'Pay').click()
    await button(page, 'Complete').click()
    await announced(page, 'Additional security succeeded...').waitFor()
    await page.waitForURL('**/life-event-confirmation')
    await page.getByRole('link', { name: /^Read.*Education/ }).waitFor()
    expect(callsOf(visit, 'authorize-life-event-purchase').map(({ body }) => body)).toEqual([
      { client_secret: expect.stringMatching(/_secret_/), userLifeEventId: expect.any(String) },
    ])
    await openList(page)
    await holds(page, 0, '£0.00')
  })

  test('comes back from the bank in another browser, and it is completed there (PAY-16, PAY-20)', async ({
    newVisit,
  }) => {
    const person = await aPerson()
    await savedCard(person.token, testCards.asksAtTheBank)
    const { page } = await aReader(newVisit, person)
    await openList(page)
    await add(page, 'Friends').click()
    await toPayment(page)
    await page.getByRole('radio', { name: /Visa 3184/ }).check()
    await button(page, 'Pay').click()
    await button(page, 'Complete').waitFor()
    const other = await aReader(newVisit, person)
    await other.page.goto(page.url())
    await button(other.page, 'Complete').click()
    await announced(other.page, 'Thank you. Your life events are open').waitFor()
    await other.page.waitForURL('**/life-events')
    await other.page.getByRole('link', { name: 'Read: Friends' }).waitFor()
    expect(callsOf(other, 'authorize-life-event-purchase')).toHaveLength(1)
  })

  test('turns between the sections that are open, to their ends (LIFE-11, LIFE-12)', async ({
    newVisit,
  }) => {
    const { page, person } = await aReader(newVisit)
    const ids = await sectionsOf('leo', person.token)
    await buys(person, [ids[0]!, ids[2]!, ids[6]!])
    await openList(page)
    const title = page.getByRole('heading', { level: 1 })
    const turn = (name: string) => page.getByRole('link', { name, exact: true })
    const shows = async (name: string) => {
      await expect.poll(() => title.innerText()).toBe(name)
    }
    await page.getByRole('link', { name: 'Read: Love and marriage' }).click()
    await shows('Love and marriage')
    await page.locator('main').getByText('house', { exact: false }).first().waitFor()
    await turn('Next').waitFor()
    expect(await turn('Previous').count()).toBe(0)
    await turn('Next').click()
    await shows('Business')
    await turn('Next').click()
    await shows('Children')
    await turn('Previous').waitFor()
    expect(await turn('Next').count()).toBe(0)
    await turn('Previous').click()
    await shows('Business')
    await turn('Previous').click()
    await shows('Love and marriage')
  })

  test('does not get a section without having it, nor none (LIFE-12)', async ({ newVisit }) => {
    const { page, person } = await aReader(newVisit)
    const [first] = await sectionsOf('leo', person.token)
    for (const query of ['', '?section=1', `?section=${first}`, '?section=x']) {
      await page.goto(`/life-event-view${query}`)
      await page.waitForURL('**/life-events')
    }
    await page.goto('/life-event-confirmation')
    await page.waitForURL('**/life-events')
  })

  test('of a Diamond plan has every section to read, and none to buy (LIFE-10, LIFE-14)', async ({
    newVisit,
  }) => {
    const person = await aPerson()
    await subscribes(person, 2)
    const { page } = await aReader(newVisit, person)
    await page.goto('/life-events')
    const links = list(page).getByRole('link', { name: /^Read/ })
    await expect.poll(() => links.count()).toBe(13)
    expect(await basket(page).count()).toBe(0)
  })
})

test.describe('the drawer of the life events', () => {
  const open = async (page: Page) => {
    await page.getByRole('button', { name: 'Life events', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: 'Life events' })
    await drawer.waitFor()
    return drawer
  }

  test('lists one’s own, what is for sale, week and month, and Diamond, and leads there (NAV-08, NAV-10)', async ({
    newVisit,
  }) => {
    const { page, person } = await aReader(newVisit)
    const ids = await sectionsOf('leo', person.token)
    const [ofVirgo] = await sectionsOf('virgo', person.token)
    await buys(person, [ids[3]!, ofVirgo!])
    await openList(page)
    const year = new Date().getUTCFullYear()
    const drawer = await open(page)
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
    expect((await drawer.boundingBox())?.width).toBe(350)
    await drawer.getByRole('link', { name: 'Money' }).click()
    await page.getByRole('heading', { level: 1, name: 'Money' }).waitFor()
    for (const [name, address] of [
      ['Purchase Life Events', '/life-events'],
      ['Weekly view', '/horoscope/weekly/leo'],
      ['Monthly view', '/horoscope/monthly/leo'],
      ['Sign up for Diamond', '/payment-plan-select'],
    ] as const) {
      await page.goto('/life-events')
      await (await open(page)).getByRole('link', { name }).click()
      await page.waitForURL((url) => url.pathname === address)
    }
    await page.getByText('You are reading for Leo.').waitFor()
  })

  test('gives a subscriber week and month beside their own, and sells nothing (NAV-09)', async ({
    newVisit,
  }) => {
    const person = await aPerson()
    await subscribes(person, 1)
    await buys(person, (await sectionsOf('leo', person.token)).slice(0, 1))
    const { page } = await aReader(newVisit, person)
    await openList(page)
    const drawer = await open(page)
    await expect
      .poll(() => drawer.getByRole('link').allInnerTexts())
      .toEqual(['Love and marriage', 'Weekly view', 'Monthly view'])
  })
})
