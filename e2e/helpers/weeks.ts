import { expect } from '@playwright/test'
import { call } from '../product.ts'

/** As many as a page shows; a product composes the earlier ones after its start. */
const shownWeeks = 4

/** Waits until the product, which may have just been started, has composed all weeks of Leo. */
export async function waitForWeeks() {
  const count = async () => {
    const { body } = await call('GET /api/horoscope/new-single-horoscope/weekly/leo')
    return body.horoscope.horoscopeData.length
  }
  // Composing takes seconds of a processor that other tests keep busy.
  await expect.poll(count, { timeout: 120_000 }).toBeGreaterThanOrEqual(shownWeeks)
}
