import { paymentScreens } from './payment-screens.ts'
import { signInScreens } from './sign-in-screens.ts'
import { horoscopeScreens } from './horoscope-screens.ts'
import { contentScreens } from './content-screens.ts'
import { studioCustomersScreens } from './studio-customers-screens.ts'
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
  ...studioPlansScreens,
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
