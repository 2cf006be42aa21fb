import { createOwner, seedOwner } from '../helpers/staff.ts'
import { expect, test, useOwnProduct } from '../test.ts'

useOwnProduct({})

test('a text is found, keeps its placeholders, is changed in Hindi, shows to guests, and goes back to the built-in one (STU-126, STU-127)', async ({
  newVisit,
}) => {
  const { page } = await newVisit()
  await seedOwner(page, await createOwner())
  await page.goto('/studio/texts')
  await page.getByLabel('Words or key').fill('shell.sign-in')
  await page.getByRole('button', { name: 'Search the texts' }).click()
  await page.waitForURL(({ searchParams }) => searchParams.get('q') === 'shell.sign-in')
  const entry = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'shell.sign-in', exact: true }),
  })
  await expect(entry.getByText('Sign in', { exact: true })).toBeVisible()
  await expect(entry.getByText('साइन इन', { exact: true })).toBeVisible()
  await entry.getByRole('button', { name: 'Change shell.sign-in in हिन्दी' }).click()
  const field = entry.getByLabel('shell.sign-in in हिन्दी')
  await expect(field).toBeFocused()
  await field.fill('अंदर आएँ {{name}}')
  await entry.getByRole('button', { name: 'Save' }).click()
  await entry.getByText('Keep the words in double braces as they are').waitFor()
  await field.fill('अंदर आएँ')
  await entry.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The text has been changed.').waitFor()
  await expect(entry.getByText('अंदर आएँ', { exact: true })).toBeVisible()
  await expect(entry.getByText(/Built-in text: साइन इन$/)).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('Words or key')).toHaveValue('shell.sign-in')
  await expect(entry.getByText('अंदर आएँ', { exact: true })).toBeVisible()

  const guest = (await newVisit()).page
  await expect
    .poll(
      async () => {
        await guest.goto('/gemstones?lang=hi')
        return guest.getByText('अंदर आएँ', { exact: true }).count()
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(0)

  await page.getByLabel('Words or key').fill('')
  await page.getByLabel('Show', { exact: true }).selectOption('Changed in one language only')
  await page.getByRole('button', { name: 'Search the texts' }).click()
  await page.waitForURL(({ searchParams }) => searchParams.get('state') === 'uneven')
  await page.getByText('Found: ').waitFor()
  await entry.getByRole('button', { name: /^Back to the built-in text/ }).click()
  await page.getByText('The built-in text is shown again.').waitFor()
  await page.reload()
  await page.getByText('No text matches').waitFor()
})
