import type { SignedIn } from '@rashi/contract'
import { maskEmail } from '@rashi/contract/masked-email.rules'
import type { FastifyReply } from 'fastify'
import type { Serve } from '../../platform/http/serve.ts'
import {
  noteSecurityEvent,
  type Subject,
} from '../../platform/security-events/note-security-event.ts'
import type { SecurityEvent } from '../../platform/security-events/security-event.ts'
import { translate } from '../languages/index.ts'
import { changeProfile } from './accounts/change-profile.ts'
import { getUser } from './accounts/get-user.ts'
import { signUp } from './sessions/sign-up.ts'
import type { IdentityContext } from './common/identity-context.ts'
import { redeemSignInLink } from './mailed-links/redeem-sign-in-link.ts'
import { previewSignInLink } from './mailed-links/preview-sign-in-link.ts'
import { requestMailedLink } from './mailed-links/request-mailed-link.ts'
import { resetPassword } from './mailed-links/reset-password.ts'
import { readDevice, ownAccount } from './own-account/account.routes.ts'
import { ownSecondFactors } from './own-second-factors/second-factors.routes.ts'
import { secondStep } from './second-step/second-step.routes.ts'
import { openPurchaseSession } from './sessions/open-purchase-session.ts'
import { expectsLink, rememberBrowser, rememberLinkRequest } from './sessions/known-browser.ts'
import { signIn, type Caller } from './sessions/sign-in.ts'
import { signOut } from './sessions/sign-out.ts'

export function identity(serve: Serve, context: IdentityContext): void {
  const rememberIn = async (reply: FastifyReply, signedIn: SignedIn) => {
    reply.header('set-cookie', await rememberBrowser(context, signedIn.user.email))
    return signedIn
  }
  const readCaller = ({ address, reply }: { address: string; reply: FastifyReply }): Caller => ({
    address,
    device: readDevice(reply),
    cookies: reply.request.headers.cookie,
  })
  const note = (event: SecurityEvent, { request }: FastifyReply, subject?: Subject) =>
    noteSecurityEvent(context, event, request, subject)
  /** Logs how somebody signed in and remembers their browser. */
  const admit = async (event: SecurityEvent, reply: FastifyReply, signedIn: SignedIn) => {
    await note(event, reply, { userId: signedIn.user.id })
    return rememberIn(reply, signedIn)
  }
  serve('POST /user/complete-user-registration-web', async (request) =>
    admit(
      'sign-up',
      request.reply,
      await signUp(context, request.body, {
        ...readCaller(request),
        languageId: request.languageId,
      }),
    ),
  )
  serve('POST /login', async (request) =>
    admit('sign-in', request.reply, await signIn(context, request.body, readCaller(request))),
  )
  serve('POST /login/link', async ({ body: { email }, languageId, ...request }) => {
    const link = { purpose: 'sign-in', email, languageId } as const
    await requestMailedLink(context, link, readCaller(request))
    request.reply.header('set-cookie', await rememberLinkRequest(context, email))
    await note('sign-in-link-requested', request.reply, { email })
    return { msg: await translate(context.db, languageId, 'answer.sign-in-link-sent') }
  })
  serve('POST /login/link/preview', ({ body, reply }) =>
    previewSignInLink(context, body.token, reply.request.headers.cookie),
  )
  serve('POST /login/link/redeem', async (request) => {
    const { body, reply } = request
    const signedIn = await redeemSignInLink(context, body.token, readCaller(request))
    await note('sign-in-link-used', reply, { userId: signedIn.user.id })
    const { cookie } = reply.request.headers
    const is_expected = await expectsLink(context, cookie, signedIn.user.email)
    // The reader of a link that somebody else asked for has not said yet that the account is theirs.
    if (is_expected || body.is_confirmed) await rememberIn(reply, signedIn)
    return { ...signedIn, is_expected }
  })
  serve('POST /logout', async ({ session, languageId, reply }) => {
    await signOut(context, session.sessionId)
    await note('session-ended', reply)
    return { msg: await translate(context.db, languageId, 'answer.signed-out') }
  })
  serve('POST /user/purchase-session', async (request) => {
    const { userId } = request.session
    const token = await openPurchaseSession(context, userId, readCaller(request))
    await note('purchase-session', request.reply)
    return { token }
  })
  serve('POST /forgot-password', async ({ body: { email }, languageId, ...request }) => {
    const link = { purpose: 'reset-password', email, languageId } as const
    await requestMailedLink(context, link, readCaller(request))
    await note('reset-requested', request.reply, { email })
    return { msg: await translate(context.db, languageId, 'answer.reset-link-sent') }
  })
  serve('POST /reset-password', async ({ body, languageId, ...request }) => {
    const userId = await resetPassword(context, body, { ...readCaller(request), languageId })
    await note('password-reset', request.reply, { userId })
    return { msg: await translate(context.db, languageId, 'answer.password-reset') }
  })
  serve('GET /user/get-user-details', async ({ session }) => ({
    data: { user: await getUser(context, session.userId) },
  }))
  serve('GET /user/masked-email', async ({ session }) => ({
    email: maskEmail((await getUser(context, session.userId)).email),
  }))
  serve('POST /user/update-user-web', async ({ body, session, languageId }) => {
    await changeProfile(context, session.userId, body)
    return { msg: await translate(context.db, languageId, 'answer.profile-saved') }
  })
  secondStep(serve, context, (reply, signedIn) => admit('sign-in', reply, signedIn))
  ownAccount(serve, context)
  ownSecondFactors(serve, context)
}
