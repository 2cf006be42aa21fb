import type { Locator } from '@playwright/test'

/**
 * Returns a function that makes the second click of a double click, so that a test can await the answer to the first one, or
 * click elsewhere, in between. Prepare it before the first click: a browser gives an event its time when it is created, so
 * the two clicks belong together however long the answer takes.
 */
export async function prepareSecondClick(target: Locator): Promise<() => Promise<void>> {
  const click = await target.evaluateHandle(
    () => new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }),
  )
  return () =>
    target.evaluate((element, event) => {
      element.dispatchEvent(event)
    }, click)
}
