import { replace } from 'react-router'
import { ApiFailure } from '../../lib/api-failure.ts'
import { readMobileAddress } from './mobile-address.rules.ts'
import { translate } from '../../lib/texts.ts'
import { toast } from '../../ui/toast-store.ts'
import { handedOver } from './handed-over-token.ts'
import { purchaseSession } from './purchase-session.ts'

/** Before a mobile card page loads: whoever the app has sent is known by their token from here on. */
export async function openByToken(request: Request): Promise<void> {
  const { pathname, search } = new URL(request.url)
  const found = readMobileAddress(pathname + search)
  if (found?.secret !== undefined) {
    // Reached by a link inside the site: the head has not seen this address, and nobody shall.
    handedOver.keep(found.secret)
    throw replace(found.address)
  }
  await signedIn(() => purchaseSession.open())
}

/** Says of a dead token what the guard says of a dead session, and leads to the start. */
export async function signedIn<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.status !== 401) throw failure
    toast.error(translate('shell.session-expired'))
    throw replace('/')
  }
}
