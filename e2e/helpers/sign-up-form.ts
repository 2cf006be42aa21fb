import type { Page } from '@playwright/test'
import { randomEmail } from './accounts.ts'

export const signUpForm = {
  fullName: 'Asha Rao',
  password: 'Starlight7',
  date: '1956-01-03',
  time: '11:58',
  city: 'Delhi, India',
}

/** Types a city and selects its suggestion. */
export async function selectPlace(page: Page, address: string): Promise<void> {
  await page.getByLabel('Place of birth', { exact: true }).fill(address)
  await page.getByRole('option', { name: address, exact: true }).click()
}

/** Fills in the whole sign-up form and returns the email. */
export async function fillSignUpForm(page: Page, { email = randomEmail() } = {}): Promise<string> {
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await field('Full name').fill(signUpForm.fullName)
  await field('Email').fill(email)
  await field('Password').fill(signUpForm.password)
  await field('Confirm password').fill(signUpForm.password)
  await page.getByRole('radio', { name: 'Female' }).check()
  await field('Date of birth').fill(signUpForm.date)
  await field('Time of birth').fill(signUpForm.time)
  await selectPlace(page, signUpForm.city)
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  return email
}
