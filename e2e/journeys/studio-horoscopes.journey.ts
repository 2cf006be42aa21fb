import type { Locator, Page } from '@playwright/test'
import { createOwner, seedOwner } from '../helpers/staff.ts'
import { openCurrentWeek } from '../helpers/studio-horoscopes.ts'
import { expect, test, useOwnProduct } from '../test.ts'

useOwnProduct({})

/** Types as an input method does: a word grows under the cursor until it is committed. */
async function compose(page: Page, words: readonly string[]) {
  const session = await page.context().newCDPSession(page)
  for (const word of words) {
    for (let length = 1; length <= word.length; length++)
      await session.send('Input.imeSetComposition', {
        text: word.slice(0, length),
        selectionStart: length,
        selectionEnd: length,
      })
    await session.send('Input.insertText', { text: word })
  }
}

const open = async (side: Locator) => {
  await side.getByRole('button', { name: /(write a|change the) draft$/ }).click()
  const field = side.getByRole('textbox')
  await expect(field).toBeFocused()
  return field
}

test('an owner writes a Hindi text with an input method, keeps it over a reload, sees what the checks find, compares and approves it, and a title that guests read (STU-89, STU-90, STU-91, STU-92, STU-93, STU-95)', async ({
  newVisit,
}) => {
  const { page } = await newVisit()
  await seedOwner(page, await createOwner())
  await page.goto('/studio')
  await page.getByText('No text waits for approval.').waitFor()
  await page
    .getByRole('navigation', { name: 'Parts of the studio' })
    .getByRole('link', { name: 'Horoscopes' })
    .click()
  await openCurrentWeek(page, 'Leo')

  const hindi = page.getByRole('region', { name: 'हिन्दी' })
  const english = page.getByRole('region', { name: 'English' })
  const facts = page.getByRole('complementary', { name: 'What the sky does' })
  await facts.getByText(/Saturn in Pisces/).waitFor()

  // The editor writes the markup that it has read, to the last tag.
  await open(english)
  await english.getByRole('button', { name: 'Save the draft' }).click()
  await page.getByText('The text says what readers see already.').waitFor()
  await page.getByRole('link', { name: 'Days to note' }).click()
  await hindi.getByRole('heading', { name: 'ख़ास दिन' }).waitFor()
  await open(hindi)
  await hindi.getByRole('button', { name: 'Save the draft' }).click()
  await expect(hindi.getByRole('textbox')).toHaveCount(0)
  await expect(hindi.getByText('The almanac’s words')).toBeVisible()

  await page.getByRole('link', { name: 'Love' }).click()
  await hindi.getByRole('heading', { name: 'प्रेम' }).waitFor()
  const field = await open(hindi)
  await field.press('Control+A')
  await compose(page, ['शाम ', 'की ', 'चाय ', 'पर ', 'प्रेम ', 'से ', 'पूछें।'])
  await expect(field).toHaveText('शाम की चाय पर प्रेम से पूछें।')
  await field.press('Enter')
  await page.evaluate(() => {
    const copied = new DataTransfer()
    copied.setData(
      'text/html',
      '<p style="color:red">सुनना <b>बेहतर</b> है।<script>alert(1)</script></p>',
    )
    const paste = { clipboardData: copied, bubbles: true, cancelable: true }
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', paste))
  })
  await expect(field.locator('p').nth(1)).toHaveText('सुनना बेहतर है।')

  await page.reload()
  await open(hindi)
  await hindi.getByText('This is what you last wrote here without saving it.').waitFor()
  await expect(field.locator('p')).toHaveText(['शाम की चाय पर प्रेम से पूछें।', 'सुनना बेहतर है।'])
  await field.press('Control+End')
  await compose(page, [' 12 ', 'मई ', '2020 ', 'तक।'])
  await hindi.getByRole('button', { name: 'Save and ask for approval' }).click()
  await hindi.getByText('Waits for approval').waitFor()
  await hindi.getByText('“12 मई 2020” is outside the period').waitFor()
  const home = await page.context().newPage()
  await home.goto('/studio')
  await home.getByRole('link', { name: /^Leo, / }).waitFor()
  await home.close()
  await hindi.getByText('It can be approved once its errors are corrected.').waitFor()
  await expect(hindi.getByRole('button', { name: 'Approve' })).toHaveCount(0)

  await open(hindi)
  await field.press('Control+End')
  for (let count = 0; count < ' 12 मई 2020 तक।'.length; count++) await field.press('Backspace')
  await hindi.getByRole('button', { name: 'Save and ask for approval' }).click()
  await hindi.getByRole('button', { name: 'Compare with the almanac' }).click()
  await expect(hindi.locator('ins').first()).toBeVisible()
  await expect(hindi.locator('del').first()).toBeVisible()
  await expect(hindi.getByText('“12 मई 2020”')).toHaveCount(0)
  await hindi.getByRole('button', { name: 'Approve' }).click()
  await page.getByText('The text has been approved.').waitFor()
  await hindi.getByText(/Written by Asha Rao, approved by Asha Rao/).waitFor()

  await page.getByRole('link', { name: 'Title' }).click()
  await hindi.getByRole('heading', { name: 'Title' }).waitFor()
  const title = await open(hindi)
  await title.fill('चाय')
  await hindi.getByRole('button', { name: 'Save and ask for approval' }).click()
  await hindi.getByText('It has only 1 words. Texts of this kind have 3 to 8.').waitFor()
  await open(hindi)
  await title.fill('शाम की चाय साथ पीजिए')
  await hindi.getByRole('button', { name: 'Save and ask for approval' }).click()
  await hindi.getByRole('button', { name: 'Approve' }).click()
  await hindi.getByText(/Written by Asha Rao, approved by Asha Rao/).waitFor()

  const reader = await newVisit()
  await reader.page.goto('/horoscope/weekly/leo?lang=hi')
  await expect(reader.page.getByText('शाम की चाय साथ पीजिए').first()).toBeVisible()

  await page.goto('/studio/horoscopes?state=edited&language_id=2')
  await expect(page.getByRole('listitem').filter({ hasText: 'edited: 2' })).toHaveCount(1)
})
