import type { User } from '@rashi/contract'
import { api } from '../../lib/client-api.ts'
import { startSession } from './start-session.ts'

/**
 * Signs in by a mailed link. Where neither this browser asked for it nor the reader has confirmed the account, that is
 * remembered: pages that take cards ask first, because somebody could have sent a link to an account of their own.
 */
export async function redeemLink(
  token: string,
  { isConfirmed }: { isConfirmed: boolean },
): Promise<User> {
  const body = { token, is_confirmed: isConfirmed }
  const signedIn = await api.guest('POST /login/link/redeem', { body })
  startSession(signedIn, { isAccountUnsure: !isConfirmed && !signedIn.is_expected })
  return signedIn.user
}
