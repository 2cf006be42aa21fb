import type { FastifyReply } from 'fastify'
import type { Context } from '../../context/context.ts'
import { describeDevice } from '../../platform/http/device.rules.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { StaffSession, StudioOrigin } from '../../platform/http/studio-access.ts'
import { removeStudioCookie, writeStudioCookie } from '../../platform/http/studio-access.rules.ts'
import { changeRole, removeStaff } from './change-staff.ts'
import { inviteStaff, withdrawInvitation } from './invite-staff.ts'
import {
  joinByPasskey,
  joinByPassword,
  type Joined,
  showInvitation,
  startJoining,
  startJoiningByApp,
} from './join-studio.ts'
import { listEveryone } from './list-staff.ts'
import type { OpenedSession } from './open-staff-session.ts'
import {
  finishAuthenticatorApp,
  finishPasskey,
  removeAuthenticatorApp,
  removePasskey,
  renewRecoveryCodes,
  startAuthenticatorApp,
  startPasskey,
} from './own-access.ts'
import { endOtherSessions, readOwnAccess, showSession, signOut } from './own-sessions.ts'
import { prove, startProof } from './prove-staff.ts'
import { signInByCode, signInByPasskey, startSignIn } from './sign-in-staff.ts'

interface StudioRequest {
  readonly studio: StudioOrigin
  readonly reply: FastifyReply
}

const readGuest = ({ studio, reply }: StudioRequest) => ({
  studio,
  device: describeDevice(reply.request.headers['user-agent']),
})
const readCaller = (request: StudioRequest & { readonly staff: StaffSession }) => ({
  ...readGuest(request),
  staff: request.staff,
})

export function staff(serve: Serve, context: Context): void {
  serveEntry(serve, context)
  serveOwnAccess(serve, context)
  serve('GET /studio/staff', () => listEveryone(context))
  serve('POST /studio/invite-staff', (request) =>
    inviteStaff(context, request.body, {
      ...readCaller(request),
      languageId: request.languageId,
    }),
  )
  serve('POST /studio/withdraw-invitation', (request) =>
    withdrawInvitation(context, request.body.id, readCaller(request)),
  )
  serve('POST /studio/change-role', (request) =>
    changeRole(context, request.body, readCaller(request)),
  )
  serve('POST /studio/remove-staff', (request) =>
    removeStaff(context, request.body.id, readCaller(request)),
  )
}

/** Serves joining and signing in, which answer with the cookie of the session. */
function serveEntry(serve: Serve, context: Context): void {
  const admit = (reply: FastifyReply, { token, staff }: OpenedSession) => {
    reply.header('set-cookie', writeStudioCookie(token))
    return { staff }
  }
  const welcome = (reply: FastifyReply, joined: Joined) => ({
    ...admit(reply, joined),
    recovery_codes: [...joined.recoveryCodes],
  })
  serve('POST /studio/join/invitation', ({ body }) => showInvitation(context, body.token))
  serve('POST /studio/join/passkey-options', ({ body }) => startJoining(context, body.token))
  serve('POST /studio/join/passkey', async (request) =>
    welcome(request.reply, await joinByPasskey(context, request.body, readGuest(request))),
  )
  serve('POST /studio/join/authenticator-app', ({ body }) => startJoiningByApp(context, body.token))
  serve('POST /studio/join/password', async (request) =>
    welcome(request.reply, await joinByPassword(context, request.body, readGuest(request))),
  )
  serve('POST /studio/sign-in/passkey-options', () => startSignIn(context))
  serve('POST /studio/sign-in/passkey', async (request) =>
    admit(request.reply, await signInByPasskey(context, request.body, readGuest(request))),
  )
  serve('POST /studio/sign-in/code', async (request) =>
    admit(request.reply, await signInByCode(context, request.body, readGuest(request))),
  )
}

function serveOwnAccess(serve: Serve, context: Context): void {
  serve('GET /studio/session', (request) => showSession(readCaller(request)))
  serve('POST /studio/sign-out', async (request) => {
    await signOut(context, readCaller(request))
    request.reply.header('set-cookie', removeStudioCookie)
    return {}
  })
  serve('GET /studio/own-access', (request) => readOwnAccess(context, readCaller(request)))
  serve('POST /studio/end-session', (request) =>
    endOtherSessions(context, request.body.session_id, readCaller(request)),
  )
  serve('POST /studio/proof/passkey-options', (request) => startProof(context, readCaller(request)))
  serve('POST /studio/proof', (request) => prove(context, request.body, readCaller(request)))
  serve('POST /studio/add-passkey', (request) => startPasskey(context, readCaller(request)))
  serve('POST /studio/confirm-passkey', (request) =>
    finishPasskey(context, request.body, readCaller(request)),
  )
  serve('POST /studio/remove-passkey', (request) =>
    removePasskey(context, request.body.id, readCaller(request)),
  )
  serve('POST /studio/add-authenticator-app', (request) =>
    startAuthenticatorApp(context, readCaller(request)),
  )
  serve('POST /studio/confirm-authenticator-app', (request) =>
    finishAuthenticatorApp(context, request.body, readCaller(request)),
  )
  serve('POST /studio/remove-authenticator-app', (request) =>
    removeAuthenticatorApp(context, readCaller(request)),
  )
  serve('POST /studio/new-recovery-codes', (request) =>
    renewRecoveryCodes(context, readCaller(request)),
  )
}
