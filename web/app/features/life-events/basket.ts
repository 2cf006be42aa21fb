import { createStore, useStore } from '../../ui/store.ts'
import { lifeEventBasket, type LifeEventBasket } from './basket-storage.ts'
import { fits, toggle, withSection } from './basket.rules.ts'
import type { Year } from './year.rules.ts'

const store = createStore<readonly number[]>([])

function save(basket: LifeEventBasket | undefined) {
  if (basket && basket.partIds.length > 0) lifeEventBasket.set(basket)
  else lifeEventBasket.remove()
  store.set(basket?.partIds ?? store.initial)
}

/** The selected sections, which the tab's storage holds. */
export const basket = {
  /** Called on page entry: empties a basket that does not fit the listed sections. */
  enter({ sections }: Year) {
    const saved = lifeEventBasket.get()
    save(saved && fits(saved.partIds, sections) ? saved : undefined)
  },
  toggle(id: number, { key, isGuests }: Pick<LifeEventBasket, 'key' | 'isGuests'>) {
    const saved = lifeEventBasket.get()
    save({ key, isGuests: saved?.isGuests ?? isGuests, partIds: toggle(store.get(), id) })
  },
  reset: () => save(undefined),
}

/** Adds a section from another page. */
export function addToBasket(
  id: number,
  { key, isGuests }: Pick<LifeEventBasket, 'key' | 'isGuests'>,
): void {
  const saved = lifeEventBasket.get()
  save({
    key,
    isGuests: saved?.isGuests ?? isGuests,
    partIds: withSection(saved, { key, id }),
  })
}

export const useBasket = (): readonly number[] => useStore(store)
