import type { SignedIn } from '@rashi/contract'
import type { FastifyReply } from 'fastify'
import type { Serve } from '../../../platform/http/serve.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { readDevice } from '../own-account/account.routes.ts'
import { requireRelyingParty } from '../../../platform/secrets/passkeys.ts'
import { finishSignInByCode, finishSignInByPasskey, startPasskeyStep } from './finish-sign-in.ts'
import { signInByPasskey, startPasskeySignIn } from './sign-in-by-passkey.ts'

/** Serves the second step of a sign-in, and sign-in by a passkey alone. */
export function secondStep(
  serve: Serve,
  context: IdentityContext,
  rememberIn: (reply: FastifyReply, signedIn: SignedIn) => Promise<SignedIn>,
): void {
  const readCaller = ({ address, reply }: { address: string; reply: FastifyReply }) => ({
    address,
    device: readDevice(reply),
  })
  serve('POST /login/second-step', async (request) => {
    const caller = { ...readCaller(request), languageId: request.languageId }
    return rememberIn(request.reply, await finishSignInByCode(context, request.body, caller))
  })
  serve('POST /login/second-step/passkey-options', async ({ body }) => ({
    options: await startPasskeyStep(context, body.token),
    origin: requireRelyingParty(context.config).origin,
  }))
  serve('POST /login/second-step/passkey', async (request) =>
    rememberIn(
      request.reply,
      await finishSignInByPasskey(context, request.body, readCaller(request)),
    ),
  )
  serve('POST /login/passkey-options', async () => ({
    options: await startPasskeySignIn(context),
    origin: requireRelyingParty(context.config).origin,
  }))
  serve('POST /login/passkey', async (request) =>
    rememberIn(request.reply, await signInByPasskey(context, request.body, readCaller(request))),
  )
}
