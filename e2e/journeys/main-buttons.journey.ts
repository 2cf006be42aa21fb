import { button, goToPayment, orderPlan, storeSelectedSigns } from '../helpers/checkout.ts'
import { createPerson, seedSession } from '../helpers/accounts.ts'
import { expect, test } from '../test.ts'

test('the main buttons of sign-up, lookup, order and payment have one width in a wide window (ENT-50)', async ({
  newVisit,
}) => {
  const { page, context } = await newVisit({ viewport: { width: 1440, height: 900 } })
  const widths: (number | undefined)[] = []
  const measure = async (name: string) =>
    widths.push((await button(page, name).boundingBox())?.width)
  await page.goto('/signup')
  await measure('Create account')
  await page.goto('/moonsign-lookup')
  await measure('Find my Moonsign')
  await seedSession(context, await createPerson())
  await storeSelectedSigns(context, { 'selected-horoscope': 'Leo' })
  await orderPlan(page, 'Gold')
  await measure('Continue')
  await goToPayment(page)
  await measure('Pay')
  // 22rem.
  expect(widths).toEqual([352, 352, 352, 352])
})
