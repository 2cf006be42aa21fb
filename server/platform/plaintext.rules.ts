import { isLoopback } from './public-installation.rules.ts'

const encryptedModes = new Set(['require', 'verify-ca', 'verify-full', 'no-verify'])

/** Returns whether a host may be reached without TLS: it is this machine, or it is named in PLAINTEXT_HOSTS. */
export const mayBePlaintext = (host: string, plaintextHosts: readonly string[]): boolean =>
  isLoopback(host) || plaintextHosts.includes(host.replace(/^\[|\]$/g, '').toLowerCase())

/** Returns the host of DATABASE_URL if it is reached without TLS and may not be; null otherwise. */
export function findPlaintextDatabase(
  databaseUrl: string,
  plaintextHosts: readonly string[],
): string | null {
  const { hostname, searchParams } = new URL(databaseUrl)
  // As pg reads them: the last one counts, and a path is a socket of this machine.
  const host = searchParams.getAll('host').at(-1) ?? decodeURIComponent(hostname)
  if (host === '' || host.startsWith('/') || mayBePlaintext(host, plaintextHosts)) return null
  return encryptedModes.has(searchParams.getAll('sslmode').at(-1) ?? '') ? null : host
}
