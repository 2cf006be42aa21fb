import type { BrowserContext, Page } from '@playwright/test'
import { signedIn } from '../helpers/accounts.ts'
import type { People } from './fixtures.ts'

/** `newcomer` has just signed up and bought nothing; `reader` has bought one of everything. */
type Role = 'guest' | 'newcomer' | 'reader'

/** What a person sees: a page of the product, in one of its states. */
export interface Screen {
  /** Its own, in kebab-case. */
  readonly name: string
  /** The route of web/app/routes.ts that it shows, written as an address. */
  readonly route: string
  readonly as: Role
  /** What the console may say: of a screen that shows how a failure looks. */
  readonly complaints?: readonly RegExp[]
  /** Opens it in a fresh profile; resolves once its content is there, in whichever language. */
  open(visit: { page: Page; context: BrowserContext }, people: People): Promise<void>
}

/** How one gets to a screen, without the clicks. */
export interface Way extends Omit<Screen, 'open' | 'as'> {
  /** Without it: as a guest. */
  readonly as?: Role
  /** The address, where the route has parameters. */
  readonly at?: string | ((people: People) => string)
  /** The navigation state that the page before hands over. */
  readonly state?: (people: People) => object
  /** What the tab has kept by now, by its keys. */
  readonly kept?: (people: People) => Record<string, unknown>
  /** Before it opens: calls that are answered otherwise. */
  readonly before?: (page: Page) => Promise<unknown>
  /** Once it stands: what is done there, or waited for. */
  readonly after?: (page: Page) => Promise<unknown>
}

export function screen({ as = 'guest', at, state, kept, before, after, ...named }: Way): Screen {
  return {
    ...named,
    as,
    async open({ page, context }, people) {
      if (as !== 'guest') await signedIn(context, people[as])
      await arriveWith(page, { state: state?.(people), kept: kept?.(people) ?? {} })
      await before?.(page)
      await page.goto(typeof at === 'function' ? at(people) : (at ?? named.route))
      await stands(page)
      await after?.(page)
    },
  }
}

/** The tab as it is after the way here. */
async function arriveWith(
  page: Page,
  arrival: { state: object | undefined; kept: Record<string, unknown> },
): Promise<void> {
  await page.addInitScript(({ state, kept }) => {
    if (window !== window.top || sessionStorage.getItem('arrived')) return
    sessionStorage.setItem('arrived', '1')
    for (const [key, value] of Object.entries(kept))
      sessionStorage.setItem(key, JSON.stringify(value))
    if (state) history.replaceState({ usr: state, key: 'arrived', idx: 0 }, '')
  }, arrival)
}

/** Until React has taken the page over and nothing of it is on its way any more. */
async function stands(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  )
  await page
    .locator('main[aria-busy="true"], main [aria-busy="true"]')
    .filter({ visible: true })
    .first()
    .waitFor({ state: 'detached' })
}

/** The API answers a call with this. */
export const answers =
  (path: string, body: unknown, status = 200) =>
  (page: Page) =>
    page.route(path, (route) => route.fulfill({ status, json: body }))

/** The API lets a call wait for as long as the page is open. */
export const letsWait = (path: string) => (page: Page) => page.route(path, () => {})

export const shows = (selector: string) => (page: Page) => page.locator(selector).first().waitFor()
/** Presses a button that opens a menu, a drawer or a question. */
export const opens =
  (button: string, place = 0) =>
  async (page: Page) => {
    await page.locator(button).nth(place).click()
    await page.getByRole('dialog').waitFor()
  }
export const submits = (page: Page) => page.locator('main form [type=submit]').first().click()
