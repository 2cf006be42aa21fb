import { createPerson } from '../helpers/accounts.ts'
import { saveCard } from '../helpers/checkout.ts'
import { createOwner, seedOwner } from '../helpers/staff.ts'
import { call } from '../product.ts'
import { expect, test, useOwnProduct } from '../test.ts'

useOwnProduct({})

test('an owner sees whom a new price touches before it is changed, is asked to prove who they are, and visitors see it (STU-129, STU-133)', async ({
  newVisit,
}) => {
  const { token } = await createPerson()
  const card_id = await saveCard(token)
  const order = { payment_plan_id: 1, horoscope_id: 5, card_id }
  expect(
    (await call('POST /api/payment-plan/buy-subscription', { token, body: order })).status,
  ).toBe(200)

  const { page } = await newVisit()
  await seedOwner(page, await createOwner())
  await page.goto('/studio')
  await page
    .getByRole('navigation', { name: 'Parts of the studio' })
    .getByRole('link', { name: 'Plans' })
    .click()
  const silver = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'Silver', exact: true }),
  })
  await expect(silver.getByText('£1.99 a week')).toBeVisible()
  await silver.getByText('Subscriptions that renew: 1.').waitFor()
  await silver.getByRole('button', { name: 'Change the price of Silver' }).click()
  const price = silver.getByLabel('New price in pounds')
  await expect(price).toBeFocused()
  await price.press('Enter')
  await silver.getByText('This is the price now').waitFor()
  await price.fill('two')
  await price.press('Enter')
  await silver.getByText('Please enter a price from 0.30 to 1000 pounds').waitFor()
  await expect(price).toBeFocused()
  await price.fill('2.49')
  await silver.getByRole('button', { name: 'See who is affected' }).dblclick()
  await silver.getByText(/^Emails to subscribers: 1\. Nobody renews at £2\.49 before/).waitFor()
  await price.fill('2.59')
  const submit = silver.getByRole('button', { name: /^Change the price to/ })
  await expect(submit).toHaveCount(0)
  await price.press('Enter')
  await expect(submit).toHaveText('Change the price to £2.59')
  await submit.dblclick()
  await page.getByText('The price is now £2.59.').waitFor()
  await expect(silver).toBeFocused()
  await expect(silver.getByText('£2.59 a week')).toBeVisible()
  await expect(silver.getByText('At another price: 1.')).toBeVisible()
  await page.reload()
  await expect(silver.getByText('£2.59 a week')).toBeVisible()

  const guest = (await newVisit()).page
  await expect
    .poll(
      async () => {
        await guest.goto('/')
        return guest.getByText('£2.59').count()
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(0)
})

test('an owner hides a plan and offers it again; the last plan on offer stays (STU-132, STU-133)', async ({
  newVisit,
}) => {
  const { page } = await newVisit()
  await seedOwner(page, await createOwner())
  await page.goto('/studio/plans')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button('Hide Gold').click()
  await page.getByText('Gold is hidden. Its subscriptions go on.').waitFor()
  await expect(page.getByRole('heading', { name: 'Gold (hidden)' })).toBeVisible()
  await button('Hide Silver').click()
  await page.getByText('Silver is hidden. Its subscriptions go on.').waitFor()
  await button('Hide Diamond').click()
  await page.getByText('This is the last plan on offer. Offer another one first.').waitFor()
  await button('Offer again: Gold').click()
  await page.getByText('Gold is on offer again.').waitFor()
  await button('Offer again: Silver').click()
  await page.getByText('Silver is on offer again.').waitFor()
})
