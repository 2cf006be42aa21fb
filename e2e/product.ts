import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { startProduct, type RunningProduct } from './start-product.ts'

/** The environment variables through which the global setup passes the shared product to every worker. */
export const sharedProduct = { url: 'E2E_PRODUCT_URL', dataDir: 'E2E_PRODUCT_DATA' } as const

let own: RunningProduct | undefined

function fromEnvironment(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: tests of e2e run with Playwright's global setup`)
  return value
}

export const productUrl = (): string => own?.url ?? fromEnvironment(sharedProduct.url)

/** The data directory of the product; emails are files in its `outbox`. */
export const productDataDir = (): string => own?.dataDir ?? fromEnvironment(sharedProduct.dataDir)

/** Starts a product with other settings, which replaces the shared one in this worker until it stops. */
export async function startOwnProduct(settings: Record<string, string>): Promise<void> {
  own = await startProduct(settings)
}

export async function stopOwnProduct(): Promise<void> {
  await own?.stop()
  own = undefined
}

/** Restarts this worker's own product with other settings on the same data. */
export async function restartOwnProduct(settings: Record<string, string>): Promise<void> {
  if (!own) throw new Error('the shared product is never restarted')
  await own.stop({ keep: true })
  own = await startProduct(settings, own)
}

/** Calls the API from outside the browser. */
export async function call(
  name: string,
  {
    body,
    token,
    headers = {},
  }: { body?: unknown; token?: string; headers?: Readonly<Record<string, string>> } = {},
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read any response
): Promise<{ status: number; body: any }> {
  const [method, path] = name.split(' ') as [string, string]
  const answer = await fetch(productUrl() + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json().catch(() => undefined) }
}

const emailTimeoutMs = 30_000

/** Waits for an email to an address whose subject contains a text, and returns the newest one. */
export async function waitForEmail(address: string, subject = ''): Promise<Email> {
  const outbox = join(productDataDir(), 'outbox')
  // An email never changes: each is read once.
  const readFiles = new Set<string>()
  for (const deadline = Date.now() + emailTimeoutMs; Date.now() < deadline; await wait(100)) {
    const email = await findNewestEmail(outbox, readFiles, { address, subject })
    if (email) return email
  }
  throw new Error(`no email with the subject "${subject}" was sent to ${address}`)
}

async function findNewestEmail(
  outbox: string,
  readFiles: Set<string>,
  { address, subject }: { address: string; subject: string },
): Promise<Email | undefined> {
  const files = await readdir(outbox).catch(() => [])
  for (const file of files
    .filter((name) => name.endsWith('.eml') && !readFiles.has(name))
    .toSorted()
    .toReversed()) {
    const message = await readFile(join(outbox, file))
    readFiles.add(file)
    // Parsing every email with its pictures takes most of a second.
    if (!message.includes(address)) continue
    const email = await PostalMime.parse(message)
    const isMatch =
      email.to?.some((to) => to.address === address) && email.subject?.includes(subject)
    if (isMatch) return email
  }
  return undefined
}
