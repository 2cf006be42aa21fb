import type { Locator } from '@playwright/test'

/** Makes the second click of a double click by itself, so that a test can wait for the first one's answer before it, or make the first elsewhere. */
export async function clickSecondTime(target: Locator): Promise<void> {
  const { mouse } = target.page()
  await target.hover()
  await mouse.down({ clickCount: 2 })
  await mouse.up({ clickCount: 2 })
}
