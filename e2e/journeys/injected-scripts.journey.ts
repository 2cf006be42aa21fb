import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'

/** The refusals, and React's word that the page is not as it was rendered. */
const refusals = { expectedConsoleErrors: [/Content Security Policy/, /Trusted/, /#418/] }

/** Places a script in the data of a page, as if the server had rendered it. */
const placeInData = (page: Page, script: string) =>
  page.route('**/gemstones', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    expect(html).toContain('<main')
    await route.fulfill({ response, body: html.replace('<main', `${script}<main`) })
  })

test('a script that came into a page with its data does not run, and the page still works (SEC-52)', async ({
  newVisit,
}) => {
  const { page } = await newVisit(refusals)
  await placeInData(page, '<script>document.documentElement.dataset.stolen = "yes"</script>')
  await page.goto('/gemstones')
  await page.getByRole('searchbox', { name: 'Search gemstones' }).fill('ruby')
  await expect(page).toHaveURL(/ruby/)
  await expect(page.locator('html')).not.toHaveAttribute('data-stolen')
})

// Guard in web/app/trusted-types.ts: the browser's code cannot insert markup or scripts that nobody checked.
test('unchecked markup and addresses of scripts are refused by the browser (SEC-53)', async ({
  newVisit,
}) => {
  const { page } = await newVisit(refusals)
  await page.goto('/gemstones')
  await page.getByRole('searchbox', { name: 'Search gemstones' }).fill('ruby')
  await expect(page).toHaveURL(/ruby/)
  const insert = (how: string) =>
    page.evaluate((kind) => {
      const script = document.createElement('script')
      const actions: Record<string, () => void> = {
        markup: () => document.body.insertAdjacentHTML('beforeend', '<b>unchecked</b>'),
        address: () => void (script.src = 'https://evil.example/a.js'),
        stripe: () => void (script.src = 'https://js.stripe.com/endive/stripe.js'),
        text: () => document.body.insertAdjacentHTML('beforeend', 'plain words'),
      }
      try {
        actions[kind]?.()
        return 'inserted'
      } catch (error) {
        return (error as Error).name
      }
    }, how)
  expect(await insert('markup')).toBe('TypeError')
  expect(await insert('address')).toBe('TypeError')
  expect(await insert('stripe')).toBe('inserted')
  expect(await insert('text')).toBe('inserted')
})
