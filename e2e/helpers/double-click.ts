import type { Locator } from '@playwright/test'

/**
 * Makes only the second click of a double click: a test can await the answer to the first one before it, or click elsewhere
 * first.
 */
export async function clickSecondTime(target: Locator): Promise<void> {
  const { mouse } = target.page()
  await target.hover()
  await mouse.down({ clickCount: 2 })
  await mouse.up({ clickCount: 2 })
}
