import { replace } from 'react-router'
import { ApiFailure } from '../../lib/api-failure.ts'
import { readMobileAddress } from './mobile-address.rules.ts'
import { translate } from '../../lib/texts.ts'
import { toast } from '../../ui/toast-store.ts'
import { handedOverToken } from './handed-over-token.ts'
import { purchaseSession } from './purchase-session.ts'

/** Opens the purchase session of the token in the address, before a mobile card page loads. */
export async function openByToken(request: Request): Promise<void> {
  const { pathname, search } = new URL(request.url)
  const found = readMobileAddress(pathname + search)
  if (found?.secret !== undefined) {
    // Reached by a link within the site: the script in the head has not removed the token.
    handedOverToken.set(found.secret)
    throw replace(found.address)
  }
  await signedIn(() => purchaseSession.open())
}

/** Runs a call and, where the token has expired, says so and leads to the start page. */
export async function signedIn<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.status !== 401) throw failure
    toast.error(translate('shell.session-expired'))
    throw replace('/')
  }
}
