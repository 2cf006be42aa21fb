import { call } from '../product.ts'
import type { Fixtures } from './fixtures.ts'
import { mockResponse, screen, waitForFirst } from './screen.ts'

const empty = { orders: [], next: null }

/** Finds the consultation that the reader has bought. */
const findOrder = async ({ reader }: Fixtures): Promise<string> => {
  const { body } = await call('GET /api/user-consultation', { token: reader.token })
  return body.userConsultations[0].id
}

/** Screens of orders and enquiries: those of the studio, and the order of a customer. */
export const studioOrdersScreens = [
  screen({ name: 'studio-orders', route: '/studio/orders', as: 'owner' }),
  screen({
    name: 'studio-orders-empty',
    route: '/studio/orders',
    as: 'owner',
    beforeOpen: mockResponse('**/api/studio/orders?*', empty),
  }),
  screen({
    name: 'studio-order',
    route: '/studio/orders/:id',
    as: 'owner',
    address: async (fixtures) => `/studio/orders/${await findOrder(fixtures)}`,
    afterOpen: async (page) => {
      await page.locator('main textarea').fill('Bake it.')
      await page.locator('main form button').first().click()
      await waitForFirst('main form button >> nth=2')(page)
    },
  }),
  screen({ name: 'studio-enquiries', route: '/studio/enquiries', as: 'owner' }),
  screen({
    name: 'my-consultation',
    route: '/my-consultations/:id',
    as: 'reader',
    address: async (fixtures) => `/my-consultations/${await findOrder(fixtures)}`,
  }),
]
