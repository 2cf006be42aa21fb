import { useMatches, type ShouldRevalidateFunction } from 'react-router'
import type { TextKey } from './texts.ts'

/** What a page's module may tell the frame about itself: `export const handle: PageHandle = {…}`. */
export interface PageHandle {
  /** The page's title, where it does not depend on what the page shows. */
  readonly title?: TextKey
  /** What the header offers beside the menu: on the dashboard the noticeboard's bell and the live stream. */
  readonly actions?: 'dashboard'
  /** Opened by the app for one purchase: no menu, no sign-in, and nobody's session is shown. */
  readonly isFromApp?: boolean
  /** Only a live session may see it: when it ends, in another tab even, the reader is led to the start. */
  readonly isProtected?: boolean
}

/** The title that the shown page's handle names: known before the page's data is. */
export const useHandleTitle = (): TextKey | undefined =>
  (useMatches().at(-1)?.handle as PageHandle | undefined)?.title

/** The `shouldRevalidate` of a page whose query only selects among loaded data: the data stays. */
export const unlessSamePage: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href
    ? false
    : defaultShouldRevalidate
