import { createOwner, seedOwner } from '../helpers/staff.ts'
import { call } from '../product.ts'
import { expect, test, testVariant, useOwnProduct } from '../test.ts'

useOwnProduct({})

testVariant(
  'a notice is written in two languages, is changed where it stands, and is taken off the board (STU-179)',
  async ({ newVisit }) => {
    const { page } = await newVisit()
    await seedOwner(page, await createOwner())
    await page.goto('/studio/notices')
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await button('Write a notice').click()
    const title = page.getByLabel('Title, English')
    await expect(title).toBeFocused()
    await page.getByLabel('Title, हिन्दी').fill('दिवाली')
    await page.getByLabel('Link', { exact: true }).fill('gemstones')
    await button('Publish').click()
    await expect(page.getByText('A notice needs a title and a text in English')).toHaveCount(2)
    await page.getByText('Please enter a path of this site').waitFor()
    await expect(title).toBeFocused()
    await title.fill('Diwali')
    await page.getByLabel('Text, English').fill('A bright night.')
    await page.getByLabel('Text, हिन्दी').fill('उजली रात।')
    await page.getByLabel('Link', { exact: true }).fill('')
    await page.getByLabel('Ends').pressSequentially('24')
    await button('Publish').click()
    await page.getByText('Please enter a day and a time, or leave it empty').waitFor()
    await page.getByLabel('Ends').fill('2099-12-31T18:00')
    await button('Publish').dblclick()
    await page.getByText('The notice is published.').waitFor()
    const entry = page.getByRole('listitem', { name: 'Diwali' })
    await expect(entry).toHaveCount(1)
    await entry.getByText(/^On the board · From .* to 31 Dec 2099/).waitFor()

    await button('Change “Diwali”').click()
    await entry.getByLabel('Text, English').fill('The night of lamps.')
    await button('Save the changes').click()
    await page.getByText('The notice has been changed.').waitFor()
    await expect(entry).toBeFocused()
    await entry.getByText('The night of lamps.').waitFor()
    await button('Take off the board: “Diwali”').dblclick()
    await page.getByText('The notice has ended.').waitFor()
    await page.getByRole('link', { name: 'Ended' }).click()
    await page.waitForURL(({ search }) => search === '?state=ended')
    await expect(page.getByRole('link', { name: 'Ended' })).toHaveAttribute('aria-current', 'page')
    await entry.getByText(/^Ended/).waitFor()
  },
)

test('a stream is switched on for readers, and is switched off by one of two tabs (STU-181)', async ({
  newVisit,
}) => {
  const { page, context } = await newVisit()
  await seedOwner(page, await createOwner())
  await page.goto('/studio/live')
  await page.getByText('No stream is on, so the Live button leads nowhere.').waitFor()
  const other = await context.newPage()
  await other.goto('/studio/live')
  await other.getByText('No stream is on, so the Live button leads nowhere.').waitFor()
  const address = page.getByLabel('Address of the stream')
  await address.fill('http://stream.example')
  await address.press('Enter')
  await page.getByText('Please enter the whole address of the stream').waitFor()
  await expect(address).toBeFocused()
  await address.fill('https://stream.example/tonight')
  await page.getByRole('button', { name: 'Go live' }).dblclick()
  await page.getByText('The Live button leads to https://stream.example/tonight').waitFor()
  await page.getByText(/^Switched on by owner-.*@example\.org, /).waitFor()

  const readers = async () => (await call('GET /api/horoscope/live-streaming-status')).body
  await expect.poll(readers).toEqual({ isLive: 1, url: 'https://stream.example/tonight' })
  await other.getByLabel('Address of the stream').fill('https://stream.example/other')
  await other.getByRole('button', { name: 'Go live' }).click()
  await other.getByText('Someone else has changed this in the meantime').waitFor()
  await expect(other.getByLabel('Address of the stream')).toHaveValue(
    'https://stream.example/other',
  )
  await page.getByRole('button', { name: 'Switch the stream off' }).dblclick()
  await page.getByText('No stream is on, so the Live button leads nowhere.').waitFor()
  await expect.poll(readers).toEqual({ isLive: 0, url: null })
})
