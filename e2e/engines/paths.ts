import type { Person } from '../helpers/accounts.ts'
import { randomEmail } from '../helpers/accounts.ts'
import { testCards } from '../helpers/checkout.ts'
import { signUpForm } from '../helpers/sign-up-form.ts'
import type { Visitor } from './visitor.ts'

// The site's paths by the names of docs/product/decisions.md, section 8.

/** Types the birth of `signUpForm`: the Moon in Leo, the ascendant in Pisces. */
export async function fillBirth(visitor: Visitor): Promise<void> {
  await visitor.fillDateOrTime('Date of birth', signUpForm.date)
  await visitor.fillDateOrTime('Time of birth', signUpForm.time)
  await visitor.fill('Place of birth', signUpForm.city)
  await visitor.press('option', signUpForm.city)
}

/** Creates an account by the form and returns its email. */
export async function signUp(visitor: Visitor): Promise<string> {
  const email = randomEmail()
  await visitor.open('/signup')
  await visitor.fill('Full name', signUpForm.fullName)
  await visitor.fill('Email', email)
  await visitor.fill('Password', signUpForm.password)
  await visitor.fill('Confirm password', signUpForm.password)
  await visitor.press('choice', 'Female')
  await fillBirth(visitor)
  await visitor.press('choice', /^I agree/)
  await visitor.press('button', 'Create account')
  return email
}

/** Signs in by the form that is open. */
export async function signIn(visitor: Visitor, { email, password }: Person): Promise<void> {
  await visitor.fill('Email', email)
  await visitor.fill('Password', password)
  await visitor.press('button', 'Sign in')
}

/** Uncovers one's sign, after which the plans are the next page. */
export async function revealSign(visitor: Visitor): Promise<void> {
  await visitor.isAt('/horoscope-generated')
  await visitor.press('button', 'Yes')
  await visitor.sees('heading', /Leo/)
}

/** Fills in a new card and pays. */
export async function payByCard(visitor: Visitor, number = testCards.valid): Promise<void> {
  await visitor.isAt('/enter-payment-details')
  await visitor.fill('Card number', number)
  await visitor.fill('Name on card', signUpForm.fullName)
  await visitor.fill('Month (MM)', '04')
  await visitor.fill('Year (YYYY)', '2031')
  await visitor.fill('Security code', '123')
  await visitor.press('button', 'Pay')
}
