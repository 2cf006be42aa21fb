import { useSyncExternalStore } from 'react'

/** A value that is kept outside React; components that use it render again when it changes. */
export interface Store<T> {
  readonly initial: T
  get(): T
  set(value: T): void
  /** Calls the listener after each change; returns the function that removes it. */
  subscribe(listener: () => void): () => void
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    initial,
    get: () => value,
    set: (next) => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Returns the current value; on the server and while hydrating, the initial one. */
export const useStore = <T>({ subscribe, get, initial }: Store<T>): T =>
  useSyncExternalStore(subscribe, get, () => initial)
