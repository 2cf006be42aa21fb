import type { Page } from '@playwright/test'
import { aPerson, signedIn } from '../helpers/accounts.ts'
import { expect, test } from '../test.ts'

const down = 'The connection is down. Check it and try again.'

async function askForInstructions(page: Page) {
  await page.getByLabel('Email').fill('asha@example.test')
  await page.getByRole('button', { name: 'Send instructions' }).click()
}

test.describe('a failed call', () => {
  test("shows the server's sentence in a toast that is announced (ERR-01, NAV-17)", async ({
    newVisit,
  }) => {
    const { page } = await newVisit()
    await page.route('**/api/forgot-password', (route) =>
      route.fulfill({ status: 422, json: { message: 'The Moon is in the way.', code: 'invalid' } }),
    )
    await page.goto('/forgot-password')
    await askForInstructions(page)
    await page.getByRole('alert').getByText('The Moon is in the way.').waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe('asha@example.test')
  })

  test('without an answer says in plain words what is wrong, and loses nothing typed (ERR-02)', async ({
    newVisit,
  }) => {
    const { page, context } = await newVisit({ expectedComplaints: [/ERR_INTERNET/] })
    await page.goto('/forgot-password')
    await context.setOffline(true)
    await askForInstructions(page)
    await page.getByRole('alert').getByText(down).waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe('asha@example.test')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Send instructions' }).click()
    await page.getByText('Check your email for further instructions.').waitFor()
  })

  test('is said long enough to be read (NAV-17)', async ({ newVisit }) => {
    const { page } = await newVisit()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.route('**/api/forgot-password', (route) =>
      route.fulfill({ status: 422, json: { message: 'The Moon is in the way.', code: 'invalid' } }),
    )
    await page.goto('/forgot-password')
    await askForInstructions(page)
    const said = page.getByRole('alert')
    // Its words follow it by a frame, and frames come with the clock.
    const saidAFrameLater = async () => {
      await page.clock.runFor(20)
      return said.textContent()
    }
    await expect.poll(saidAFrameLater).toBe('The Moon is in the way.')
    await page.clock.runFor(5000)
    expect(await said.textContent()).toBe('The Moon is in the way.')
    await page.clock.runFor(20_000)
    await said.waitFor({ state: 'detached' })
  })
})

test.describe('a page whose load fails', () => {
  for (const [how, words] of [
    ['with an answer', 'The board is being mended.'],
    ['without an answer', down],
  ] as const)
    test(`${how} has header, menu and a way on, and comes when tried again (ERR-04)`, async ({
      newVisit,
    }) => {
      const { page, context } = await newVisit({
        expectedComplaints: [/Failed to load resource/],
      })
      await signedIn(context, await aPerson())
      let isBroken = true
      await page.route('**/api/noticeboard/user-noticeboard', (route) => {
        if (!isBroken) return route.continue()
        if (how === 'without an answer') return route.abort()
        return route.fulfill({ status: 503, json: { message: words, code: 'unavailable' } })
      })
      await page.goto('/noticeboard')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.getByRole('main').getByText(words).waitFor()
      await page.getByRole('button', { name: 'Menu' }).waitFor()
      await page.getByRole('main').getByRole('link', { name: 'Back to the start' }).waitFor()
      isBroken = false
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByRole('heading', { level: 1, name: 'Noticeboard' }).waitFor()
    })
})
