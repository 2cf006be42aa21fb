import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import { isExhaustive } from '../scripts/test-scope.ts'
import { productUrl, startOwnProduct, stopOwnProduct } from './product.ts'

export { expect }

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** The requests that the page has made to the API, oldest first, by names such as `POST /api/login`. */
  readonly calls: { name: string; body: unknown; headers: Record<string, string> }[]
}

export interface VisitOptions extends BrowserContextOptions {
  /** Console warnings and errors that the test causes; any other one fails it. */
  expectedConsoleErrors?: RegExp[]
}

/** A warning or an error that a page has logged. */
interface ConsoleMessage {
  readonly text: string
  /** Of the script or of the resource that it is about. */
  readonly url: string
}

/** Opens a page in a new browser profile. A test may open several. */
export type NewVisit = (options?: VisitOptions) => Promise<Visit>

/** Playwright's test with `newVisit`. It fails when a page has logged an unexpected warning or error. */
export const test = base.extend<{ newVisit: NewVisit }>({
  newVisit: async ({ browser }, use) => {
    const visits: { context: BrowserContext; messages: ConsoleMessage[]; expected: RegExp[] }[] = []
    await use(async ({ expectedConsoleErrors = [], ...options } = {}) => {
      const context = await browser.newContext({ baseURL: productUrl(), ...options })
      const page = await context.newPage()
      if (options.javaScriptEnabled !== false) waitForHydration(page)
      visits.push({
        context,
        messages: recordConsole(page),
        expected: [...clientErrors, ...expectedConsoleErrors],
      })
      return { page, context, calls: recordCalls(page) }
    })
    await Promise.all(visits.map(({ context }) => close(context)))
    for (const { messages, expected } of visits)
      expect(
        messages.filter(({ text }) => !expected.some((pattern) => pattern.test(text))),
      ).toEqual([])
  },
})

type TestBody = Parameters<typeof test>[2]

/**
 * Defines a test that differs from another one only by its data, such as the kind of purchase or the language. A run of
 * all tests leaves it to `npm run test:exhaustive`; no behaviour is tested only by one (docs/decisions/0024).
 */
export const testVariant: (title: string, body: TestBody) => void = isExhaustive ? test : () => {}

/** Runs the tests of a file on a product with its own settings instead of the shared one. */
export function useOwnProduct(settings: Record<string, string>): void {
  test.beforeAll(() => startOwnProduct(settings))
  test.afterAll(stopOwnProduct)
}

/**
 * The browser logs every response of 4xx as an error; a test that causes one does so on purpose. Playwright logs that it
 * blocks the service worker.
 */
const clientErrors = [
  /^Failed to load resource: the server responded with a status of 4\d\d/,
  /^Service Worker registration blocked by Playwright$/,
]

function recordConsole(page: Page): ConsoleMessage[] {
  const messages: ConsoleMessage[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      messages.push({ text: message.text(), url: message.location().url })
  })
  page.on('pageerror', (error) => messages.push({ text: String(error), url: page.url() }))
  return messages
}

function recordCalls(page: Page): Visit['calls'] {
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
    if (!options?.waitUntil) await untilHydrated(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (!options?.waitUntil) await untilHydrated(page)
    return response
  }
}

/**
 * Moves the pointer, for which the scripts of a page that guests read may wait. The toast region is rendered by the first
 * effects of the page frame, which pages of other sites lack.
 */
const untilHydrated = (page: Page) =>
  page.waitForFunction(() => {
    dispatchEvent(new Event('pointermove'))
    return (
      !document.getElementById('content') ||
      document.querySelector('body > section[aria-live="off"]')
    )
  })

/** Closes a context. Requests that the test intercepts may still be pending, which is no error. */
async function close(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.close()
}
