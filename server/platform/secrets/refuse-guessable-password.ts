import { dictionary } from '@zxcvbn-ts/language-common'
import type { Context } from '../../context/context.ts'
import { Refusal } from '../refusal.ts'
import { isBrand, isEmail, isListed, selectPossible } from './refused-password.rules.ts'

/** Some 5,000 passwords that leaked most often, of the 49,000 of the package. */
const leaked: ReadonlySet<string> = new Set(selectPossible(dictionary['passwords-common']))

/**
 * Refuses a new password that others guess first: one of the commonest leaked ones in any letter case, the account's own
 * email, or the brand. Accounts that have such a password keep it until it is changed.
 *
 * @throws {Refusal} `invalid` on `password`
 */
export function refuseGuessablePassword(
  { config }: Pick<Context, 'config'>,
  password: string,
  email: string,
): void {
  if (isListed(password, leaked) || isEmail(password, email) || isBrand(password, config.brandName))
    throw new Refusal('invalid', { errors: { password: ['validation.password-guessable'] } })
}
