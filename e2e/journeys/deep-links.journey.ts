import type { Page } from '@playwright/test'
import { aPerson, signedIn, signIn } from '../helpers/accounts.ts'
import { productUrl } from '../product.ts'
import { startProduct, type RunningProduct } from '../start-product.ts'
import { expect, test } from '../test.ts'

const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'
const phone = { userAgent: android, viewport: { width: 360, height: 780 } }

const addressOf = (page: Page) => page.url().slice(new URL(page.url()).origin.length)
const question = (page: Page) =>
  page.getByRole('dialog', { name: 'How would you like to continue?' })
const choice = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const consultations = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Consultations' }).waitFor()
const signInPage = (page: Page) => choice(page, 'Sign in').waitFor()

test.describe('a link on a device that has no app', () => {
  test('leads straight on, without its prefix and flag, with the rest of its query (MOB-11, MOB-15)', async ({
    newVisit,
  }) => {
    const { page, context } = await newVisit()
    await signedIn(context, await aPerson())
    await page.goto('/deeplink/consultations?auth=true&x=1')
    await consultations(page)
    expect(addressOf(page)).toBe('/consultations?x=1')
  })

  test('needs nobody signed in where it does not ask for that (MOB-15)', async ({ newVisit }) => {
    const { page } = await newVisit()
    await page.goto('/deeplink/consultations')
    await consultations(page)
    expect(addressOf(page)).toBe('/consultations')
  })

  test('waits for a sign-in where it asks for one, and is followed after it, once (MOB-15, MOB-16)', async ({
    newVisit,
  }) => {
    const { page } = await newVisit()
    await page.goto('/deeplink/consultations?auth=true&x=1')
    await signInPage(page)
    expect(addressOf(page)).toBe('/')
    await signIn(page, await aPerson())
    await consultations(page)
    expect(addressOf(page)).toBe('/consultations?x=1')
    await page.goto('/dashboard')
    await page.getByRole('heading', { level: 1, name: 'Your horoscopes' }).waitFor()
  })

  for (const path of [
    '/deeplink//evil.example/x',
    '/deeplink/https://evil.example/x',
    '/deeplink/%2F%2Fevil.example?auth=true',
    '/deeplink/%5Cevil.example',
  ])
    test(`never leaves this site: ${path} (MOB-19)`, async ({ newVisit }) => {
      const { page } = await newVisit()
      const elsewhere: string[] = []
      page.on('request', (request) => {
        if (!request.url().startsWith(productUrl())) elsewhere.push(request.url())
      })
      await page.goto(path)
      await signInPage(page)
      expect(addressOf(page)).toBe('/')
      expect(elsewhere).toEqual([])
    })
})

test.describe('a link on an Android device', () => {
  test('asks whether the app or the browser is to open it (MOB-12)', async ({ newVisit }) => {
    const { page } = await newVisit(phone)
    await page.goto('/deeplink/consultations?auth=true')
    await question(page).waitFor()
    for (const name of ['Continue in the Browser', 'Open in the Mobile App'])
      expect(await choice(page, name).isVisible()).toBe(true)
    expect(addressOf(page)).toBe('/deeplink/consultations?auth=true')
  })

  test('goes on in the browser, to where it leads (MOB-14)', async ({ newVisit }) => {
    const { page, context } = await newVisit(phone)
    await signedIn(context, await aPerson())
    await page.goto('/deeplink/consultations?auth=true&x=1')
    await choice(page, 'Continue in the Browser').click()
    await consultations(page)
    expect(addressOf(page)).toBe('/consultations?x=1')
  })

  test('goes to the sign-in first where nobody is signed in, and on from the dashboard (MOB-14, MOB-16)', async ({
    newVisit,
  }) => {
    const { page } = await newVisit(phone)
    await page.goto('/deeplink/consultations?auth=true')
    await choice(page, 'Continue in the Browser').click()
    await signInPage(page)
    expect(addressOf(page)).toBe('/')
    await signIn(page, await aPerson())
    await consultations(page)
  })

  test('never leaves this site (MOB-19)', async ({ newVisit }) => {
    const { page } = await newVisit(phone)
    await page.goto('/deeplink//evil.example/x')
    await choice(page, 'Continue in the Browser').click()
    await signInPage(page)
    expect(addressOf(page)).toBe('/')
  })
})

test.describe('where the settings name another app', () => {
  let product: RunningProduct
  const store = 'https://store.example/apps/stars'
  test.beforeAll(async () => {
    product = await startProduct({ ANDROID_APP_SCHEME: 'stars', ANDROID_STORE_URL: store })
  })
  test.afterAll(() => product?.stop())

  test('the app is opened by its scheme at the mapped path, and its store page 2000 ms later (MOB-13, MOB-20)', async ({
    newVisit,
  }) => {
    const { page } = await newVisit({ ...phone, baseURL: product.url })
    const opened: string[] = []
    page.on('request', (request) => opened.push(request.url()))
    // A page without an icon of its own would have the browser look for one at the store's host.
    const body = '<link rel="icon" href="data:,">The store.'
    await page.route(`${store}**`, (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.clock.install()
    await page.goto('/deeplink/horoscope/weekly/leo?auth=true')
    await question(page).waitFor()
    await page.clock.pauseAt(Date.now() + 60_000)
    await choice(page, 'Open in the Mobile App').click()
    await expect.poll(() => opened).toContain('stars://horoscopeDetail/weekly/leo')
    await page.clock.runFor(1_999)
    expect(opened).not.toContain(store)
    await page.clock.runFor(1)
    await page.waitForURL(store)
  })

  test('the store page stays away once the app has come to the front (MOB-13)', async ({
    newVisit,
  }) => {
    const { page } = await newVisit({ ...phone, baseURL: product.url })
    const opened: string[] = []
    page.on('request', (request) => opened.push(request.url()))
    await page.clock.install()
    await page.goto('/deeplink/profile')
    await question(page).waitFor()
    await page.clock.pauseAt(Date.now() + 60_000)
    await choice(page, 'Open in the Mobile App').click()
    await expect.poll(() => opened).toContain('stars://')
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.clock.runFor(10_000)
    expect(opened).not.toContain(store)
  })

  test('Get Android App leads to that store page (MOB-20)', async ({ newVisit }) => {
    const { page } = await newVisit({ baseURL: product.url })
    await page.goto('/consultations')
    await page.getByRole('button', { name: 'Menu' }).click()
    const link = page.getByRole('link', { name: 'Get Android App' })
    expect(await link.getAttribute('href')).toBe(store)
  })
})
