import { prepareGazetteer } from './domains/places/index.ts'
import { buildPages } from './platform/start/build-pages.ts'

/**
 * `npm run build`: what the first start builds otherwise. An installation that is built can be started without the
 * development dependencies (docs/guides/supply-chain.md).
 */
await Promise.all([prepareGazetteer(), buildPages()])
