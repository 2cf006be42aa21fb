import { prepareGazetteer } from './domains/places/index.ts'
import { buildPages } from './platform/start/build-pages.ts'

/**
 * `npm run build`: builds pages and the index of cities, as the first start does otherwise. An installation that is built
 * can be started without the development dependencies (docs/security.md).
 */
await Promise.all([prepareGazetteer(), buildPages()])
