import type { FastifyReply } from 'fastify'
import type { Serve } from '../../../platform/http/serve.ts'
import { translate } from '../../languages/index.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { describeDevice } from '../sessions/device.rules.ts'
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

/** Reads the browser and system of a request from its `User-Agent`. */
export const readDevice = ({ request }: FastifyReply): string | null =>
  describeDevice(request.headers['user-agent'])

/** Serves what people do with their own account, except the profile. */
export function ownAccount(serve: Serve, context: IdentityContext): void {
  serve('POST /user/change-email', async ({ body, session, address, languageId }) => {
    const { userId, sessionId } = session
    await requestEmailChange(context, body, { userId, sessionId, address, languageId })
    return { msg: await translate(context.db, languageId, 'answer.email-link-sent') }
  })
  serve('POST /user/confirm-email', async ({ body: { token }, languageId }) => ({
    email: await confirmEmail(context, { token, languageId }),
    msg: await translate(context.db, languageId, 'answer.email-changed'),
  }))
  serve('POST /user/confirm-welcome', async ({ body: { token }, session, languageId }) => {
    await confirmWelcome(context, { token, userId: session.userId })
    return { msg: await translate(context.db, languageId, 'answer.email-confirmed') }
  })
  serve('POST /user/send-welcome-email', async ({ session: { userId }, address, languageId }) => {
    await requestWelcomeEmail(context, { userId, address, languageId })
    return { msg: await translate(context.db, languageId, 'answer.welcome-sent') }
  })
  serve('POST /user/choose-password', async ({ body, session, languageId }) => {
    await choosePassword(context, body, session.userId)
    return { msg: await translate(context.db, languageId, 'answer.password-chosen') }
  })
  serve(
    'POST /user/change-password',
    async ({ body, session: { userId, sessionId }, address, languageId, reply }) => {
      const caller = { userId, sessionId, address, languageId, device: readDevice(reply) }
      const token = await changePassword(context, body, caller)
      return { token, msg: await translate(context.db, languageId, 'answer.password-changed') }
    },
  )
  serve('GET /user/sessions', async ({ session }) => ({
    sessions: await listSessions(context, session),
  }))
  serve('POST /user/end-sessions', async ({ body, session, languageId }) => ({
    sessions: await endSessions(context, session, body.session_id),
    msg: await translate(context.db, languageId, 'answer.sessions-ended'),
  }))
  serve('GET /user/export', ({ session }) => exportData(context, session.userId))
  serve('GET /user/export-page', ({ session, languageId }) =>
    exportPage(context, session.userId, languageId),
  )
  serve(
    'POST /user/delete-account',
    async ({ body: { password }, session: { userId, sessionId }, address, languageId }) => {
      await deleteAccount(context, { userId, sessionId, password, address, languageId })
      return { msg: await translate(context.db, languageId, 'answer.account-deleted') }
    },
  )
}
