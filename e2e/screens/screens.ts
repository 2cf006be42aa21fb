import { buying } from './buying.ts'
import { entering } from './entering.ts'
import { reading } from './reading.ts'
import { rooms } from './rooms.ts'
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
