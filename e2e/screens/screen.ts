import type { BrowserContext, Page } from '@playwright/test'
import { seedSession } from '../helpers/accounts.ts'
import { seedOwner } from '../helpers/staff.ts'
import type { Fixtures } from './fixtures.ts'

/** `newcomer` has just signed up and bought nothing; `reader` has bought one of everything; `owner` is one of staff. */
type Role = 'guest' | 'newcomer' | 'reader' | 'owner'

/** A page of the product in one of its states. */
export interface Screen {
  /** Unique, in kebab-case. */
  readonly name: string
  /** The route in web/app/routes.ts that it shows, as an address. */
  readonly route: string
  readonly as: Role
  /** Console errors that are expected on a screen that shows a failure. */
  readonly consoleErrors?: readonly RegExp[]
  /** Opens the screen in a new browser profile; resolves when its content is shown, in any language. */
  open(visit: { page: Page; context: BrowserContext }, fixtures: Fixtures): Promise<void>
}

/** How a screen is opened directly, without the clicks that lead to it. */
export interface ScreenOptions extends Omit<Screen, 'open' | 'as'> {
  /** A guest by default. */
  readonly as?: Role
  /** The address to open, where it is not the route itself. */
  readonly address?: string | ((fixtures: Fixtures) => string | Promise<string>)
  /** The navigation state that the previous page passes on. */
  readonly state?: (fixtures: Fixtures) => object
  /** The values that earlier pages have stored in the session storage, by key. */
  readonly stored?: (fixtures: Fixtures) => Record<string, unknown>
  /** Runs before the page is opened, for example to mock calls. */
  readonly beforeOpen?: (page: Page) => Promise<unknown>
  /** Runs when the page has loaded, to wait for content or to operate it. */
  readonly afterOpen?: (page: Page) => Promise<unknown>
}

export function screen({
  as = 'guest',
  address,
  state,
  stored,
  beforeOpen,
  afterOpen,
  ...rest
}: ScreenOptions): Screen {
  return {
    ...rest,
    as,
    async open({ page, context }, fixtures) {
      if (as === 'owner') await seedOwner(page)
      else if (as !== 'guest') await seedSession(context, fixtures[as])
      await seedTab(page, { state: state?.(fixtures), stored: stored?.(fixtures) ?? {} })
      await beforeOpen?.(page)
      await page.goto(
        typeof address === 'function' ? await address(fixtures) : (address ?? rest.route),
      )
      await waitUntilLoaded(page)
      await afterOpen?.(page)
    },
  }
}

/** Gives the tab the state that it would have after the pages that lead to the screen. */
async function seedTab(
  page: Page,
  tab: { state: object | undefined; stored: Record<string, unknown> },
): Promise<void> {
  await page.addInitScript(({ state, stored }) => {
    if (window !== window.top || sessionStorage.getItem('tab-seeded')) return
    sessionStorage.setItem('tab-seeded', '1')
    for (const [key, value] of Object.entries(stored))
      sessionStorage.setItem(key, JSON.stringify(value))
    if (state) history.replaceState({ usr: state, key: 'seeded', idx: 0 }, '')
  }, tab)
}

/** Waits until React has hydrated the page and no part of it is loading. */
async function waitUntilLoaded(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.waitForFunction(() => {
    // The scripts of a page that guests read wait for its use.
    dispatchEvent(new Event('pointermove'))
    return Object.keys(document.querySelector('main') ?? {}).some((key) =>
      key.startsWith('__react'),
    )
  })
  await page
    .locator('main[aria-busy="true"], main [aria-busy="true"]')
    .filter({ visible: true })
    .first()
    .waitFor({ state: 'detached' })
}

/** Responds to the calls of a path with a body. */
export const mockResponse =
  (path: string, body: unknown, status = 200) =>
  (page: Page) =>
    page.route(path, (route) => route.fulfill({ status, json: body }))

/** Stores the order of a guest who was buying a week of Virgo, which nobody here has bought. */
export const keepOrder = (page: Page) =>
  page.addInitScript(() => {
    if (window !== window.top) return
    const order = {
      kind: 'one_off',
      itemId: 1,
      what: [
        { language_id: 1, text: 'Virgo · November 16 - November 22' },
        { language_id: 2, text: 'कन्या · 16 नवंबर - 22 नवंबर' },
      ],
      amount: 2.49,
      path: '/one-off-confirmation',
      drafts: {},
      page: '/horoscope/weekly/virgo?period=2026-11-16',
      weekOf: 'Virgo',
      storedAt: Date.now(),
    }
    localStorage.setItem('pending-order', JSON.stringify(order))
  })

/** Leaves the calls of a path without a response. */
export const leavePending = (path: string) => (page: Page) => page.route(path, () => {})

/** Lets the calls of a path fail as they do without a network. */
export const failWithoutNetwork = (path: string) => (page: Page) =>
  page.route(path, (route) => route.abort())

export const waitForFirst = (selector: string) => (page: Page) =>
  page.locator(selector).first().waitFor()
/** Presses a button that opens a menu, a drawer or a dialog. */
export const openDialog =
  (button: string, index = 0) =>
  async (page: Page) => {
    await page.locator(button).nth(index).click()
    await page.getByRole('dialog').waitFor()
  }
export const submitForm = (page: Page) => page.locator('main form [type=submit]').first().click()
