import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Ends the ten seconds after which a page that nobody uses starts its scripts. */
    endTenSeconds?: () => void
  }
}

/** Keeps the pages that are opened from starting their scripts by themselves, however long a test takes. */
export const holdTenSeconds = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const setTimeout = window.setTimeout
    window.setTimeout = ((callback: () => void, ms?: number, ...values: unknown[]) => {
      if (ms !== 10_000) return setTimeout(callback, ms, ...values)
      window.endTenSeconds = callback
      return 0
    }) as typeof window.setTimeout
  })
