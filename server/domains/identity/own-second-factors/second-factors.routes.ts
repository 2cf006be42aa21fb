import type { ApiRequest, Serve } from '../../../platform/http/serve.ts'
import { noteSecurityEvent } from '../../../platform/security-events/note-security-event.ts'
import type { SecurityEvent } from '../../../platform/security-events/security-event.ts'
import { translate } from '../../languages/index.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { readDevice } from '../own-account/account.routes.ts'
import { requireRelyingParty } from '../../../platform/secrets/passkeys.ts'
import { finishAuthenticatorApp, startAuthenticatorApp } from './add-authenticator-app.ts'
import { finishPasskey, startPasskey } from './add-passkey.ts'
import type { FactorCaller } from './change-factors.ts'
import { listSecondFactors } from './list-second-factors.ts'
import {
  changePasskeyName,
  removeAuthenticatorApp,
  removePasskey,
  renewRecoveryCodes,
} from './remove-factor.ts'

type SignedInRequest = Pick<
  ApiRequest<'GET /user/second-factors'>,
  'session' | 'address' | 'languageId' | 'reply'
>

const readCaller = ({ session, address, languageId, reply }: SignedInRequest): FactorCaller => ({
  userId: session.userId,
  sessionId: session.sessionId,
  address,
  languageId,
  device: readDevice(reply),
})

/** Serves the second factors of a person's own account. */
export function ownSecondFactors(serve: Serve, context: IdentityContext): void {
  const answer = async (request: SignedInRequest, text: string, event?: SecurityEvent) => {
    if (event) await noteSecurityEvent(context, event, request.reply.request)
    return {
      second_factors: await listSecondFactors(context, request.session.userId),
      msg: await translate(context.db, request.languageId, text),
    }
  }
  serve('GET /user/second-factors', async ({ session }) => ({
    second_factors: await listSecondFactors(context, session.userId),
  }))
  serve('POST /user/add-authenticator-app', (request) =>
    startAuthenticatorApp(context, request.body.password, readCaller(request)),
  )
  serve('POST /user/confirm-authenticator-app', async (request) => ({
    recovery_codes: await finishAuthenticatorApp(context, request.body, readCaller(request)),
    ...(await answer(request, 'answer.authenticator-app-added', 'factor-added')),
  }))
  serve('POST /user/add-passkey', async (request) => ({
    options: await startPasskey(context, request.body.password, readCaller(request)),
    origin: requireRelyingParty(context.config).origin,
  }))
  serve('POST /user/confirm-passkey', async (request) => {
    const codes = await finishPasskey(context, request.body, readCaller(request))
    return {
      recovery_codes: codes,
      ...(await answer(request, 'answer.passkey-added', 'factor-added')),
    }
  })
  serve('POST /user/rename-passkey', async (request) => {
    await changePasskeyName(context, { ...request.body, userId: request.session.userId })
    return answer(request, 'answer.passkey-renamed')
  })
  serve('POST /user/remove-passkey', async (request) => {
    const { id, password } = request.body
    await removePasskey(context, id, { ...readCaller(request), password })
    return answer(request, 'answer.passkey-removed', 'factor-removed')
  })
  serve('POST /user/remove-authenticator-app', async (request) => {
    const { password } = request.body
    await removeAuthenticatorApp(context, { ...readCaller(request), password })
    return answer(request, 'answer.authenticator-app-removed', 'factor-removed')
  })
  serve('POST /user/new-recovery-codes', async (request) => {
    const { password } = request.body
    const codes = await renewRecoveryCodes(context, { ...readCaller(request), password })
    return {
      recovery_codes: codes,
      ...(await answer(request, 'answer.recovery-codes-renewed', 'recovery-codes-renewed')),
    }
  })
}
