import type { Page } from '@playwright/test'
import { startProduct, type RunningProduct } from '../start-product.ts'
import { expect, test } from '../test.ts'

const collector = 'http://127.0.0.1:9/api/7/envelope/'
let product: RunningProduct
test.beforeAll(async () => {
  product = await startProduct({ SENTRY_DSN: 'http://0123456789abcdef@127.0.0.1:9/7' })
})
test.afterAll(() => product?.stop())

/** Throws an error in a page and returns the reports that the page sends, which arrive later. */
async function throwErrorInPage(page: Page): Promise<string[]> {
  const reports: string[] = []
  await page.route(`${collector}**`, async (route) => {
    reports.push(route.request().postData() ?? '')
    await route.fulfill({ json: {} })
  })
  await page.goto('/reset-password/s3cret-t0ken-of-the-mail-0123456789/asha%40example.test')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() =>
    setTimeout(() => {
      throw new Error('the plate of asha@example.test broke')
    }),
  )
  return reports
}

test('with a DSN, outside debug mode, an error in a page is reported as live and without personal data (OPS-09)', async ({
  newVisit,
}) => {
  const { page } = await newVisit({
    baseURL: product.url,
    expectedConsoleErrors: [/the plate of/],
  })
  const reports = await throwErrorInPage(page)
  await expect.poll(() => reports.length).toBe(1)
  expect(reports[0]).toContain('broke')
  expect(reports[0]).toContain('"environment":"live"')
  for (const leak of ['asha', 's3cret']) expect(reports[0]).not.toContain(leak)
})

test('without a DSN no error is reported and the reporter is not loaded (OPS-09)', async ({
  newVisit,
}) => {
  const { page } = await newVisit({ expectedConsoleErrors: [/the plate of/] })
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const reports = await throwErrorInPage(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').waitFor()
  expect(reports).toEqual([])
  expect(requested.filter((address) => /reporter/.test(address))).toEqual([])
})
