import { sharedProduct } from '../product.ts'
import { startProduct } from '../start-product.ts'
import { installEngines } from './install-engines.ts'

/** Installs the engines where they are missing, and starts the product that all visitors share. */
export default async function setUp(): Promise<() => Promise<void>> {
  installEngines()
  const { url, dataDir, stop } = await startProduct({ NODE_ENV: 'production' })
  process.env[sharedProduct.url] = url
  process.env[sharedProduct.dataDir] = dataDir
  return stop
}
