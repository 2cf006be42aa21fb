import { screen } from './screen.ts'

/** The pages of the studio about notices, the live stream and everything on sale but plans. */
export const studioCatalogueScreens = [
  screen({
    name: 'studio-notices-edited',
    route: '/studio/notices',
    as: 'owner',
    afterOpen: (page) =>
      page.locator('main ul[role] li').first().getByRole('button').first().click(),
  }),
  screen({
    name: 'studio-notices-none',
    route: '/studio/notices',
    address: '/studio/notices?state=coming',
    as: 'owner',
  }),
  screen({ name: 'studio-live', route: '/studio/live', as: 'owner' }),
  screen({
    name: 'studio-promo-codes',
    route: '/studio/promo-codes',
    as: 'owner',
    afterOpen: (page) => page.locator('main button').first().click(),
  }),
  screen({
    name: 'studio-consultations',
    route: '/studio/consultations',
    as: 'owner',
    afterOpen: (page) => page.locator('main li button').nth(1).click(),
  }),
  screen({ name: 'studio-prices', route: '/studio/prices', as: 'owner' }),
]
