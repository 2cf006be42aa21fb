export type ToastKind = 'success' | 'info' | 'warning' | 'error'

export interface Toast {
  id: number
  kind: ToastKind
  words: string
  /** How long it stays when nobody rests on it: never under 6 seconds. */
  milliseconds: number
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()
const leastMilliseconds = 6000
/** A slow reader's pace, for sentences that need more than the least. */
const millisecondsPerCharacter = 70

function set(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

function show(kind: ToastKind, words: string): number {
  const milliseconds = Math.max(leastMilliseconds, words.length * millisecondsPerCharacter)
  const others = toasts.filter((other) => other.kind !== kind || other.words !== words)
  lastId += 1
  set([...others, { id: lastId, kind, words, milliseconds }].slice(-4))
  return lastId
}

/** Says something in passing, from anywhere; the same words are not shown twice at once. */
export const toast = {
  success: (words: string) => show('success', words),
  info: (words: string) => show('info', words),
  warning: (words: string) => show('warning', words),
  error: (words: string) => show('error', words),
  dismiss: (id: number) => set(toasts.filter((other) => other.id !== id)),
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentToasts = (): readonly Toast[] => toasts
