/** Passwords differ by letter case and by the form of their characters; guesses try both. */
const fold = (text: string) => text.normalize('NFKC').toLowerCase()

const letters = (text: string) => text.replace(/[^\p{L}\p{M}]/gu, '')

/** Whether a password is an email, or its local part with nothing but digits and signs after it. */
export function isEmail(password: string, email: string): boolean {
  const [typed, address] = [fold(password), fold(email)]
  const local = address.slice(0, address.lastIndexOf('@'))
  return typed === address || (typed.startsWith(local) && letters(typed.slice(local.length)) === '')
}

/** Whether the letters of a password are the brand's name, once or several times. */
export function isBrand(password: string, brandName: string): boolean {
  const [typed, brand] = [letters(fold(password)), letters(fold(brandName))]
  return brand !== '' && typed !== '' && typed.replaceAll(brand, '') === ''
}

/** Returns those of the common passwords that the rule of a new password accepts in some letter case, in lower case. */
export const selectPossible = (passwords: readonly string[]): string[] =>
  passwords.map(fold).filter((one) => one.length >= 8 && /\d/.test(one) && letters(one).length >= 2)

export const isListed = (password: string, list: ReadonlySet<string>): boolean =>
  list.has(fold(password))
