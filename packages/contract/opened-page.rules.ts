/** A page whose openings are counted (docs/guides/visitor-counters.md). */
export type CountedPage = 'plans'

/** The header by which a browser says that its call opens a counted page. */
export const openedPageHeader = 'x-opened-page'
