import { createPerson, seedSession } from '../helpers/accounts.ts'
import { expect, test, testVariant } from '../test.ts'

const lost = { expectedConsoleErrors: [/Failed to load resource/, /Unable to preload CSS/] }

test.describe('a part of a page whose code cannot be loaded', () => {
  // Guard in web/app/shell/foot.tsx: the server's markup stays.
  test('leaves the links of the foot in place (ERR-08)', async ({ newVisit }) => {
    const { page } = await newVisit(lost)
    const answered = page.waitForEvent('requestfailed', (call) => /\/foot\.entry/.test(call.url()))
    await page.route('**/assets/foot.entry*.js', (route) => route.abort())
    await page.goto('/forgot-password')
    await answered
    await page.getByLabel('Email').fill('asha@example.test')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await page.waitForURL('**/terms')
  })

  // Guard in web/app/shell/header.tsx: a reader's header without its code is an empty one.
  testVariant(
    "leaves the page of a reader in place without the header's buttons (ERR-08)",
    async ({ newVisit }) => {
      const { page, context } = await newVisit(lost)
      await seedSession(context, await createPerson())
      const refused = page.waitForEvent('requestfailed', (call) =>
        /reader-actions/.test(call.url()),
      )
      await page.route('**/assets/reader-actions*.js', (route) => route.abort())
      await page.goto('/dashboard')
      await refused
      await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog').waitFor()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Account' })).toHaveCount(0)
    },
  )

  // Guard in web/app/shell/header.tsx: the menu opens only when its code is there.
  testVariant(
    'lets the menu say that the connection is down, and open when it is back (ERR-08)',
    async ({ newVisit }) => {
      const { page, context } = await newVisit(lost)
      await page.goto('/forgot-password')
      await page.getByLabel('Email').fill('asha@example.test')
      await context.setOffline(true)
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('alert').getByText('The connection is down.').waitFor()
      await context.setOffline(false)
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog').waitFor()
      await expect(page.getByLabel('Email')).toHaveValue('asha@example.test')
    },
  )
})
