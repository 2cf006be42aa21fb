import { expect, test } from '../test.ts'

test('the places open below their field and inside the window of a phone, with its keyboard too, and leave the label visible (ENT-101)', async ({
  newVisit,
}) => {
  const { page } = await newVisit({ viewport: { width: 360, height: 740 } })
  await page.goto('/signup')
  const field = page.getByLabel('Place of birth', { exact: true })
  const list = page.getByRole('listbox', { name: 'Suggested cities' })
  // The second height is what a keyboard leaves of the first.
  for (const height of [740, 400]) {
    await page.setViewportSize({ width: 360, height })
    await field.fill('')
    await field.evaluate((input) => input.scrollIntoView({ block: 'end' }))
    await field.fill('Springfield')
    await list.getByRole('option').nth(1).waitFor()
    await expect(async () => {
      const [label, input, popup, header] = await Promise.all([
        page.getByText('Place of birth', { exact: true }).boundingBox(),
        field.boundingBox(),
        list.locator('..').boundingBox(),
        page.getByRole('banner').boundingBox(),
      ])
      expect(label!.y).toBeGreaterThanOrEqual(header!.y + header!.height)
      expect(popup!.y).toBeGreaterThanOrEqual(input!.y + input!.height)
      expect(popup!.y + popup!.height).toBeLessThanOrEqual(height)
      expect(popup!.height).toBeGreaterThanOrEqual(100)
    }).toPass({ timeout: 30_000 })
  }
})
