import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import { productUrl, startOwnProduct, stopOwnProduct } from './product.ts'

export { expect }

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Every request that the page made to the API, oldest first: `POST /api/login`. */
  readonly calls: { name: string; body: unknown; headers: Record<string, string> }[]
}

export interface VisitOptions extends BrowserContextOptions {
  /** Console messages that the test provokes; any other warning or error fails it. */
  expectedComplaints?: RegExp[]
}

/** Opens a page in a new browser profile. A test may open several. */
export type NewVisit = (options?: VisitOptions) => Promise<Visit>

/** Playwright's test with `newVisit`; when the test ends, the console must have been silent. */
export const test = base.extend<{ newVisit: NewVisit }>({
  newVisit: async ({ browser }, use) => {
    const visits: { context: BrowserContext; complaints: string[]; expected: RegExp[] }[] = []
    await use(async ({ expectedComplaints = [], ...options } = {}) => {
      const context = await browser.newContext({ baseURL: productUrl(), ...options })
      const page = await context.newPage()
      if (options.javaScriptEnabled !== false) waitForHydration(page)
      visits.push({
        context,
        complaints: complaintsOf(page),
        expected: [...refusedCalls, ...expectedComplaints],
      })
      return { page, context, calls: callsOf(page) }
    })
    await Promise.all(visits.map(({ context }) => close(context)))
    for (const { complaints, expected } of visits)
      expect(complaints.filter((words) => !expected.some((one) => one.test(words)))).toEqual([])
  },
})

/** The tests of a file run on a product with settings of its own instead of the shared one. */
export function useOwnProduct(settings: Record<string, string>): void {
  test.beforeAll(() => startOwnProduct(settings))
  test.afterAll(stopOwnProduct)
}

/** The browser itself logs every response of 400 and above; a test that provokes one means to. */
const refusedCalls = [/^Failed to load resource: the server responded with a status of 4\d\d/]

function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return complaints
}

function callsOf(page: Page): Visit['calls'] {
  const calls: Visit['calls'] = []
  page.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url())
    if (origin !== new URL(page.url()).origin || !pathname.startsWith('/api/')) return
    calls.push({
      name: `${request.method()} ${pathname}${search}`,
      body: request.postData() ? request.postDataJSON() : undefined,
      headers: request.headers(),
    })
  })
  return calls
}

/**
 * Makes `goto` and `reload` wait until React has hydrated the page: a click before that is lost. A test
 * that passes `waitUntil` sees the page before hydration.
 */
function waitForHydration(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (!options?.waitUntil) await isHydrated(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (!options?.waitUntil) await isHydrated(page)
    return response
  }
}

/** The toast region is rendered by the first effects of the shell; a foreign page has no shell. */
const isHydrated = (page: Page) =>
  page.waitForFunction(
    () =>
      !document.getElementById('content') ||
      document.querySelector('body > section[aria-live="off"]'),
  )

/** A test may end while a request that it intercepts is still pending: that is no error. */
async function close(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.close()
}
