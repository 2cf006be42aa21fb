import { drawPicture } from '../helpers/pictures.ts'
import { createOwner, seedOwner } from '../helpers/staff.ts'
import { expect, test, useOwnProduct } from '../test.ts'

useOwnProduct({})

test('an editor finds a gemstone, adds a picture that needs a text in both languages, and visitors see it in the best format (STU-152, STU-153)', async ({
  newVisit,
}) => {
  const { page } = await newVisit()
  await seedOwner(page, await createOwner())
  await page.goto('/studio')
  await page
    .getByRole('navigation', { name: 'Parts of the studio' })
    .getByRole('link', { name: 'Gemstones' })
    .click()
  await page.getByLabel('Words of name or title').fill('ruby halo')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name: 'Ruby halo ring' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ruby halo ring' })).toBeVisible()

  const file = page.getByLabel('Add a picture')
  const html = { name: 'ruby.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<p>Ruby</p>') }
  await file.setInputFiles(html)
  await page.getByText('This is not a picture in JPEG, PNG, WebP or AVIF.').waitFor()
  await file.setInputFiles(await drawPicture(900, 600))
  const english = page.getByLabel('What picture 1 shows (English)')
  await expect(english).toBeFocused()
  await english.fill('A ruby ring on dark wood')
  const title = page.getByRole('group', { name: 'English' }).getByLabel('Name of the piece')
  await title.fill('Ruby ring with a halo')
  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  const hindi = page.getByLabel('What picture 1 shows (हिन्दी)')
  await expect(hindi).toBeFocused()
  await page.getByText('Please fill this in').waitFor()
  await hindi.fill('गहरी लकड़ी पर माणिक की अँगूठी')
  await save.dblclick()
  const heading = page.getByRole('heading', { level: 1, name: 'Ruby ring with a halo' })
  await expect(heading).toBeFocused()
  await page.reload()
  await expect(english).toHaveValue('A ruby ring on dark wood')

  const guest = (await newVisit()).page
  const picture = guest.getByRole('img', { name: 'A ruby ring on dark wood' })
  const open = async (path: string) => {
    await guest.goto(path)
    return picture.count()
  }
  // Rendered pages are kept for ten seconds.
  await expect.poll(() => open('/gemstone/ruby-halo-ring'), { timeout: 30_000 }).toBe(1)
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    /\/media\/pictures\/[0-9a-f]{64}\/(640|1280)\.avif$/,
  )
  await expect(picture).toHaveAttribute('width', '900')
  await expect(picture).toHaveAttribute('height', '600')
  await expect.poll(() => open('/gemstones'), { timeout: 30_000 }).toBe(1)

  await page.getByRole('button', { name: 'Hide from visitors' }).click()
  await page.getByText('Visitors no longer see this gemstone.').waitFor()
  await expect.poll(() => open('/gemstones'), { timeout: 30_000 }).toBe(0)
})
