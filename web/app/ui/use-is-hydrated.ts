import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Returns false on the server and while hydrating, and true afterwards. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
