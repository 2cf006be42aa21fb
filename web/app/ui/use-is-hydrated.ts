import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False while the server renders and the browser takes over, true from then on. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
