import type { Say } from './texts.ts'

/** How code outside React says a text: the language provider puts its own `say` here in the browser. */
export const spoken: { say: Say } = { say: (key) => key }
