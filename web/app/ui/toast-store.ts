import { createStore } from './store.ts'

export type ToastKind = 'success' | 'info' | 'warning' | 'error'

export interface Toast {
  id: number
  kind: ToastKind
  words: string
  /** It is about a form or an action of the page: removed at the next attempt, or when the page is left. */
  isOfForm: boolean
  /** How long it stays when it has neither pointer nor focus: at least 6 seconds. */
  milliseconds: number
}

export const toastStore = createStore<readonly Toast[]>([])
let lastId = 0
const minimumMilliseconds = 6000
/** The pace of a slow reader, for sentences that need more than the minimum. */
const millisecondsPerCharacter = 70

function show(kind: ToastKind, words: string, isOfForm = false): number {
  const milliseconds = Math.max(minimumMilliseconds, words.length * millisecondsPerCharacter)
  const others = toastStore.get().filter((other) => other.kind !== kind || other.words !== words)
  lastId += 1
  toastStore.set([...others, { id: lastId, kind, words, isOfForm, milliseconds }].slice(-4))
  return lastId
}

/** Shows a toast, from anywhere. The same text is never shown twice at once. */
export const toast = {
  success: (words: string) => show('success', words),
  info: (words: string) => show('info', words),
  warning: (words: string) => show('warning', words),
  error: (words: string) => show('error', words),
  dismiss: (id: number) => toastStore.set(toastStore.get().filter((other) => other.id !== id)),
}

/** Shows a toast about a form, or another action of this page, that cannot be completed. */
export const formToast = {
  info: (words: string) => show('info', words, true),
  warning: (words: string) => show('warning', words, true),
  error: (words: string) => show('error', words, true),
  /** Removes these toasts: called at the next attempt and on another page. */
  clear(): void {
    const others = toastStore.get().filter(({ isOfForm }) => !isOfForm)
    if (others.length < toastStore.get().length) toastStore.set(others)
  },
}
