import { createStore } from './store.ts'

export type ToastKind = 'success' | 'info' | 'warning' | 'error'

export interface Toast {
  id: number
  kind: ToastKind
  text: string
  /** It is about a form or an action of the page: removed at the next attempt, or when the page is left. */
  isOfForm: boolean
  /** How long it stays when it has neither pointer nor focus: at least 6 seconds. */
  milliseconds: number
}

export const toastStore = createStore<readonly Toast[]>([])
let lastId = 0
/** A newer one replaces the oldest. */
const maxToasts = 3
const minimumMilliseconds = 6000
/** The pace of a slow reader, for sentences that need more than the minimum. */
const millisecondsPerCharacter = 70

function show(kind: ToastKind, text: string, isOfForm = false): number {
  const milliseconds = Math.max(minimumMilliseconds, text.length * millisecondsPerCharacter)
  const others = toastStore.get().filter((other) => other.kind !== kind || other.text !== text)
  lastId += 1
  toastStore.set([...others, { id: lastId, kind, text, isOfForm, milliseconds }].slice(-maxToasts))
  return lastId
}

/** Shows a toast, from anywhere. The same text is never shown twice at once. */
export const toast = {
  success: (text: string) => show('success', text),
  info: (text: string) => show('info', text),
  warning: (text: string) => show('warning', text),
  error: (text: string) => show('error', text),
  dismiss: (id: number) => toastStore.set(toastStore.get().filter((other) => other.id !== id)),
}

/** Shows a toast about a form, or another action of this page, that cannot be completed. */
export const formToast = {
  info: (text: string) => show('info', text, true),
  warning: (text: string) => show('warning', text, true),
  error: (text: string) => show('error', text, true),
  /** Removes these toasts: called at the next attempt and on another page. */
  clear(): void {
    const others = toastStore.get().filter(({ isOfForm }) => !isOfForm)
    if (others.length < toastStore.get().length) toastStore.set(others)
  },
}
