import type { ResponseOf, SignedIn } from '@rashi/contract'
import { secondStep } from '@rashi/contract/texts/en/second-step'
import { ApiFailure } from '../../../lib/api-failure.ts'
import { api } from '../../../lib/client-api.ts'
import { registerTexts, type TextKey, translate } from '../../../lib/texts.ts'

registerTexts(secondStep)

type Begun = ResponseOf<'POST /login/passkey-options'>

const createFailure = (key: TextKey, values?: Record<string, string>) =>
  new ApiFailure(translate(key, values), { code: 'passkey-refused' })

export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in window

/** Loads the library, where this browser and this address can use passkeys. */
async function loadLibrary(origin: string) {
  if (location.origin !== origin) throw createFailure('second-step.passkey-elsewhere', { origin })
  if (!canUsePasskeys()) throw createFailure('second-step.passkey-unsupported')
  return import('@simplewebauthn/browser').catch(() => {
    throw new ApiFailure(translate('shell.network-down'), { code: 'network-down' })
  })
}

/** Asks the authenticator for a signature. The person may cancel, which the browser does not tell from other faults. */
export async function signByPasskey({ options, origin }: Begun) {
  const { startAuthentication } = await loadLibrary(origin)
  return startAuthentication({ optionsJSON: options as never }).catch(() => {
    throw createFailure('second-step.passkey-stopped')
  })
}

/** Signs in by any passkey that the browser has for this site. */
export async function signInByPasskey(): Promise<SignedIn> {
  const passkey = await signByPasskey(await api.guest('POST /login/passkey-options'))
  return api.guest('POST /login/passkey', { body: { passkey } as never })
}

/** Takes the second step by a passkey of the account. */
export async function finishByPasskey(token: string): Promise<SignedIn> {
  const begun = await api.guest('POST /login/second-step/passkey-options', { body: { token } })
  const passkey = await signByPasskey(begun)
  return api.guest('POST /login/second-step/passkey', { body: { token, passkey } as never })
}

/** Has the authenticator create a passkey. The person may cancel, which the browser does not tell from other faults. */
export async function createPasskey({ options, origin }: Begun) {
  const { startRegistration } = await loadLibrary(origin)
  return startRegistration({ optionsJSON: options as never }).catch((error) => {
    const isHere = error instanceof Error && error.name === 'InvalidStateError'
    throw createFailure(
      isHere ? 'second-step.passkey-here-already' : 'second-step.passkey-not-added',
    )
  })
}

/** Creates a passkey and adds it to the account. */
export async function addPasskey(password: string, name: string) {
  const passkey = await createPasskey(
    await api.user('POST /user/add-passkey', { body: { password } }),
  )
  return api.user('POST /user/confirm-passkey', { body: { name, passkey } as never })
}
