import type { Say } from './texts.ts'

/** Translates a text outside of React: in the browser the language provider sets `translate`. */
export const spoken: { translate: Say } = { translate: (key) => key }
