import { createHmac, timingSafeEqual } from 'node:crypto'
import { serverSecret } from '../../../platform/secrets/server-secret.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { createSecretToken } from '../common/secret-token.ts'

type Signing = Pick<IdentityContext, 'db' | 'config'>

const maxAgeSeconds = 365 * 86_400
const isSecure = ({ config }: Signing) => config.publicUrl.startsWith('https:')
const cookieName = (context: Signing) =>
  isSecure(context) ? '__Host-known-browser' : 'known-browser'

/** Signs the id of a browser together with the account that signed in, which the cookie does not name. */
async function sign({ db }: Signing, id: string, email: string): Promise<string> {
  const key = await serverSecret(db, 'known-browsers')
  return createHmac('sha256', key).update(`${id} ${email.toLowerCase()}`).digest('base64url')
}

/** Returns the `Set-Cookie` header by which a browser is known to have signed in to the account of an email. */
export async function rememberBrowser(context: Signing, email: string): Promise<string> {
  const id = createSecretToken()
  const attributes = `Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax`
  const secure = isSecure(context) ? '; Secure' : ''
  return `${cookieName(context)}=${id}.${await sign(context, id, email)}; ${attributes}${secure}`
}

/** Returns the id of a browser that has signed in to the account of an email before; undefined for others. */
export async function findKnownBrowser(
  context: Signing,
  cookies: string | undefined,
  email: string,
): Promise<string | undefined> {
  const [, id, signature] =
    new RegExp(`(?:^|;\\s*)${cookieName(context)}=([\\w-]{43})\\.([\\w-]{43})(?:;|$)`).exec(
      cookies ?? '',
    ) ?? []
  if (!id || !signature) return undefined
  const expected = await sign(context, id, email)
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? id : undefined
}
