import { countWrong } from '../../platform/http/rate-limits/count-wrong.ts'
import { networkOf } from '../../platform/http/rate-limits/network.rules.ts'
import {
  wrongCodes,
  wrongSignIns,
  wrongSignInsPerAccount,
  wrongSignInsPerAddress,
} from '../../platform/http/rate-limits/sign-in.rules.ts'
import { hashToken } from '../../platform/secrets/secret-token.ts'
import type { StaffContext } from './staff-context.ts'

/** Limits sign-ins by passkey, which name nobody before they are right. An address has one limit with customers' sign-ins. */
export const limitWrongPasskeys = <T>(
  context: StaffContext,
  address: string,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> =>
  countWrong(context, [[`sign-in address ${networkOf(address)}`, wrongSignInsPerAddress]], attempt)

/** Limits wrong passwords and recovery codes as those of customers. */
export function limitWrongCredentials<T>(
  context: StaffContext,
  { email, address }: { email: string; address: string },
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const network = networkOf(address)
  const account = hashToken(email.toLowerCase())
  return countWrong(
    context,
    [
      [`sign-in address ${network}`, wrongSignInsPerAddress],
      [`studio sign-in account ${account} address ${network}`, wrongSignIns],
      [`studio sign-in account ${account}`, wrongSignInsPerAccount],
    ],
    attempt,
  )
}

/** Limits codes of six digits of somebody whose password or session is right already, from any address. */
export const limitWrongCodes = <T>(
  context: StaffContext,
  staffId: string,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> => countWrong(context, [[`studio code ${staffId}`, wrongCodes]], attempt)
