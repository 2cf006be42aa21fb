import type { Page } from '@playwright/test'
import { call } from '../product.ts'

/** The browser of an Android phone. */
export const phone = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  viewport: { width: 360, height: 780 },
}

/** Records the addresses of the app that a page opens; the result returns those recorded so far. */
export function recordAppLinks(page: Page): () => string[] {
  const addresses: string[] = []
  page.on('request', (request) => {
    if (!/^https?:/.test(request.url())) addresses.push(request.url())
  })
  return () => addresses.filter((address) => !/^(data|blob):/.test(address))
}

/** Fills in the card form of a mobile card page. */
export async function fillMobileCard(page: Page, number: string): Promise<void> {
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await field('Card number').fill(number)
  await field('Name on card').fill('Asha Rao')
  await field('Expiry (MM/YYYY)').fill('04/2031')
  await field('Security code').fill('123')
}

/** Reads the purchase token that a mobile card page has stored in its tab. */
export const readPurchaseToken = async (page: Page): Promise<string> =>
  JSON.parse((await page.evaluate(() => sessionStorage.getItem('purchase-token'))) ?? 'null')

/** Finds what an app can send people to pay for: the newest week of Leo, and two sections of its year. */
export async function findItemsForSale(): Promise<{
  week: { id: number }
  sections: { id: number }[]
}> {
  const newest = async (period: string) => {
    const path = `GET /api/horoscope/new-single-horoscope/${period}/leo`
    return (await call(path)).body.horoscope.horoscopeData.at(-1)
  }
  const [week, year] = await Promise.all([newest('weekly'), newest('yearly')])
  return { week, sections: year.parts.slice(0, 2) }
}
