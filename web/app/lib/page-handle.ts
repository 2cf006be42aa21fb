/** What a page's module may tell the frame about itself: `export const handle: PageHandle = {…}`. */
export interface PageHandle {
  /** What the header offers beside the menu: on the dashboard the noticeboard's bell and the live stream. */
  readonly actions?: 'dashboard'
  /** Opened by the app for one purchase: no menu, no sign-in, and nobody's session is shown. */
  readonly isFromApp?: boolean
  /** Only a live session may see it: when it ends, in another tab even, the reader is led to the start. */
  readonly isProtected?: boolean
}
