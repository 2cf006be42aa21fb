import { createPasskey, signByPasskey } from '../identity/access.entry.ts'
import { studioApi } from './studio-api.ts'

export async function joinByPasskey(token: string, full_name: string) {
  const begun = await studioApi.guest('POST /studio/join/passkey-options', { body: { token } })
  const passkey = await createPasskey(begun)
  const body = { token, full_name, name: '', passkey } as never
  return studioApi.guest('POST /studio/join/passkey', { body })
}

export async function signInByPasskey() {
  const passkey = await signByPasskey(await studioApi.guest('POST /studio/sign-in/passkey-options'))
  return studioApi.guest('POST /studio/sign-in/passkey', { body: { passkey } as never })
}

export async function proveByPasskey() {
  const begun = await studioApi.staff('POST /studio/proof/passkey-options')
  const passkey = await signByPasskey(begun)
  return studioApi.staff('POST /studio/proof', { body: { passkey } as never })
}

export async function addPasskey() {
  const passkey = await createPasskey(await studioApi.staff('POST /studio/add-passkey'))
  return studioApi.staff('POST /studio/confirm-passkey', { body: { name: '', passkey } as never })
}
