import { createHmac, timingSafeEqual } from 'node:crypto'
import { serverSecret } from '../../../platform/secrets/server-secret.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { createSecretToken } from '../../../platform/secrets/secret-token.ts'

type Signing = Pick<IdentityContext, 'db' | 'config'>

/** The cookies, with their lives in seconds. An email with a link may be retried for an hour. */
const maxAges = { 'known-browser': 365 * 86_400, 'asked-link': 2 * 3600 } as const
type Cookie = keyof typeof maxAges

const isSecure = ({ config }: Signing) => config.publicUrl.startsWith('https:')
const cookieName = (context: Signing, cookie: Cookie) =>
  isSecure(context) ? `__Host-${cookie}` : cookie

/** Signs the id of a browser together with an account, which the cookie does not name. */
async function sign(
  { db }: Signing,
  cookie: Cookie,
  { id, email }: { id: string; email: string },
): Promise<string> {
  const key = await serverSecret(db, 'known-browsers')
  const purpose = cookie === 'known-browser' ? '' : `${cookie} `
  const message = `${purpose}${id} ${email.toLowerCase()}`
  return createHmac('sha256', key).update(message).digest('base64url')
}

async function writeCookie(context: Signing, cookie: Cookie, email: string): Promise<string> {
  const id = createSecretToken()
  const signature = await sign(context, cookie, { id, email })
  const attributes = `Path=/; Max-Age=${maxAges[cookie]}; HttpOnly; SameSite=Lax`
  const secure = isSecure(context) ? '; Secure' : ''
  return `${cookieName(context, cookie)}=${id}.${signature}; ${attributes}${secure}`
}

async function readCookie(
  context: Signing,
  cookie: Cookie,
  { cookies, email }: { cookies: string | undefined; email: string },
): Promise<string | undefined> {
  const name = cookieName(context, cookie)
  const [, id, signature] =
    new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})\\.([\\w-]{43})(?:;|$)`).exec(cookies ?? '') ?? []
  if (!id || !signature) return undefined
  const expected = await sign(context, cookie, { id, email })
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? id : undefined
}

/** Returns the `Set-Cookie` header by which a browser is known to have signed in to the account of an email. */
export const rememberBrowser = (context: Signing, email: string): Promise<string> =>
  writeCookie(context, 'known-browser', email)

/** Returns the `Set-Cookie` header by which a browser is known to have asked for a sign-in link to an email. */
export const rememberLinkRequest = (context: Signing, email: string): Promise<string> =>
  writeCookie(context, 'asked-link', email)

/** Returns the id of a browser that has signed in to the account of an email before; undefined for others. */
export const findKnownBrowser = (
  context: Signing,
  cookies: string | undefined,
  email: string,
): Promise<string | undefined> => readCookie(context, 'known-browser', { cookies, email })

/** Returns whether a browser asked for a sign-in link to the email, or has signed in to its account before. */
export async function expectsLink(
  context: Signing,
  cookies: string | undefined,
  email: string,
): Promise<boolean> {
  const found = await Promise.all([
    readCookie(context, 'asked-link', { cookies, email }),
    findKnownBrowser(context, cookies, email),
  ])
  return found.some((id) => id !== undefined)
}
