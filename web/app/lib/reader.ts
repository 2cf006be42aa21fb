import { createStore } from '../ui/store.ts'

/** The part of the reader's details that the frame shows; user.ts sets it. The frame does not load that code itself. */
export const reader = createStore<{ name: string; signKey: string } | undefined>(undefined)
