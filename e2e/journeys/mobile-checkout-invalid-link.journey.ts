import type { Page } from '@playwright/test'
import { button, saveCard, toast } from '../helpers/checkout.ts'
import { createPerson } from '../helpers/accounts.ts'
import { phone, readPurchaseToken } from '../helpers/mobile-checkout.ts'
import { call } from '../product.ts'
import { expect, test, type NewVisit } from '../test.ts'

const readPath = (page: Page) => new URL(page.url()).pathname

/** Opens a payment link of the app on a phone. */
async function openOnPhone(newVisit: NewVisit, path: string) {
  const person = await createPerson()
  const visit = await newVisit(phone)
  await visit.page.goto(path.replace('TOKEN', person.token))
  return visit
}

test.describe('a payment link of the app', () => {
  for (const [path, parts] of [
    ['/enter-payment-mobile', 'the questions, the consultation and your sign-in'],
    ['/enter-payment-mobile/101', 'the consultation and your sign-in'],
    ['/enter-payment-mobile/101/TOKEN', 'the consultation'],
    ['/enter-payment-mobile/101/1', 'your sign-in'],
    ['/enter-life-event-payment-mobile', 'the life events and your sign-in'],
    ['/enter-life-event-payment-mobile/TOKEN', 'the life events'],
    ['/enter-life-event-payment-mobile/1,2', 'your sign-in'],
    ['/one-off-confirmation-mobile', 'the horoscope and your sign-in'],
    ['/one-off-confirmation-mobile/TOKEN', 'the horoscope'],
    ['/one-off-confirmation-mobile/12', 'your sign-in'],
  ] as const)
    test(`that is incomplete says what is missing and offers no payment: ${path} (MOB-02)`, async ({
      newVisit,
    }) => {
      const { page } = await openOnPhone(newVisit, path)
      await page.getByText(`This link is missing ${parts}.`).waitFor()
      for (const name of ['Pay', 'Buy Now']) expect(await button(page, name).count()).toBe(0)
      await expect(page.getByRole('link', { name: 'Open the app' })).toBeVisible()
    })

  for (const path of [
    '/enter-payment-mobile/101/999/TOKEN',
    '/enter-life-event-payment-mobile/999/TOKEN',
    '/one-off-confirmation-mobile/999/TOKEN',
  ])
    test(`to something that is not sold says so and offers no payment: ${path} (MOB-02)`, async ({
      newVisit,
    }) => {
      const { page } = await openOnPhone(newVisit, path)
      await page.getByText('This link leads to something we no longer sell').waitFor()
      expect(await button(page, 'Pay').count()).toBe(0)
    })

  for (const path of [
    '/enter-payment-mobile/101/1/',
    '/enter-life-event-payment-mobile/1/',
    '/one-off-confirmation-mobile/1/',
  ])
    test(`with an invalid token leads to the sign-in page: ${path} (MOB-02)`, async ({
      newVisit,
    }) => {
      const { page } = await newVisit(phone)
      await page.goto(`${path}hR3v_0Yb-8sJq2Lw5Xz7Nc1Md4Kf6Tg9Pa0Ue2Ri4Oy`)
      await toast(page, 'Session expired. Please login again.').waitFor()
      await button(page, 'Sign in').waitFor()
      expect(readPath(page)).toBe('/')
    })

  test('leads to the sign-in page when its token is revoked while the page is open (MOB-02)', async ({
    newVisit,
  }) => {
    const person = await createPerson()
    await saveCard(person.token)
    const { page } = await newVisit(phone)
    await page.goto(`/enter-payment-mobile/101,103/1/${person.token}`)
    await page.getByRole('radio', { name: /Visa/ }).check()
    await call('POST /api/logout', { token: await readPurchaseToken(page) })
    await button(page, 'Pay').click()
    await toast(page, 'Session expired. Please login again.').waitFor()
    await button(page, 'Sign in').waitFor()
  })
})
