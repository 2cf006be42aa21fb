import type { SignKey } from '@rashi/contract'
import { isFlag, isNumber, isText, listOf, parseJson, shapeOf, type Check } from './json.rules.ts'

/** The horoscope that a plan is chosen for. */
export interface SelectedHoroscope {
  readonly horoscopeId: number
  readonly key: SignKey
  /** 1 weekly, 2 monthly, 3 yearly. */
  readonly cycle: number
}

/** The one period that is bought by itself. */
export interface SelectedOneOff {
  /** The sign whose period it is. */
  readonly key: SignKey
  readonly horoscopeDataId: number
  /** 1 weekly, 2 monthly, 3 yearly. */
  readonly horoscopeType: number
}

/** The consultation that was chosen, and what is to be asked in it. */
export interface ConsultationDraft {
  readonly slug: string
  readonly questions: readonly number[]
  readonly otherQuestion: string
  readonly phone: string
}

/** Sections of a year that are to be bought together. */
export interface LifeEventBasket {
  /** The sign whose year they are of. */
  readonly key: SignKey
  readonly partIds: readonly number[]
  /** Begun by a guest, who then signs in: a reader's own sign does not take its place. */
  readonly isGuests: boolean
}

/**
 * What was selected on the way to a purchase: kept for the tab, through sign-in and reloads, until logout.
 * What another release, an extension or a person has left there in another shape counts as nothing.
 */
export function selection<T>(key: string, isSelected: Check<T>) {
  return {
    keep: (selected: T) => sessionStorage.setItem(key, JSON.stringify(selected)),
    find: (): T | undefined => {
      const kept = parseJson(sessionStorage.getItem(key))
      return isSelected(kept) ? kept : undefined
    },
    forget: () => sessionStorage.removeItem(key),
  }
}

const isSignKey = isText as Check<SignKey>
const isHoroscope = shapeOf<SelectedHoroscope>({
  horoscopeId: isNumber,
  key: isSignKey,
  cycle: isNumber,
})
const isBasket = shapeOf<LifeEventBasket>({
  key: isSignKey,
  partIds: listOf(isNumber),
  isGuests: isFlag,
})

export const selectedHoroscope = selection('selected-horoscope', isHoroscope)
/** The sign that a Diamond plan reads beside the first. */
export const selectedRisingSign = selection('selected-rising-sign', isHoroscope)
export const selectedOneOff = selection(
  'selected-one-off',
  shapeOf<SelectedOneOff>({
    key: isSignKey,
    horoscopeDataId: isNumber,
    horoscopeType: isNumber,
  }),
)
export const lifeEventBasket = selection('life-event-basket', isBasket)
/** The basket that was paid for last. */
export const boughtLifeEvents = selection('bought-life-events', isBasket)
export const consultationDraft = selection(
  'consultation-draft',
  shapeOf<ConsultationDraft>({
    slug: isText,
    questions: listOf(isNumber),
    otherQuestion: isText,
    phone: isText,
  }),
)
