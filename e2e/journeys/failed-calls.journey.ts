import type { Page } from '@playwright/test'
import { sample } from '../../scripts/test-scope.ts'
import { createPerson, seedSession } from '../helpers/accounts.ts'
import { expect, test } from '../test.ts'

const offlineMessage = 'The connection is down. Check it and try again.'

async function requestInstructions(page: Page) {
  await page.getByLabel('Email').fill('asha@example.test')
  await page.getByRole('button', { name: 'Send instructions' }).click()
}

test.describe('a failed call', () => {
  test("shows the server's message in a toast that is announced, for long enough to be read, and keeps what was typed (ERR-01, NAV-17)", async ({
    newVisit,
  }) => {
    const { page } = await newVisit()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.route('**/api/forgot-password', (route) =>
      route.fulfill({ status: 422, json: { message: 'The Moon is in the way.', code: 'invalid' } }),
    )
    await page.goto('/forgot-password')
    await requestInstructions(page)
    const alert = page.getByRole('alert')
    // Its text is rendered a frame later, and frames follow the page's clock.
    const readAlert = async () => {
      await page.clock.runFor(20)
      return alert.textContent()
    }
    await expect.poll(readAlert).toBe('The Moon is in the way.')
    await expect(page.getByLabel('Email')).toHaveValue('asha@example.test')
    await page.clock.runFor(5000)
    expect(await alert.textContent()).toBe('The Moon is in the way.')
    await page.clock.runFor(20_000)
    await alert.waitFor({ state: 'detached' })
  })

  test("without a connection shows the product's own message and keeps what was typed (ERR-02)", async ({
    newVisit,
  }) => {
    const { page, context } = await newVisit({ expectedConsoleErrors: [/ERR_INTERNET/] })
    await page.goto('/forgot-password')
    await context.setOffline(true)
    await requestInstructions(page)
    await page.getByRole('alert').getByText(offlineMessage).waitFor()
    await expect(page.getByLabel('Email')).toHaveValue('asha@example.test')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Send instructions' }).click()
    await page.getByText('Check your email for further instructions.').waitFor()
  })
})

test.describe('a page whose data cannot be loaded', () => {
  const causes = [
    ['because of an error response', 'The board is being mended.'],
    ['because of a lost connection', offlineMessage],
  ] as const
  for (const [cause, message] of sample(causes, causes.length))
    test(`${cause} shows header, menu and a link to the start, and loads on retry (ERR-04)`, async ({
      newVisit,
    }) => {
      const { page, context } = await newVisit({
        expectedConsoleErrors: [/Failed to load resource/],
      })
      await seedSession(context, await createPerson())
      let isBroken = true
      await page.route('**/api/noticeboard/user-noticeboard', (route) => {
        if (!isBroken) return route.continue()
        if (cause === 'because of a lost connection') return route.abort()
        return route.fulfill({ status: 503, json: { message, code: 'unavailable' } })
      })
      await page.goto('/noticeboard')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.getByRole('main').getByText(message).waitFor()
      await page.getByRole('button', { name: 'Menu' }).waitFor()
      await page.getByRole('main').getByRole('link', { name: 'Back to the start' }).waitFor()
      isBroken = false
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByRole('heading', { level: 1, name: 'Noticeboard' }).waitFor()
    })
})
