import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { productDataDir, productUrl } from '../product.ts'
import { oneTimeCode, timeStep } from './one-time-codes.ts'

/** The headers that a browser of staff sends to the studio. */
export interface StudioHeaders {
  readonly origin: string
  readonly cookie: string
}

/** Invites an owner by the operator's command; they join with a password and an authenticator app. */
export async function createOwner(): Promise<StudioHeaders> {
  const program = join(import.meta.dirname, '../../server/operator/operator.ts')
  const email = `owner-${randomUUID()}@example.org`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, 'staff', 'invite', email],
    { env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: productDataDir() } },
  )
  const token = stdout.trim().split('/').at(-1)
  const origin = productUrl()
  const post = (path: string, body: object) =>
    fetch(`${origin}/api/studio/join/${path}`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const { setup, secret } = await (await post('authenticator-app', { token })).json()
  const joined = await post('password', {
    token,
    full_name: 'Asha Rao',
    password: 'Lanterns-of-7-boats',
    setup,
    code: oneTimeCode(secret, timeStep()),
  })
  const cookie = joined.headers.get('set-cookie')?.split(';')[0]
  if (!joined.ok || !cookie) throw new Error(`joining answered ${joined.status}`)
  return { origin, cookie }
}
