import type { ResponseOf, Routes } from '@rashi/contract'
import { ApiFailure } from '../../lib/api-failure.ts'
import type { Input } from '../../lib/api.ts'
import { createApiWithToken } from '../../lib/client-api.ts'
import { askForProof } from './proof.ts'
import { endStaffSession, recordUse } from './staff-session.ts'

type StaffCall = {
  [N in keyof Routes]: Routes[N]['auth'] extends 'staff' ? N : never
}[keyof Routes]
type Arguments<N extends StaffCall> = {} extends Input<N> ? [input?: Input<N>] : [input: Input<N>]

/** Sends no token: the browser sends the cookie of the studio, which no script can read. */
const { guest } = createApiWithToken(
  () => undefined,
  () => {},
)
const send = guest as unknown as <N extends StaffCall>(
  name: N,
  ...input: Arguments<N>
) => Promise<ResponseOf<N>>

/** Runs a call. Where it needs proof, it is asked for and the call repeated; a session that is over is noted. */
export async function withProof<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      const answer = await call()
      recordUse()
      return answer
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure
      if (failure.code === 'unauthenticated') endStaffSession()
      if (failure.code !== 'proof-required') throw failure
    }
    await askForProof()
  }
}

export const studioApi = {
  /** Reads the session before a page opens; the route's guard reacts where there is none. */
  readSession: async () => {
    const session = await send('GET /studio/session')
    recordUse()
    return session
  },
  /** Makes a call that needs no session. */
  guest,
  /** Makes a call as the member of staff who is signed in. */
  staff: <N extends StaffCall>(name: N, ...input: Arguments<N>): Promise<ResponseOf<N>> =>
    withProof(() => send(name, ...input)),
}
