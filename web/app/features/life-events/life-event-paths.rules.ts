import type { SignKey } from '@rashi/contract'

/** Where a sign's life events are listed; a reader's own sign needs no naming. */
export const lifeEventsPath = (key: SignKey, ownKey?: SignKey): string =>
  key === ownKey ? '/life-events' : `/life-events?sign=${key.toLowerCase()}`

/** Where one of them is read. */
export const lifeEventPath = (key: SignKey, sectionId: number): string =>
  `/life-event-view?sign=${key.toLowerCase()}&section=${sectionId}`
