import { createStore } from './store.ts'

export type ToastKind = 'success' | 'info' | 'warning' | 'error'

export interface Toast {
  id: number
  kind: ToastKind
  words: string
  /** About what was just asked for: gone once it is asked for again, or the page is left. */
  isOfForm: boolean
  /** How long it stays when nobody rests on it: never under 6 seconds. */
  milliseconds: number
}

export const toastStore = createStore<readonly Toast[]>([])
let lastId = 0
const leastMilliseconds = 6000
/** A slow reader's pace, for sentences that need more than the least. */
const millisecondsPerCharacter = 70

function show(kind: ToastKind, words: string, isOfForm = false): number {
  const milliseconds = Math.max(leastMilliseconds, words.length * millisecondsPerCharacter)
  const others = toastStore.get().filter((other) => other.kind !== kind || other.words !== words)
  lastId += 1
  toastStore.set([...others, { id: lastId, kind, words, isOfForm, milliseconds }].slice(-4))
  return lastId
}

/** Says something in passing, from anywhere; the same words are not shown twice at once. */
export const toast = {
  success: (words: string) => show('success', words),
  info: (words: string) => show('info', words),
  warning: (words: string) => show('warning', words),
  error: (words: string) => show('error', words),
  dismiss: (id: number) => toastStore.set(toastStore.get().filter((other) => other.id !== id)),
}

/** Says what keeps a form, or another thing on this page, from being done. */
export const formToast = {
  info: (words: string) => show('info', words, true),
  warning: (words: string) => show('warning', words, true),
  error: (words: string) => show('error', words, true),
  /** For the next try, and for another page. */
  clear(): void {
    const others = toastStore.get().filter(({ isOfForm }) => !isOfForm)
    if (others.length < toastStore.get().length) toastStore.set(others)
  },
}
