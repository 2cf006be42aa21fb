import type { Page } from '@playwright/test'
import { button, field } from './studio-join.ts'

/** Opens the week of a sign that readers see now, from the list of horoscopes. */
export async function openCurrentWeek(page: Page, sign: string): Promise<void> {
  await field(page, 'Period').selectOption('Week')
  await field(page, 'Sign').selectOption(sign)
  await button(page, 'Show').click()
  // The entry is named in full: the list shows the old filter's entries until the new ones have loaded.
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Week · Readers see it now.' })
    .getByRole('link', { name: new RegExp(`^${sign}, `) })
    .click()
}
