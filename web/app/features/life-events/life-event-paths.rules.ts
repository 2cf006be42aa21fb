import type { SignKey } from '@rashi/contract'

/** Returns the path of a sign's life events; the reader's own sign is the default. */
export const lifeEventsPath = (key: SignKey, ownKey?: SignKey): string =>
  key === ownKey ? '/life-events' : `/life-events?sign=${key.toLowerCase()}`

/** Returns the path of one section. */
export const lifeEventPath = (key: SignKey, sectionId: number): string =>
  `/life-event-view?sign=${key.toLowerCase()}&section=${sectionId}`
