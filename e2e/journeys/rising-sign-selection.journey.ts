import type { Page } from '@playwright/test'
import { button, planButton, storeSelectedSigns } from '../helpers/checkout.ts'
import { createPerson, seedSession } from '../helpers/accounts.ts'
import { expect, test, testVariant, type NewVisit } from '../test.ts'

/** Selects a Diamond plan on a sign and opens the choice of its rising sign. */
async function openRisingSigns(
  newVisit: NewVisit,
  first: string,
  birth: Record<string, unknown> = {},
) {
  const visit = await newVisit()
  const { page, context } = visit
  await seedSession(context, await createPerson(birth))
  await storeSelectedSigns(context, { 'selected-horoscope': first })
  await page.goto('/payment-plan-select')
  await planButton(page, 'Diamond').waitFor()
  await button(page, '+ Add Rising Subscription').click()
  await page.getByRole('heading', { level: 1, name: 'Select your Rising Sign' }).waitFor()
  return visit
}

const sign = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const selected = (page: Page) => page.getByRole('radio', { checked: true })

test('the rising sign of the birth is preselected and marked, and can be confirmed at once; another one can be selected, and stays selected (PLAN-30, SKY-21)', async ({
  newVisit,
}) => {
  // Pisces by Swiss Ephemeris (pub-0250).
  const { page } = await openRisingSigns(newVisit, 'Leo')
  await page
    .getByText(
      'Your rising sign is Pisces, worked out from your birth: 3 January 1956 at 11:58, Delhi, India.',
    )
    .waitFor()
  await page.getByText('10 minutes out, the sign stays the same: this is certain.').waitFor()
  await expect(selected(page)).toHaveAttribute('value', 'Pisces')
  const mark = await sign(page, 'Pisces').getAttribute('aria-describedby')
  expect(await page.locator(`[id="${mark}"]`).innerText()).toBe('Worked out from your birth')
  expect(await page.getByText('Worked out from your birth', { exact: true }).count()).toBe(1)
  await expect(page).toHaveTitle(/Select your Rising Sign/)
  await button(page, 'Confirm').click()
  await page.waitForURL('**/order-confirm')
  await page.getByText('Pisces, £49.99 per year').waitFor()

  await page.goBack()
  await page.getByText('Your rising sign is Pisces').waitFor()
  await sign(page, 'Aries').check()
  await button(page, 'Confirm').click()
  await page.getByText('Aries, £49.99 per year').waitFor()
  await page.goBack()
  await page.getByText('Your rising sign is Pisces').waitFor()
  await expect(selected(page)).toHaveAttribute('value', 'Aries')
})

testVariant(
  'a rising sign close to a border shows which other sign it may be, and until when',
  async ({ newVisit }) => {
    // 11.8′ past the beginning of Libra by Swiss Ephemeris (pub-0087): a minute before, Virgo rose.
    const { page } = await openRisingSigns(newVisit, 'Leo', {
      dob: '1994-02-13 22:32:00',
      pob: {
        formatted_address: 'Shivpuri, Madhya Pradesh, India',
        geometry: { location: { lat: 25.42378, lng: 77.66223 } },
      },
    })
    await page.getByText(/Close to a border: before 22:3[12] the sign was Virgo/).waitFor()
    await expect(selected(page)).toHaveAttribute('value', 'Libra')
  },
)

testVariant(
  'a sign that is selected before the response arrives is not replaced by it',
  async ({ newVisit }) => {
    const mayRespond = Promise.withResolvers<void>()
    const visit = await newVisit()
    const { page, context } = visit
    await seedSession(context, await createPerson())
    await page.route('**/api/rising-sign-lookup', async (route) => {
      await mayRespond.promise
      await route.continue()
    })
    await page.addInitScript(() =>
      history.replaceState({ usr: { dual: true }, key: 'seeded', idx: 0 }, ''),
    )
    await page.goto('/moonsign-select')
    await page.getByText('We are working out your rising sign').waitFor()
    await sign(page, 'Aries').check()
    mayRespond.resolve()
    await page.getByText('Your rising sign is Pisces').waitFor()
    await expect(selected(page)).toHaveAttribute('value', 'Aries')
  },
)

testVariant(
  'a rising sign that the plan already covers is named, but not preselected',
  async ({ newVisit }) => {
    const { page } = await openRisingSigns(newVisit, 'Pisces')
    await page.getByText('Your plan already covers that sign').waitFor()
    expect(await selected(page).count()).toBe(0)
  },
)

testVariant('a rising sign that cannot be computed is selected manually', async ({ newVisit }) => {
  const { page, context } = await newVisit()
  await seedSession(context, await createPerson())
  const busy = { message: 'Too many requests.', code: 'too-many-requests' }
  await page.route('**/api/rising-sign-lookup', (route) =>
    route.fulfill({ status: 429, json: busy }),
  )
  await page.addInitScript(() =>
    history.replaceState({ usr: { dual: true }, key: 'seeded', idx: 0 }, ''),
  )
  await page.goto('/moonsign-select')
  await page.getByText('We could not work out your rising sign just now.').waitFor()
  expect(await selected(page).count()).toBe(0)
  await sign(page, 'Aries').check()
})
