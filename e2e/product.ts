import { launchChromium } from '../scripts/chromium.ts'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { startProduct, type RunningProduct } from './start-product.ts'

/** Against what never comes, not against what comes slowly: within a test's own limit. */
const patience = 60_000

let own: RunningProduct | undefined

export const productUrl = (): string => own?.url ?? inject('productUrl')

/** Its data directory. */
export const productData = (): string => own?.dataDir ?? inject('productData')

/** For the tests of one file: a product with settings of its own, in place of the one that all share. */
export function aProductOfItsOwn(settings: Record<string, string>): void {
  beforeAll(async () => {
    own = await startProduct(settings)
  })
  afterAll(() => own?.stop())
}

/** Stops a product of its own and starts it with other settings on what it has stored. */
export async function restartProduct(settings: Record<string, string>): Promise<void> {
  if (!own) throw new Error('the product that all files share is not restarted')
  await own.stop({ keep: true })
  own = await startProduct(settings, own)
}

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Every request that the page made to the API, oldest first: `POST /api/login`. */
  readonly calls: { name: string; body: unknown; headers: Record<string, string> }[]
}

/**
 * A browser for the tests of one file. Each visit is a new profile; at its end the console has to
 * have been silent, but for what a test says it expects.
 */
export function aBrowser(): { visit(options?: VisitOptions): Promise<Visit> } {
  let browser: Browser
  const visits: { context: BrowserContext; complaints: string[]; expected: RegExp[] }[] = []
  beforeAll(async () => {
    browser = await launchChromium()
  })
  afterEach(async () => {
    const ended = visits.splice(0)
    await Promise.all(ended.map(({ context }) => leave(context)))
    for (const { complaints, expected } of ended)
      expect(complaints.filter((words) => !expected.some((one) => one.test(words)))).toEqual([])
  })
  afterAll(() => browser?.close())

  return {
    async visit({ expectedComplaints = [], ...options } = {}) {
      const context = await browser.newContext({
        baseURL: productUrl(),
        viewport: { width: 1280, height: 900 },
        reducedMotion: 'reduce',
        ...options,
      })
      context.setDefaultTimeout(patience)
      const page = await context.newPage()
      if (options.javaScriptEnabled !== false) arriveAlive(page)
      const complaints: string[] = []
      const calls: Visit['calls'] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('request', (request) => {
        const { origin, pathname, search } = new URL(request.url())
        if (origin !== new URL(page.url()).origin || !pathname.startsWith('/api/')) return
        calls.push({
          name: `${request.method()} ${pathname}${search}`,
          body: request.postData() ? request.postDataJSON() : undefined,
          headers: request.headers(),
        })
      })
      visits.push({ context, complaints, expected: [...refusedCalls, ...expectedComplaints] })
      return { page, context, calls }
    },
  }
}

/**
 * Until React has taken a page over, a press on it is lost; a person is slower than that, a test on a
 * busy machine is not. Whoever says what else to wait for looks at the page before it is alive.
 */
function arriveAlive(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    if (!options?.waitUntil) await isAlive(page)
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload(options)
    if (!options?.waitUntil) await isAlive(page)
    return answer
  }
}

/** Toasts come with the first effects of the shell; what is no page of ours has neither. */
const isAlive = (page: Page) =>
  page.waitForFunction(
    () =>
      !document.getElementById('content') ||
      document.querySelector('body > section[aria-live="off"]'),
  )

/** A test may end while a call that it changes is still on its way: that is no error. */
async function leave(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.close()
}

export interface VisitOptions extends BrowserContextOptions {
  expectedComplaints?: RegExp[]
}

/** The browser itself logs every answer of 400 and above; a test that provokes one means to. */
const refusedCalls = [/^Failed to load resource: the server responded with a status of 4\d\d/]

/** A call to the API from outside the browser. */
export async function call(
  name: string,
  { body, token }: { body?: unknown; token?: string } = {},
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads what came
): Promise<{ status: number; body: any }> {
  const [method, path] = name.split(' ') as [string, string]
  const answer = await fetch(productUrl() + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json().catch(() => undefined) }
}

/** The newest mail to an address with these words in its subject, as soon as it is there. */
export async function mailTo(address: string, subject = ''): Promise<Email> {
  const outbox = join(productData(), 'outbox')
  let mail: Email | undefined
  const come = async () => (mail = await newestMail(outbox, address, subject))
  await expect.poll(come, { interval: 100 }).not.toBeUndefined()
  return mail as Email
}

async function newestMail(
  outbox: string,
  address: string,
  subject: string,
): Promise<Email | undefined> {
  const files = await readdir(outbox).catch(() => [])
  for (const file of files
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .toReversed()) {
    const mail = await PostalMime.parse(await readFile(join(outbox, file)))
    const isMeant = mail.to?.some((to) => to.address === address) && mail.subject?.includes(subject)
    if (isMeant) return mail
  }
  return undefined
}
