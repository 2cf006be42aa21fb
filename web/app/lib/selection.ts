import type { SignKey } from '@rashi/contract'

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

/** What was selected on the way to a purchase: kept for the tab, through sign-in and reloads, until logout. */
export function selection<T>(key: string) {
  return {
    keep: (selected: T) => sessionStorage.setItem(key, JSON.stringify(selected)),
    find: (): T | undefined => {
      const kept = sessionStorage.getItem(key)
      return kept === null ? undefined : (JSON.parse(kept) as T)
    },
    forget: () => sessionStorage.removeItem(key),
  }
}

export const selectedHoroscope = selection<SelectedHoroscope>('selected-horoscope')
/** The sign that a Diamond plan reads beside the first. */
export const selectedRisingSign = selection<SelectedHoroscope>('selected-rising-sign')
export const selectedOneOff = selection<SelectedOneOff>('selected-one-off')
export const lifeEventBasket = selection<LifeEventBasket>('life-event-basket')
/** The basket that was paid for last. */
export const boughtLifeEvents = selection<LifeEventBasket>('bought-life-events')
export const consultationDraft = selection<ConsultationDraft>('consultation-draft')
