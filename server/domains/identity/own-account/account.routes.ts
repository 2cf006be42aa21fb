import type { FastifyReply } from 'fastify'
import type { ApiRequest, Serve } from '../../../platform/http/serve.ts'
import { readBearerToken } from '../../../platform/http/session.ts'
import {
  noteSecurityEvent,
  type Subject,
} from '../../../platform/security-events/note-security-event.ts'
import type { SecurityEvent } from '../../../platform/security-events/security-event.ts'
import { translate } from '../../languages/index.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { describeDevice } from '../../../platform/http/device.rules.ts'
import { requestEmailChange } from './request-email-change.ts'
import { choosePassword } from './choose-password.ts'
import { changePassword } from './change-password.ts'
import { confirmWelcome } from '../welcome/confirm-welcome.ts'
import { requestWelcomeEmail } from '../welcome/request-welcome-email.ts'
import { confirmEmail } from './confirm-email.ts'
import { deleteAccount } from './delete-account.ts'
import { exportData } from './export-data.ts'
import { exportPage } from './export-page.ts'
import { endSessions, listSessions } from './list-sessions.ts'
import { listSignIns } from './list-sign-ins.ts'

type OwnerRequest = Pick<
  ApiRequest<'POST /user/delete-account'>,
  'session' | 'address' | 'reply' | 'languageId'
>

/** Reads the browser and system of a request from its `User-Agent`. */
export const readDevice = ({ request }: FastifyReply): string | null =>
  describeDevice(request.headers['user-agent'])

/** Serves what people do with their own account, except the profile. */
export function ownAccount(serve: Serve, context: IdentityContext): void {
  const note = (event: SecurityEvent, { request }: FastifyReply, subject?: Subject) =>
    noteSecurityEvent(context, event, request, subject)
  const readOwner = ({ session, address, reply, languageId }: OwnerRequest) => ({
    userId: session.userId,
    sessionId: session.sessionId,
    address,
    device: readDevice(reply),
    languageId,
  })
  serve('POST /user/change-email', async (request) => {
    await requestEmailChange(context, request.body, readOwner(request))
    await note('email-change-requested', request.reply)
    return { msg: await translate(context.db, request.languageId, 'answer.email-link-sent') }
  })
  serve('POST /user/confirm-email', async ({ body: { token }, languageId, reply }) => {
    const callerToken = readBearerToken(reply.request.headers.authorization)
    const { email, userId } = await confirmEmail(context, { token, callerToken, languageId })
    await note('email-changed', reply, { userId })
    return { email, msg: await translate(context.db, languageId, 'answer.email-changed') }
  })
  serve('POST /user/confirm-welcome', async ({ body: { token }, session, languageId, reply }) => {
    await confirmWelcome(context, { token, userId: session.userId })
    await note('email-confirmed', reply)
    return { msg: await translate(context.db, languageId, 'answer.email-confirmed') }
  })
  serve('POST /user/send-welcome-email', async ({ session: { userId }, address, languageId }) => {
    await requestWelcomeEmail(context, { userId, address, languageId })
    return { msg: await translate(context.db, languageId, 'answer.welcome-sent') }
  })
  serve('POST /user/choose-password', async ({ body, session, languageId, reply }) => {
    await choosePassword(context, body, session.userId)
    await note('password-chosen', reply)
    return { msg: await translate(context.db, languageId, 'answer.password-chosen') }
  })
  serve('POST /user/change-password', async (request) => {
    const token = await changePassword(context, request.body, readOwner(request))
    await note('password-changed', request.reply)
    return {
      token,
      msg: await translate(context.db, request.languageId, 'answer.password-changed'),
    }
  })
  serve('GET /user/sessions', async ({ session, address }) => ({
    sessions: await listSessions(context, session),
    sign_ins: await listSignIns(context.db, { userId: session.userId, address }),
  }))
  serve('POST /user/end-sessions', async ({ body, session, languageId, reply }) => {
    const sessions = await endSessions(context, session, body.session_id)
    await note('session-ended', reply)
    return { sessions, msg: await translate(context.db, languageId, 'answer.sessions-ended') }
  })
  serve('GET /user/export', async ({ session, reply }) => {
    const data = await exportData(context, session.userId)
    await note('data-exported', reply)
    return data
  })
  serve('GET /user/export-page', async ({ session, languageId, reply }) => {
    const page = await exportPage(context, session.userId, languageId)
    await note('data-exported', reply)
    return page
  })
  serve('POST /user/delete-account', async (request) => {
    await deleteAccount(context, { ...readOwner(request), password: request.body.password })
    await note('account-deleted', request.reply)
    return { msg: await translate(context.db, request.languageId, 'answer.account-deleted') }
  })
}
