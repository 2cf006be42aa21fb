import { redirect } from 'react-router'
import { ApiFailure } from '../../lib/api-failure.ts'
import { signInAddress } from './studio-address.rules.ts'
import { studioApi } from './studio-api.ts'
import { staffSession } from './staff-session.ts'

/** Loads the session before a page of staff opens. Without one it throws the redirect to the sign-in page. */
export async function requireStaff(request: Request): Promise<void> {
  const hadSession = staffSession.get() !== undefined
  try {
    staffSession.set(await studioApi.readSession())
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.code !== 'unauthenticated') throw failure
    staffSession.set(undefined)
    const { pathname, search } = new URL(request.url)
    throw redirect(signInAddress(pathname + search, { hasEnded: hadSession }))
  }
}
