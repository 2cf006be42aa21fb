import type { Page } from '@playwright/test'
import { birth } from '../helpers/accounts.ts'
import { button } from '../helpers/checkout.ts'
import { phone } from '../helpers/mobile-checkout.ts'
import { startProduct, type RunningProduct } from '../start-product.ts'
import { expect, test, testVariant } from '../test.ts'

const collector = 'http://127.0.0.1:9/api/7/envelope/'
const store = 'https://store.example/apps/stars'
/** One product with settings that do not touch each other, since a start costs as much as five tests. */
let product: RunningProduct
test.beforeAll(async () => {
  product = await startProduct({
    BRAND_NAME: 'Chandra & Co',
    ANDROID_APP_SCHEME: 'stars',
    ANDROID_STORE_URL: store,
    SUPPORT_PHONE: '+44 20 7946 0018',
    TRADER_NAME: 'Chandra Limited',
    TRADER_ADDRESS: '1 Sky Lane, Leicester LE1 1AA',
    TRADER_EMAIL: 'orders@chandra.example',
    TRADER_VAT_NUMBER: 'GB123456789',
    SENTRY_DSN: 'http://0123456789abcdef@127.0.0.1:9/7',
    LOG_LEVEL: 'trace',
  })
})
test.afterAll(() => product?.stop())

const appDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'How would you like to continue?' })

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.waitFor()
  return menu
}

test('titles, header and manifest show that name, and no page shows the default (NAV-16)', async ({
  newVisit,
}) => {
  const { page } = await newVisit({ baseURL: product.url })
  for (const path of ['/', '/terms', '/disclaimer', '/nosuch']) {
    await page.goto(path)
    await expect(page).toHaveTitle(/Chandra & Co/)
    expect(await page.getByRole('banner').innerText()).toContain('Chandra & Co')
    expect(await page.content()).not.toContain('Rashi')
  }
  const manifest = await (await fetch(`${product.url}/manifest.webmanifest`)).json()
  expect(manifest).toMatchObject({ name: 'Chandra & Co', short_name: 'Chandra & Co' })
})

test('terms name the seller, where to complain and how to cancel; the accessibility statement whom to tell (LAW-01, LAW-05)', async ({
  newVisit,
}) => {
  const { page } = await newVisit({ baseURL: product.url })
  await page.goto('/terms')
  const seller =
    'Chandra Limited, 1 Sky Lane, Leicester LE1 1AA, orders@chandra.example, VAT number GB123456789'
  const terms = await page.getByRole('main').innerText()
  for (const text of [
    `Everything here is sold by ${seller}.`,
    `“To ${seller}: I give notice that I cancel my contract`,
    'please tell us first: section 13 says where',
    'by email or by phone: +44 20 7946 0018.',
    'Citizens Advice (0808 223 1133)',
  ])
    expect(terms).toContain(text)
  await page.goto('/accessibility')
  await page.getByRole('heading', { level: 1, name: 'Accessibility' }).waitFor()
  expect(await page.getByRole('main').innerText()).toContain(
    'what you use to read it: orders@chandra.example, +44 20 7946 0018',
  )
  await page.goto('/privacy')
  for (const cookie of ['returning', 'known-browser', 'asked-link', '__stripe_mid'])
    expect(await page.getByRole('main').innerText()).toContain(cookie)
})

test('the app store link and the support phone number come from the settings (OPS-05, MOB-20)', async ({
  newVisit,
}) => {
  const { page } = await newVisit({ baseURL: product.url })
  await page.goto('/terms')
  await page.getByText('+44 20 7946 0018').waitFor()
  const menu = await openMenu(page)
  const app = menu.getByRole('link', { name: 'Get Android App' })
  await expect(app).toHaveAttribute('href', store)
})

test('the app is opened by its scheme at the mapped path, and its store page 2000 ms later (MOB-13, MOB-20)', async ({
  newVisit,
}) => {
  const { page } = await newVisit({ ...phone, baseURL: product.url })
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  // For a page without an icon the browser would request one from the store's host.
  const body = '<link rel="icon" href="data:,">The store.'
  await page.route(`${store}**`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.clock.install()
  await page.goto('/deeplink/horoscope/weekly/leo?auth=true')
  await appDialog(page).waitFor()
  await page.clock.pauseAt(Date.now() + 60_000)
  await button(page, 'Open in the Mobile App').click()
  await expect.poll(() => requested).toContain('stars://horoscopeDetail/weekly/leo')
  await page.clock.runFor(1_999)
  expect(requested).not.toContain(store)
  await page.clock.runFor(1)
  await page.waitForURL(store)
})

testVariant(
  'the store page is not opened once the app is in the foreground (MOB-13)',
  async ({ newVisit }) => {
    const { page } = await newVisit({ ...phone, baseURL: product.url })
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await page.clock.install()
    await page.goto('/deeplink/profile')
    await appDialog(page).waitFor()
    await page.clock.pauseAt(Date.now() + 60_000)
    await button(page, 'Open in the Mobile App').click()
    await expect.poll(() => requested).toContain('stars://')
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.clock.runFor(10_000)
    expect(requested).not.toContain(store)
  },
)

/** Returns the error reports that a page sends from now on. */
async function recordReports(page: Page): Promise<string[]> {
  const reports: string[] = []
  await page.route(`${collector}**`, async (route) => {
    reports.push(route.request().postData() ?? '')
    await route.fulfill({ json: {} })
  })
  return reports
}

/** Waits until a page that is being opened reports its errors: it requests the reporter after that. */
const untilErrorsAreReported = (page: Page) => page.waitForRequest(/error-reporter/)

const throwError = (page: Page) =>
  page.evaluate(() =>
    setTimeout(() => {
      const { name: address } = performance.getEntriesByType('navigation')[0]!
      throw new Error(`the chart of asha@example.test broke at ${address}`)
    }),
  )

const passwordPage = '/reset-password/s3cret-t0ken-of-the-mail-0123456789/asha%40example.test'

test('with a DSN, outside debug mode, an error in a page is reported as live and without personal data (OPS-09)', async ({
  newVisit,
}) => {
  const { page } = await newVisit({
    baseURL: product.url,
    expectedConsoleErrors: [/the chart of/],
  })
  const reports = await recordReports(page)
  await Promise.all([untilErrorsAreReported(page), page.goto(passwordPage)])
  await throwError(page)
  await expect.poll(() => reports.length).toBe(1)
  expect(reports[0]).toContain('broke')
  expect(reports[0]).toContain('"environment":"live"')
  for (const leak of ['asha', 's3cret']) expect(reports[0]).not.toContain(leak)
})

testVariant(
  'without a DSN no error is reported and the reporter is not loaded (OPS-09)',
  async ({ newVisit }) => {
    const { page } = await newVisit({ expectedConsoleErrors: [/the chart of/] })
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    const reports = await recordReports(page)
    await page.goto(passwordPage)
    await page.waitForLoadState('networkidle')
    await throwError(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').waitFor()
    expect(reports).toEqual([])
    expect(requested.filter((address) => /reporter/.test(address))).toEqual([])
  },
)

test('with every request logged and errors reported, a purchase token of the app is in no log, metric or error report (MOB-01)', async ({
  newVisit,
}) => {
  const signUp = await fetch(`${product.url}/api/user/complete-user-registration-web`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'asha@example.test',
      password: 'Starlight7',
      full_name: 'Asha Rao',
      gender: 2,
      ...birth,
    }),
  })
  const { token } = (await signUp.json()) as { token: string }
  const { page } = await newVisit({
    ...phone,
    baseURL: product.url,
    expectedConsoleErrors: [/the chart of/],
  })
  const reports = await recordReports(page)
  await Promise.all([
    untilErrorsAreReported(page),
    page.goto(`/enter-payment-mobile/101/1/${token}`),
  ])
  await button(page, 'Pay').waitFor()
  await throwError(page)
  await expect.poll(() => reports.length).toBe(1)
  expect(reports[0]).toContain('the chart of')
  const metrics = await (await fetch(`${product.url}/metrics`)).text()
  for (const output of [...reports, product.log(), metrics]) expect(output).not.toContain(token)
  expect(product.log()).not.toBe('')
})
