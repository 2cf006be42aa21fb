import { getChromium } from '../scripts/chromium.ts'
import { sharedProduct } from './product.ts'
import { startProduct } from './start-product.ts'

/** Finds the browser, and starts one product for all tests; files that need other settings start their own. */
export default async function setUp(): Promise<() => Promise<void>> {
  process.env['CHROMIUM'] = getChromium()
  const { url, dataDir, stop } = await startProduct()
  process.env[sharedProduct.url] = url
  process.env[sharedProduct.dataDir] = dataDir
  return stop
}
