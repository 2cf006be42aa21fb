/** What a page's module may tell the frame about itself: `export const handle: PageHandle = {…}`. */
export interface PageHandle {
  /** What the header offers beside the menu: on the dashboard the noticeboard's bell and the live stream. */
  readonly actions?: 'dashboard'
  /** Only a live session may see it: when it ends, in another tab even, the reader is led to the start. */
  readonly isProtected?: boolean
}
