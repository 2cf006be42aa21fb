import { useSyncExternalStore } from 'react'
import { lifeEventBasket, type LifeEventBasket } from './basket-storage.ts'
import { fits, toggled } from './basket.rules.ts'
import type { Year } from './year.rules.ts'

const none: readonly number[] = []
let partIds = none
const listeners = new Set<() => void>()

function keep(basket: LifeEventBasket | undefined) {
  partIds = basket?.partIds ?? none
  if (basket && partIds.length > 0) lifeEventBasket.set(basket)
  else lifeEventBasket.remove()
  for (const listener of listeners) listener()
}

/** The sections that are to be bought, as the tab keeps them. */
export const basket = {
  /** On page entry: kept only where it fits what is listed. */
  enter({ sections }: Year) {
    const kept = lifeEventBasket.get()
    keep(kept && fits(kept.partIds, sections) ? kept : undefined)
  },
  toggle(id: number, { key, isGuests }: Pick<LifeEventBasket, 'key' | 'isGuests'>) {
    const begun = lifeEventBasket.get()
    keep({ key, isGuests: begun?.isGuests ?? isGuests, partIds: toggled(partIds, id) })
  },
  reset: () => keep(undefined),
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useBasket = (): readonly number[] =>
  useSyncExternalStore(
    subscribe,
    () => partIds,
    () => none,
  )
