import { studioApi } from './studio-api.ts'
import { staffSession } from './staff-session.ts'

/** Signs out. */
export async function endOwnSession(): Promise<void> {
  await studioApi.staff('POST /studio/sign-out')
  staffSession.set(undefined)
}
