import { createOwner, seedOwner } from '../helpers/staff.ts'
import { call } from '../product.ts'
import { expect, test, useOwnProduct } from '../test.ts'

useOwnProduct({})

test('a consultation gets other texts, questions and another price, and is hidden (STU-189)', async ({
  newVisit,
}) => {
  const { page } = await newVisit()
  await seedOwner(page, await createOwner())
  await page.goto('/studio/consultations')
  const entry = page.getByRole('main').getByRole('listitem').first()
  const title = (await entry.getByRole('heading').textContent()) ?? ''
  await entry.getByRole('button', { name: `Change the texts of ${title}` }).click()
  const field = entry.getByLabel('Title, English', { exact: true })
  await expect(field).toBeFocused()
  await field.fill('')
  await entry.getByRole('button', { name: 'Save the changes' }).click()
  await entry.getByText('Please write this in every language').waitFor()
  await field.fill('A new title')
  await entry.getByRole('button', { name: 'Save the changes' }).dblclick()
  await page.getByText('The texts have been changed.').waitFor()
  await expect(entry).toBeFocused()
  await expect(entry.getByRole('heading', { name: 'A new title' })).toBeVisible()

  await entry.getByRole('button', { name: /^Questions: \d+, A new title/ }).click()
  await entry.getByRole('button', { name: 'Add a question' }).click()
  await entry.getByLabel('Question, English').fill('The newest?')
  await entry.getByLabel('Question, हिन्दी').fill('सबसे नया?')
  await entry.getByRole('button', { name: 'Save the changes' }).click()
  await page.getByText('The question is saved. Earlier orders keep theirs.').waitFor()
  await entry.getByRole('button', { name: 'Up: The newest?' }).click()
  await page.getByText('The order of the questions has changed.').waitFor()
  await expect(entry.getByRole('button', { name: 'Down: The newest?' })).toBeEnabled()
  await entry.getByRole('button', { name: 'Retire: The newest?' }).click()
  await entry.getByRole('button', { name: 'Put back: The newest?' }).waitFor()

  await entry.getByRole('button', { name: 'Change the price of A new title' }).click()
  const price = entry.getByLabel('New price in pounds')
  await price.fill('0.29')
  await price.press('Enter')
  await entry.getByText('Please enter a price from 0.30 to 1000 pounds').waitFor()
  await price.fill('31.50')
  await price.press('Enter')
  await page.getByText('The price is now £31.50.').waitFor()
  await entry.getByRole('button', { name: 'Hide A new title' }).click()
  await entry.getByText('Price: £31.50 · Hidden: nobody can buy it.').waitFor()
  const sold = (await call('GET /api/consultation')).body.consultations
  expect(JSON.stringify(sold)).not.toContain('A new title')
})

test('a section is opened to everyone and a single week gets another price (STU-192)', async ({
  newVisit,
}) => {
  const { page } = await newVisit()
  await seedOwner(page, await createOwner())
  await page.goto('/studio/prices')
  const week = page.getByRole('listitem').filter({ hasText: 'A single week' })
  await week.getByRole('button').click()
  const price = page.getByLabel('New price in pounds')
  await expect(price).toBeFocused()
  await price.fill('0')
  await price.press('Enter')
  await week.getByText('Please enter a price from 0.30 to 1000 pounds').waitFor()
  await price.fill('2.79')
  await price.press('Enter')
  await week.getByText('£2.79').waitFor()
  await expect(week).toBeFocused()
  const section = page.getByRole('main').getByRole('listitem').nth(3)
  await section.getByRole('button').click()
  await price.fill('0')
  await price.press('Enter')
  await section.getByText('Open to everyone', { exact: true }).waitFor()
})
