const cookieName = '__Host-studio'

/** How long a passkey or a code counts as proof of who is at the browser. */
export const proofMinutes = 5

/** Browsers refuse a cookie of this name unless it is Secure, of the whole host and of that host alone. */
const attributes = 'Path=/; HttpOnly; Secure; SameSite=Strict'

export const writeStudioCookie = (token: string): string => `${cookieName}=${token}; ${attributes}`
export const removeStudioCookie = `${cookieName}=; Max-Age=0; ${attributes}`

/** Reads the token of a `Cookie` header. */
export const readStudioCookie = (cookies: string | undefined): string | undefined =>
  /(?:^|;\s*)__Host-studio=([\w-]+)/.exec(cookies ?? '')?.[1]

/** Whether a browser keeps a Secure cookie of this address: over HTTPS, and of the own machine over HTTP. */
export function permitsSecureCookies(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'https:' || /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}

export const provenUntil = (provenAt: Temporal.Instant): Temporal.Instant =>
  provenAt.add({ minutes: proofMinutes })

export const isWithinProof = (provenAt: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now, provenUntil(provenAt)) <= 0
