import type { Page } from '@playwright/test'

/** Holds the requests of a page whose addresses match a pattern, until the function that it returns is called. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
