import type { SignKey } from '@rashi/contract'
import { isFlag, isNumber, isText, listOf, shapeOf, type Check } from '../../lib/json.rules.ts'
import { tabStorage } from '../../lib/tab-storage.ts'

/** Sections of a year that are bought together. */
export interface LifeEventBasket {
  /** The sign of the year. */
  readonly key: SignKey
  readonly partIds: readonly number[]
  /** Started by a guest who signs in later: the reader's own sign does not replace it. */
  readonly isGuests: boolean
}

const isBasket = shapeOf<LifeEventBasket>({
  key: isText as Check<SignKey>,
  partIds: listOf(isNumber),
  isGuests: isFlag,
})

export const lifeEventBasket = tabStorage('life-event-basket', isBasket)

/** The basket of the last purchase. */
export const boughtLifeEvents = tabStorage('bought-life-events', isBasket)

/** Empties the basket after a purchase, and stores what was bought for the confirmation page. */
export function completeLifeEventBasket(): void {
  const basket = lifeEventBasket.get()
  if (basket) boughtLifeEvents.set(basket)
  lifeEventBasket.remove()
}
