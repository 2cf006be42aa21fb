import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { productUrl } from '../product.ts'
import { expect, type NewVisit } from '../test.ts'
import { addVirtualAuthenticator } from './virtual-authenticator.ts'

export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })
/** A link of the studio's navigation. */
export const door = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the studio' }).getByRole('link', { name })
export const newStaffEmail = () => `staff-${randomUUID()}@example.org`
export const tokenOf = (link: string) => link.trim().split('/').at(-1) ?? ''
/** The name under which browsers offer passkeys. */
export const site = () => productUrl().replace('127.0.0.1', 'localhost')

/** Says that the recovery codes are kept, which a first press without the tick refuses. */
export async function keepCodes(page: Page): Promise<string[]> {
  await heading(page, 'Keep your recovery codes').waitFor()
  const codes = await page.locator('main li code').allInnerTexts()
  expect(codes).toHaveLength(10)
  await button(page, 'Open the studio').click()
  await page.getByText('Please keep the codes first, and tick this box.').waitFor()
  await page.getByRole('checkbox', { name: 'I keep these codes in a safe place.' }).check()
  await button(page, 'Open the studio').click()
  return codes
}

/** Joins with a passkey in a browser of its own. */
export async function joinByPasskey(
  newVisit: NewVisit,
  token: string,
  name: string,
): Promise<Page> {
  const { page, context } = await newVisit()
  await addVirtualAuthenticator(context, page)
  const answer = await page.goto(`${site()}/studio/join/${token}`)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  await button(page, 'Join with a passkey').click()
  await page.getByText('Please enter Full name').waitFor()
  await field(page, 'Your full name').fill(name)
  await button(page, 'Join with a passkey').click()
  await keepCodes(page)
  await heading(page, `Welcome, ${name}`).waitFor()
  return page
}
