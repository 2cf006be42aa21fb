import type { Page } from '@playwright/test'
import { mockResponse, screen, waitForFirst } from './screen.ts'

/** Finds customers as a visitor of the page does. */
const search = async (page: Page, email: string) => {
  await page.locator('main input[name=email]').fill(email)
  await page.locator('main form [type=submit]').click()
}

const sections = ['account', 'subscriptions', 'payments', 'emails', 'sign-ins', 'data'] as const

/** Opens one of the forms of a section of a customer's page, in any language. */
const openForm = (page: Page, section: (typeof sections)[number], index = 0) =>
  page
    .locator('main section')
    .nth(sections.indexOf(section))
    .locator('button[aria-expanded]')
    .nth(index)
    .click()

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
      await openForm(page, 'payments')
      await waitForFirst('main input[name=amount]')(page)
    },
  }),
  screen({
    name: 'studio-customer-withdraw',
    route: '/studio/customers/:id',
    as: 'owner',
    address: ({ reader }) => `/studio/customers/${reader.user.id}`,
    afterOpen: async (page) => {
      await openForm(page, 'subscriptions', 1)
      await waitForFirst('main section form input[name=reason]')(page)
    },
  }),
  screen({
    name: 'studio-customer-new',
    route: '/studio/customers/:id',
    as: 'owner',
    address: ({ newcomer }) => `/studio/customers/${newcomer.user.id}`,
  }),
]
