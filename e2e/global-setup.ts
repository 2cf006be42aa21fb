import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { getChromium } from '../scripts/chromium.ts'
import { sharedProduct } from './product.ts'
import { preparedDataDir, startProduct } from './start-product.ts'

/** Finds the browser and starts the product that all tests share, except those that need other settings. */
export default async function setUp(): Promise<() => Promise<void>> {
  process.env['CHROMIUM'] = getChromium()
  const prepared = await prepareDataDir()
  process.env[preparedDataDir] = prepared
  const { url, dataDir, log, stop } = await startProduct()
  process.env[sharedProduct.url] = url
  process.env[sharedProduct.dataDir] = dataDir
  return async () => {
    await writeFile(join(import.meta.dirname, '../test-results/product.log'), log())
    await stop()
    await rm(prepared, { recursive: true, force: true })
  }
}

/** Creates a data directory whose texts are all composed, which takes a new product seconds after its start. */
async function prepareDataDir(): Promise<string> {
  const { url, dataDir, stop } = await startProduct()
  // Years are composed last: the current one, two earlier ones.
  const countYears = async () => {
    const answer = await fetch(`${url}/api/horoscope/new-single-horoscope/yearly/leo`)
    const { horoscope } = (await answer.json()) as { horoscope: { horoscopeData: unknown[] } }
    return horoscope.horoscopeData.length
  }
  for (const deadline = Date.now() + 350_000; (await countYears()) < 3; await delay(100))
    if (Date.now() > deadline) throw new Error('the product did not compose its texts')
  await stop({ keep: true })
  return dataDir
}
