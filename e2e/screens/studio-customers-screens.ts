import type { Page } from '@playwright/test'
import { mockResponse, screen, waitForFirst } from './screen.ts'

/** Finds customers as a visitor of the page does. */
const search = async (page: Page, email: string) => {
  await page.locator('main input[name=email]').fill(email)
  await page.locator('main form [type=submit]').click()
}

/** Screens of the studio about customers. */
export const studioCustomersScreens = [
  screen({
    name: 'studio-customers',
    route: '/studio/customers',
    as: 'owner',
    afterOpen: async (page) => {
      await search(page, 'person-')
      await waitForFirst('main a[href^="/studio/customers/"]')(page)
    },
  }),
  screen({
    name: 'studio-customers-none',
    route: '/studio/customers',
    as: 'owner',
    beforeOpen: mockResponse('**/api/studio/find-customers', { customers: [], next: null }),
    afterOpen: async (page) => {
      await search(page, 'nobody')
      await waitForFirst('main [role=status]')(page)
    },
  }),
  screen({
    name: 'studio-customers-failed',
    route: '/studio/customers',
    as: 'owner',
    consoleErrors: [/status of 503/],
    beforeOpen: mockResponse(
      '**/api/studio/find-customers',
      { code: 'unavailable', message: 'The service is not available.' },
      503,
    ),
    afterOpen: async (page) => {
      await search(page, 'nobody')
      await waitForFirst('main [role=alert]')(page)
    },
  }),
  screen({
    name: 'studio-customer',
    route: '/studio/customers/:id',
    as: 'owner',
    address: ({ reader }) => `/studio/customers/${reader.user.id}`,
    afterOpen: async (page) => {
      for (const button of await page.locator('main button[aria-expanded]').all())
        await button.click()
      await waitForFirst('main input[name=amount]')(page)
    },
  }),
  screen({
    name: 'studio-customer-new',
    route: '/studio/customers/:id',
    as: 'owner',
    address: ({ newcomer }) => `/studio/customers/${newcomer.user.id}`,
  }),
]
