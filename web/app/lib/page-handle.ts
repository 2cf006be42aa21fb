import { useMatches, type ShouldRevalidateFunction } from 'react-router'
import type { TextKey } from './texts.ts'

/** The properties of a page that the frame needs: `export const handle: PageHandle = {…}` in its module. */
export interface PageHandle {
  /** The page's title, if it does not depend on its data. */
  readonly title?: TextKey
  /** The buttons of the header beside the menu: on the dashboard the noticeboard's bell and the live stream. */
  readonly actions?: 'dashboard'
  /** The app opens the page for one purchase: it shows no menu, no sign-in and no session. */
  readonly isFromApp?: boolean
  /** The page needs a live session: when it ends, even in another tab, the start page opens. */
  readonly isProtected?: boolean
  /** The page brings its own header and navigation, as those of the studio do. */
  readonly hasOwnFrame?: boolean
}

/** Returns the title in the current page's handle, which is known before the page's data. */
export const useHandleTitle = (): TextKey | undefined =>
  (useMatches().at(-1)?.handle as PageHandle | undefined)?.title

/** The `shouldRevalidate` of a page whose query only selects among loaded data, which is not loaded again. */
export const unlessSamePage: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href
    ? false
    : defaultShouldRevalidate
