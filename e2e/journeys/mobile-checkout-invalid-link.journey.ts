import type { Page } from '@playwright/test'
import { button, saveCard, toast } from '../helpers/checkout.ts'
import { createPerson } from '../helpers/accounts.ts'
import { phone, readPurchaseToken } from '../helpers/mobile-checkout.ts'
import { call } from '../product.ts'
import { expect, test, testVariant } from '../test.ts'

const readPath = (page: Page) => new URL(page.url()).pathname
const notSold = 'This link leads to something we no longer sell'

test.describe('a payment link of the app', () => {
  test('that is incomplete, or leads to something that is not sold, says so and offers no payment (MOB-02)', async ({
    newVisit,
  }) => {
    const { token } = await createPerson()
    const { page } = await newVisit(phone)
    // Those without a token come first: the tab keeps the one that it has been given.
    for (const [path, message] of [
      [
        '/enter-payment-mobile',
        'This link is missing the questions, the consultation and your sign-in.',
      ],
      ['/enter-payment-mobile/101', 'This link is missing the consultation and your sign-in.'],
      ['/enter-payment-mobile/101/1', 'This link is missing your sign-in.'],
      [
        '/enter-life-event-payment-mobile',
        'This link is missing the life events and your sign-in.',
      ],
      ['/enter-life-event-payment-mobile/1,2', 'This link is missing your sign-in.'],
      ['/one-off-confirmation-mobile', 'This link is missing the horoscope and your sign-in.'],
      ['/one-off-confirmation-mobile/12', 'This link is missing your sign-in.'],
      [`/enter-payment-mobile/101/${token}`, 'This link is missing the consultation.'],
      [`/enter-life-event-payment-mobile/${token}`, 'This link is missing the life events.'],
      [`/one-off-confirmation-mobile/${token}`, 'This link is missing the horoscope.'],
      [`/enter-payment-mobile/101/999/${token}`, notSold],
      [`/enter-life-event-payment-mobile/999/${token}`, notSold],
      [`/one-off-confirmation-mobile/999/${token}`, notSold],
    ] as const) {
      await page.goto(path)
      await page.getByText(message).waitFor()
      for (const name of ['Pay', 'Buy Now']) expect(await button(page, name).count(), path).toBe(0)
      if (message !== notSold)
        await expect(page.getByRole('link', { name: 'Open the app' })).toBeVisible()
    }
  })

  test('with an invalid token leads to the sign-in page (MOB-02)', async ({ newVisit }) => {
    const { page } = await newVisit(phone)
    for (const path of [
      '/enter-payment-mobile/101/1/',
      '/enter-life-event-payment-mobile/1/',
      '/one-off-confirmation-mobile/1/',
    ]) {
      await page.goto(`${path}hR3v_0Yb-8sJq2Lw5Xz7Nc1Md4Kf6Tg9Pa0Ue2Ri4Oy`)
      await toast(page, 'Session expired. Please login again.').waitFor()
      await button(page, 'Sign in').waitFor()
      expect(readPath(page)).toBe('/')
    }
  })

  testVariant(
    'leads to the sign-in page when its token is revoked while the page is open (MOB-02)',
    async ({ newVisit }) => {
      const person = await createPerson()
      await saveCard(person.token)
      const { page } = await newVisit(phone)
      await page.goto(`/enter-payment-mobile/101,103/1/${person.token}`)
      await page.getByRole('radio', { name: /Visa/ }).check()
      await call('POST /api/logout', { token: await readPurchaseToken(page) })
      await button(page, 'Pay').click()
      await toast(page, 'Session expired. Please login again.').waitFor()
      await button(page, 'Sign in').waitFor()
    },
  )
})
