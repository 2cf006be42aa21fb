import { getChromium } from '../scripts/chromium.ts'
import { sharedProduct } from './product.ts'
import { startProduct } from './start-product.ts'

/** Finds the browser and starts the product that all tests share, except those that need other settings. */
export default async function setUp(): Promise<() => Promise<void>> {
  process.env['CHROMIUM'] = getChromium()
  const { url, dataDir, stop } = await startProduct()
  process.env[sharedProduct.url] = url
  process.env[sharedProduct.dataDir] = dataDir
  return stop
}
