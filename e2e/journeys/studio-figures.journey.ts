import { readFile } from 'node:fs/promises'
import { createOwner, seedOwner } from '../helpers/staff.ts'
import { mockResponse } from '../screens/screen.ts'
import { sampleFigures } from '../screens/sample-figures.ts'
import { expect, test } from '../test.ts'

test('an owner opens the figures, goes through the months, reads the numbers of a chart and downloads them (STU-207, STU-209)', async ({
  newVisit,
}) => {
  const { page } = await newVisit()
  await seedOwner(page, await createOwner())
  await page.goto('/studio/figures?month=2024-06')
  await expect(page.getByText('From July 2023 to June 2024')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Earlier months' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Later months' }).click()
  await expect(page.getByText('From July 2024 to June 2025')).toBeVisible()
  await expect(page).toHaveURL(/\?month=2025-06$/)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as CSV' }).click()
  const file = await (await downloading).path()
  expect(await readFile(file, 'utf8')).toMatch(/^"month","figure","kind","country","value"\r\n/)
  await page.goBack()
  await expect(page.getByText('From July 2023 to June 2024')).toBeVisible()

  const figures = sampleFigures()
  await mockResponse('**/api/studio/figures', figures)(page)
  await page
    .getByRole('navigation', { name: 'Parts of the studio' })
    .getByRole('link', { name: 'Figures' })
    .click()
  const churn = page.getByRole('region', { name: 'Churn' }).first()
  const chart = churn.getByRole('img', { name: 'Churn' })
  await expect(chart).toHaveAccessibleDescription(/One column for each month: .+% in .+% in/)
  const table = churn.getByRole('table')
  await expect(table).toBeHidden()
  await churn.getByText('Churn: the numbers as a table').click()
  const [first] = figures.months
  await expect(table.getByRole('row').nth(1)).toContainText(`${first?.churn.active_at_start}`)
  await expect(table.getByRole('row')).toHaveCount(13)
})
