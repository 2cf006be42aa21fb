import type { Page } from '@playwright/test'
import { createPerson, seedSession } from '../helpers/accounts.ts'
import { call } from '../product.ts'
import { startProduct, type RunningProduct } from '../start-product.ts'
import { expect, test } from '../test.ts'

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.waitFor()
  return menu
}

test.describe('the menu', () => {
  test('shows a signed-in reader ten links in order (NAV-01, NAV-02)', async ({ newVisit }) => {
    const { page, context } = await newVisit()
    await seedSession(context, await createPerson())
    await page.goto('/noticeboard')
    const menu = await openMenu(page)
    await expect
      .poll(() => menu.getByRole('link').allInnerTexts())
      .toEqual([
        'Dashboard',
        'My subscriptions',
        'Consultations',
        'Gemstones',
        'Moonsign Lookup',
        'Rising Sign Lookup',
        'Get Android App',
        'Profile',
        'Logout',
        'Astrologer Disclaimer',
      ])
    const { body } = await call('GET /api/config')
    const paths = await menu
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(paths).toEqual([
      '/dashboard',
      '/my-subscriptions',
      '/consultations',
      '/gemstones',
      '/moonsign-lookup',
      '/rising-sign-lookup',
      body.app.store_url,
      '/profile',
      '/logout',
      '/disclaimer',
    ])
  })

  test('closes when a link is followed, and the focus moves to the heading of the new page (NAV-02)', async ({
    newVisit,
  }) => {
    const { page, context } = await newVisit()
    await seedSession(context, await createPerson())
    await page.goto('/noticeboard')
    for (const [name, path] of [
      ['Dashboard', '/dashboard'],
      ['My subscriptions', '/my-subscriptions'],
      ['Consultations', '/consultations'],
      ['Gemstones', '/gemstones'],
      ['Moonsign Lookup', '/moonsign-lookup'],
      ['Rising Sign Lookup', '/rising-sign-lookup'],
      ['Profile', '/profile'],
      ['Astrologer Disclaimer', '/disclaimer'],
    ] as const) {
      const menu = await openMenu(page)
      await menu.getByRole('link', { name }).click()
      await page.waitForURL((url) => url.pathname === path)
      await menu.waitFor({ state: 'detached' })
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
      expect(await page.getByText('Page not found').count()).toBe(0)
    }
  })

  test('shows a guest the app, the sign-in link and the language (NAV-03, NAV-04)', async ({
    newVisit,
  }) => {
    const { page } = await newVisit()
    await page.goto('/terms')
    await page.getByRole('combobox', { name: 'Language' }).waitFor()
    const menu = await openMenu(page)
    await expect
      .poll(() => menu.getByRole('link').allInnerTexts())
      .toEqual(['Get Android App', 'Sign in'])
    await menu.getByRole('combobox', { name: 'Language' }).waitFor()
    await menu.getByRole('link', { name: 'Sign in' }).click()
    await page.waitForURL((url) => url.pathname === '/')
  })

  test('is closed by its button and by Escape, which return the focus to the menu button', async ({
    newVisit,
  }) => {
    const { page } = await newVisit()
    await page.goto('/terms')
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await openMenu(page)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.poll(focused).toBe('Menu')
    await openMenu(page)
    await page.keyboard.press('Escape')
    await expect.poll(focused).toBe('Menu')
  })

  test('is the only drawer on a page without a drawer of its own (NAV-05)', async ({
    newVisit,
  }) => {
    const { page } = await newVisit()
    await page.goto('/terms')
    const buttons = page.getByRole('banner').getByRole('button')
    await expect.poll(() => buttons.allInnerTexts()).toEqual(['Menu'])
  })
})

test.describe('an unknown address', () => {
  test('shows the product’s own page with status 404 (NAV-12)', async ({ newVisit }) => {
    const { page } = await newVisit()
    const answer = await page.goto('/nosuch')
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
    await page.getByText('The page you are looking for does not exist.', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Menu' }).waitFor()
    await page.getByRole('link', { name: 'Back to the start' }).click()
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
  })
})

for (const path of [
  '/dashboard',
  '/dashboard/2',
  '/auth/dashboard',
  '/my-subscriptions',
  '/profile',
  '/noticeboard',
  '/consultation-form',
  '/consultation-confirmation',
  '/one-off-confirmation',
])
  test(`a guest who opens ${path} is sent to the sign-in page (NAV-13)`, async ({ newVisit }) => {
    const { page } = await newVisit()
    await page.goto(path)
    await page.getByText('Session expired. Please login again.').waitFor()
    await page.waitForURL((url) => url.pathname === '/')
  })

for (const path of [
  '/',
  '/signup',
  '/forgot-password',
  '/reset-password/token/asha%40example.test',
  '/horoscope-generated',
  '/moonsign-select',
  '/payment-plan-select',
  '/order-confirm',
  '/order-complete',
  '/enter-payment-details',
  '/enter-payment-mobile',
  '/enter-life-event-payment-mobile',
  '/one-off-confirmation-mobile',
  '/one-off-confirmation-mobile-successfull',
  '/horoscope/weekly/leo',
  '/horoscope/monthly/leo',
  '/life-events',
  '/life-event-confirmation',
  '/life-event-view',
  '/gemstones',
  '/gemstone/:slug',
  '/gemstone-enquiry-success',
  '/moonsign-lookup',
  '/rising-sign-lookup',
  '/consultations',
  '/consultation-detail/:consultation',
  '/deeplink/gemstones',
  '/terms',
  '/privacy',
  '/disclaimer',
])
  test(`a guest can open and reload ${path} (NAV-14)`, async ({ newVisit }) => {
    const { page } = await newVisit()
    const { gemstones } = (await call('GET /api/gemstone')).body
    const { consultations } = (await call('GET /api/consultation')).body
    const address = path
      .replace(':slug', gemstones.data[0].slug)
      .replace(':consultation', consultations[0].slug)
    for (const load of [() => page.goto(address), () => page.reload()]) {
      const answer = await load()
      expect(answer?.status()).toBe(200)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      expect(await page.getByText('Session expired').count()).toBe(0)
      expect(await page.getByText('Page not found').count()).toBe(0)
    }
  })

test('a reader who opens a page for editors gets an error message and is redirected (NAV-15)', async ({
  newVisit,
}) => {
  const { page, context } = await newVisit()
  await seedSession(context, await createPerson())
  await page.goto('/editors')
  await page
    .getByText(
      "Error: You are trying to access a page which either doesn't exist or you don't have sufficient permissions to access.",
    )
    .waitFor()
  await page.waitForURL((url) => url.pathname !== '/editors')
})

test('terms, privacy notice and disclaimer are readable in both languages (NAV-02, PLAN-16)', async ({
  newVisit,
}) => {
  const { page } = await newVisit()
  await page.goto('/')
  for (const [link, heading] of [
    ['Terms and conditions', 'Terms and conditions'],
    ['Privacy', 'Privacy'],
    ['Astrologer Disclaimer', 'Astrologer Disclaimer'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(1500)
    expect(await page.getByRole('main').innerText()).not.toContain('{{')
  }
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'हिन्दी' })
  await page.getByRole('heading', { level: 1, name: 'ज्योतिष संबंधी सूचना' }).waitFor()
})

test.describe('with another brand name in the settings', () => {
  let product: RunningProduct
  test.beforeAll(async () => {
    product = await startProduct({
      BRAND_NAME: 'Chandra & Co',
      ANDROID_STORE_URL: 'https://store.example/chandra',
      SUPPORT_PHONE: '+44 20 7946 0018',
      TRADER_NAME: 'Chandra Limited',
      TRADER_ADDRESS: '1 Sky Lane, Leicester LE1 1AA',
      TRADER_EMAIL: 'orders@chandra.example',
      TRADER_VAT_NUMBER: 'GB123456789',
    })
  })
  test.afterAll(() => product?.stop())

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

  test('the app store link and the support phone number come from the settings (OPS-05)', async ({
    newVisit,
  }) => {
    const { page } = await newVisit({ baseURL: product.url })
    await page.goto('/terms')
    await page.getByText('+44 20 7946 0018').waitFor()
    const menu = await openMenu(page)
    const app = menu.getByRole('link', { name: 'Get Android App' })
    await expect(app).toHaveAttribute('href', 'https://store.example/chandra')
  })
})
