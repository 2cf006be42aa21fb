import { buying } from './payment-screens.ts'
import { entering } from './sign-in-screens.ts'
import { reading } from './horoscope-screens.ts'
import { rooms } from './content-screens.ts'
import type { Screen } from './screen.ts'

/** Every screen of the product, in the order of its site map. */
export const screens: readonly Screen[] = [...entering, ...reading, ...buying, ...rooms]

/** Routes that show nothing of their own. */
export const withoutScreen: readonly string[] = [
  '/logout',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
]
