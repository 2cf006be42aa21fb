import type { Page } from '@playwright/test'
import { expect } from '../test.ts'
import { drawPicture } from './pictures.ts'
import { button, door, field, heading } from './studio-join.ts'

/** Adds a gemstone, and shows it to visitors once it lacks nothing. */
export async function addGemstone(editor: Page) {
  await door(editor, 'Gemstones').click()
  await button(editor, 'Add a gemstone').click()
  const name = field(editor, 'Name of the piece, in English')
  await expect(name).toBeFocused()
  await button(editor, 'Add it, hidden for now').click()
  await expect(editor.getByText('Please fill this in')).toHaveCount(2)
  await name.fill('Spinel ring')
  const form = editor.getByRole('form', { name: 'Add a gemstone' })
  await form.getByLabel('Category').selectOption('Rings')
  await button(editor, 'Add it, hidden for now').dblclick()
  await heading(editor, 'Spinel ring').waitFor()
  const gaps = editor.getByRole('region', { name: 'Before visitors can see it' })
  await expect(gaps.getByRole('listitem')).toHaveCount(3)
  await expect(button(editor, 'Show to visitors')).toHaveCount(0)

  const file = editor.getByLabel('Add a picture')
  const html = { name: 'ruby.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<p>Ruby</p>') }
  await file.setInputFiles(html)
  await editor.getByText('This is not a picture in JPEG, PNG, WebP or AVIF.').waitFor()
  await file.setInputFiles(await drawPicture(900, 600))
  await expect(editor.getByLabel('What picture 1 shows (English)')).toBeFocused()
  await editor.getByLabel('What picture 1 shows (English)').fill('A red ring on dark wood')
  const english = editor.getByRole('group', { name: 'English' })
  await english.getByLabel('Name of the stone').fill('Spinel')
  await english.getByLabel('Description').fill('Red as a lamp.')
  await button(editor, 'Save').dblclick()
  await editor.getByText('Saved. The gemstone stays hidden from visitors.').waitFor()
  await expect(heading(editor, 'Spinel ring')).toBeFocused()
  await expect(gaps.getByRole('listitem')).toHaveText([
    'Name of the piece, name of the stone and description (हिन्दी)',
    'What each picture shows (हिन्दी)',
  ])
  const hindi = editor.getByRole('group', { name: 'हिन्दी' })
  await hindi.getByLabel('Name of the piece').fill('लालड़ी की अँगूठी')
  await hindi.getByLabel('Name of the stone').fill('लालड़ी')
  await hindi.getByLabel('Description').fill('दीये की तरह लाल।')
  await editor.getByLabel('What picture 1 shows (हिन्दी)').fill('गहरी लकड़ी पर लाल अँगूठी')
  await button(editor, 'Save').click()
  await button(editor, 'Show to visitors').click()
  await editor.getByText('Visitors see this gemstone within seconds.').waitFor()

  const title = hindi.getByLabel('Name of the piece')
  await title.fill('')
  await button(editor, 'Save').click()
  await editor.getByText('Please fill this in').waitFor()
  await expect(title).toBeFocused()
  await title.fill('लालड़ी की अँगूठी')
  await expect(editor.getByRole('button', { name: 'Remove picture 1' })).toHaveCount(0)
}

export async function seeGemstone(guest: Page, editor: Page) {
  const picture = guest.getByRole('img', { name: 'A red ring on dark wood' })
  const open = async (path: string) => {
    await guest.goto(path)
    return picture.count()
  }
  // Rendered pages are kept for ten seconds.
  await expect.poll(() => open('/gemstone/spinel-ring'), { timeout: 60_000 }).toBe(1)
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    /\/media\/pictures\/[0-9a-f]{64}\/(640|1280)\.avif$/,
  )
  await expect(picture).toHaveAttribute('width', '900')
  await expect(picture).toHaveAttribute('height', '600')
  await expect.poll(() => open('/gemstones?search=spinel'), { timeout: 60_000 }).toBe(1)

  await door(editor, 'Gemstones').click()
  await editor.getByLabel('Words of name or title').fill('spinel')
  await button(editor, 'Search').click()
  await editor.getByRole('link', { name: 'Spinel ring' }).click()
  await button(editor, 'Hide from visitors').click()
  await editor.getByText('Visitors no longer see this gemstone.').waitFor()
  await expect(button(editor, 'Delete the draft')).toHaveCount(0)
  const status = async () => (await guest.goto('/gemstone/spinel-ring'))?.status()
  await expect.poll(status, { timeout: 60_000 }).toBe(404)
  await guest.getByText('This piece is no longer in our collection').waitFor()
}

/** Begins another gemstone, and deletes it before visitors have seen it. */
export async function deleteDraft(editor: Page) {
  await door(editor, 'Gemstones').click()
  await button(editor, 'Add a gemstone').click()
  const form = editor.getByRole('form', { name: 'Add a gemstone' })
  await form.getByLabel('Name of the piece, in English').fill('Mistaken ring')
  await form.getByLabel('Category').selectOption('Rings')
  await button(editor, 'Add it, hidden for now').click()
  await editor.getByText('Draft: visitors have never seen it').waitFor()
  await button(editor, 'Delete the draft').click()
  const question = editor.getByRole('dialog', { name: 'Delete “Mistaken ring”?' })
  await question.getByRole('button', { name: 'Keep' }).click()
  await expect(button(editor, 'Delete the draft')).toBeFocused()
  await button(editor, 'Delete the draft').click()
  await question.getByRole('button', { name: 'Delete' }).dblclick()
  await editor.getByText('The draft has been deleted.').waitFor()
  await expect(heading(editor, 'Gemstones')).toBeFocused()
  await editor.getByLabel('Words of name or title').fill('mistaken')
  await button(editor, 'Search').click()
  await editor.getByText('No gemstone matches').waitFor()
}
