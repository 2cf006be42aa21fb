import type { Page } from '@playwright/test'
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { compileCache } from '../../scripts/compile-cache.ts'
import { call, productDataDir, productUrl } from '../product.ts'
import { oneTimeCode, timeStep } from './one-time-codes.ts'

/** The headers that a browser of staff sends to the studio. */
export interface StudioHeaders {
  readonly origin: string
  readonly cookie: string
}

/** Invites an owner by the operator's command, and returns the link. */
export async function inviteOwner(email: string): Promise<string> {
  const program = join(import.meta.dirname, '../../server/operator/operator.ts')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, 'staff', 'invite', email],
    {
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        DATA_DIR: productDataDir(),
        NODE_COMPILE_CACHE: compileCache,
      },
    },
  )
  return stdout.trim()
}

/** Creates an owner, who joins with a password and an authenticator app. */
export async function createOwner(): Promise<StudioHeaders> {
  const link = await inviteOwner(`owner-${randomUUID()}@example.org`)
  const token = link.split('/').at(-1)
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

let ownerOfScreens: Promise<{ headers: StudioHeaders; invitation: string }> | undefined

/** Creates the owner of this worker's screens, with an open invitation; later calls return the same. */
export const getOwnerOfScreens = () => (ownerOfScreens ??= createOwnerOfScreens())

async function createOwnerOfScreens() {
  const headers = { ...(await createOwner()) }
  const { body } = await call('POST /api/studio/invite-staff', {
    headers,
    body: { email: `editor-${randomUUID()}@example.org`, role: 'editor' },
  })
  return { headers, invitation: String(body.link).split('/').at(-1) ?? '' }
}

/** Signs a page in to the studio as an owner, or as this worker's owner of screens. */
export async function seedOwner(page: Page, owner?: StudioHeaders): Promise<void> {
  const { origin, cookie } = owner ?? (await getOwnerOfScreens()).headers
  const [name = '', value = ''] = cookie.split('=')
  await page.context().addCookies([
    {
      name,
      value,
      domain: new URL(origin).hostname,
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Strict',
    },
  ])
}
