import type { Page } from '@playwright/test'
import { announced, button, savedCard } from '../helpers/checkout.ts'
import { aPerson } from '../helpers/accounts.ts'
import { phone, savedToken } from '../helpers/mobile-checkout.ts'
import { call } from '../product.ts'
import { expect, test, type NewVisit } from '../test.ts'

const pathOf = (page: Page) => new URL(page.url()).pathname

/** At a mobile card page, sent there by the app. */
async function onThePhone(newVisit: NewVisit, path: string) {
  const person = await aPerson()
  const visit = await newVisit(phone)
  await visit.page.goto(path.replace('TOKEN', person.token))
  return visit
}

test.describe('a link that is not whole', () => {
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
    test(`says what it lacks, and offers no Pay: ${path} (MOB-02)`, async ({ newVisit }) => {
      const { page } = await onThePhone(newVisit, path)
      await page.getByText(`It lacks ${parts}.`).waitFor()
      for (const name of ['Pay', 'Buy Now']) expect(await button(page, name).count()).toBe(0)
      expect(await page.getByRole('link', { name: 'Open the app' }).isVisible()).toBe(true)
    })

  for (const path of [
    '/enter-payment-mobile/101/999/TOKEN',
    '/enter-life-event-payment-mobile/999/TOKEN',
    '/one-off-confirmation-mobile/999/TOKEN',
  ])
    test(`or what it would sell is not there: ${path} (MOB-02)`, async ({ newVisit }) => {
      const { page } = await onThePhone(newVisit, path)
      await page.getByText('What this link sells is not there any more').waitFor()
      expect(await button(page, 'Pay').count()).toBe(0)
    })

  for (const path of [
    '/enter-payment-mobile/101/1/',
    '/enter-life-event-payment-mobile/1/',
    '/one-off-confirmation-mobile/1/',
  ])
    test(`or its token is dead: ${path} (MOB-02)`, async ({ newVisit }) => {
      const { page } = await newVisit(phone)
      await page.goto(`${path}hR3v_0Yb-8sJq2Lw5Xz7Nc1Md4Kf6Tg9Pa0Ue2Ri4Oy`)
      await announced(page, 'Session expired. Please login again.').waitFor()
      await button(page, 'Sign in').waitFor()
      expect(pathOf(page)).toBe('/')
    })

  test('a token that dies while its page is open ends there too (MOB-02)', async ({ newVisit }) => {
    const person = await aPerson()
    await savedCard(person.token)
    const { page } = await newVisit(phone)
    await page.goto(`/enter-payment-mobile/101,103/1/${person.token}`)
    await page.getByRole('radio', { name: /Visa/ }).check()
    await call('POST /api/logout', { token: await savedToken(page) })
    await button(page, 'Pay').click()
    await announced(page, 'Session expired. Please login again.').waitFor()
    await button(page, 'Sign in').waitFor()
  })
})
