import type { Page } from '@playwright/test'
import { createPerson, seedSession, signIn } from '../helpers/accounts.ts'
import { productUrl } from '../product.ts'
import { expect, test, testVariant } from '../test.ts'

const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'
const phone = { userAgent: android, viewport: { width: 360, height: 780 } }

const readAddress = (page: Page) => page.url().slice(new URL(page.url()).origin.length)
const dialog = (page: Page) => page.getByRole('dialog', { name: 'How would you like to continue?' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const waitForConsultations = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Consultations' }).waitFor()
const waitForSignIn = (page: Page) => button(page, 'Sign in').waitFor()

test.describe('a deep link on a device without an app', () => {
  test('redirects to its path, without the prefix and the flag and with the rest of its query (MOB-11, MOB-15)', async ({
    newVisit,
  }) => {
    const { page, context } = await newVisit()
    await seedSession(context, await createPerson())
    await page.goto('/deeplink/consultations?auth=true&x=1')
    await waitForConsultations(page)
    expect(readAddress(page)).toBe('/consultations?x=1')
  })

  testVariant(
    'without the flag requires no signing in, and with it is followed after signing in, once (MOB-15, MOB-16)',
    async ({ newVisit }) => {
      const { page } = await newVisit()
      await page.goto('/deeplink/consultations')
      await waitForConsultations(page)
      expect(readAddress(page)).toBe('/consultations')
      await page.goto('/deeplink/consultations?auth=true&x=1')
      await waitForSignIn(page)
      expect(readAddress(page)).toBe('/')
      await signIn(page, await createPerson())
      await waitForConsultations(page)
      expect(readAddress(page)).toBe('/consultations?x=1')
      await page.goto('/dashboard')
      await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
    },
  )

  testVariant('never leads to another site (MOB-19)', async ({ newVisit }) => {
    const { page } = await newVisit()
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(productUrl())) elsewhere.push(request.url())
    })
    for (const path of [
      '/deeplink//evil.example/x',
      '/deeplink/https://evil.example/x',
      '/deeplink/%2F%2Fevil.example?auth=true',
      '/deeplink/%5Cevil.example',
    ]) {
      await page.goto(path)
      await waitForSignIn(page)
      expect(readAddress(page), path).toBe('/')
    }
    expect(elsewhere).toEqual([])
  })
})

test.describe('a deep link on an Android device', () => {
  test('asks whether to open it in the app or in the browser, and opens its page there (MOB-12, MOB-14)', async ({
    newVisit,
  }) => {
    const { page, context } = await newVisit(phone)
    await seedSession(context, await createPerson())
    await page.goto('/deeplink/consultations?auth=true&x=1')
    await dialog(page).waitFor()
    for (const name of ['Continue in the Browser', 'Open in the Mobile App'])
      await expect(button(page, name)).toBeVisible()
    expect(readAddress(page)).toBe('/deeplink/consultations?auth=true&x=1')
    await button(page, 'Continue in the Browser').click()
    await waitForConsultations(page)
    expect(readAddress(page)).toBe('/consultations?x=1')
  })

  test('with the flag opens its page in the browser after signing in (MOB-14, MOB-16)', async ({
    newVisit,
  }) => {
    const { page } = await newVisit(phone)
    await page.goto('/deeplink/consultations?auth=true')
    await button(page, 'Continue in the Browser').click()
    await waitForSignIn(page)
    expect(readAddress(page)).toBe('/')
    await signIn(page, await createPerson())
    await waitForConsultations(page)
  })

  test('never leads to another site (MOB-19)', async ({ newVisit }) => {
    const { page } = await newVisit(phone)
    await page.goto('/deeplink//evil.example/x')
    await button(page, 'Continue in the Browser').click()
    await waitForSignIn(page)
    expect(readAddress(page)).toBe('/')
  })
})
