import { paymentScreens } from './payment-screens.ts'
import { signInScreens } from './sign-in-screens.ts'
import { horoscopeScreens } from './horoscope-screens.ts'
import { contentScreens } from './content-screens.ts'
import { studioCustomersScreens } from './studio-customers-screens.ts'
import { studioMoneyScreens } from './studio-money-screens.ts'
import { studioFiguresScreens } from './studio-figures-screens.ts'
import { studioGemstonesScreens } from './studio-gemstones-screens.ts'
import { studioHoroscopesScreens } from './studio-horoscopes-screens.ts'
import { studioOrdersScreens } from './studio-orders-screens.ts'
import { studioCatalogueScreens } from './studio-catalogue-screens.ts'
import { studioPlansScreens } from './studio-plans-screens.ts'
import { studioScreens } from './studio-screens.ts'
import { studioTextsScreens } from './studio-texts-screens.ts'
import type { Screen } from './screen.ts'

/** Every screen of the product, in the order of its site map. */
export const screens: readonly Screen[] = [
  ...signInScreens,
  ...horoscopeScreens,
  ...paymentScreens,
  ...contentScreens,
  ...studioScreens,
  ...studioCustomersScreens,
  ...studioMoneyScreens,
  ...studioHoroscopesScreens,
  ...studioPlansScreens,
  ...studioFiguresScreens,
  ...studioGemstonesScreens,
  ...studioOrdersScreens,
  ...studioTextsScreens,
  ...studioCatalogueScreens,
]

/** Routes that show nothing of their own. */
export const withoutScreen: readonly string[] = [
  '/logout',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
]
