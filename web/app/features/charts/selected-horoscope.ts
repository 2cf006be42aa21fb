import type { SignKey } from '@rashi/contract'
import { isNumber, isText, shapeOf, type Check } from '../../lib/json.rules.ts'
import { tabStorage } from '../../lib/tab-storage.ts'

/** The horoscope that a plan is chosen for. */
export interface SelectedHoroscope {
  readonly horoscopeId: number
  readonly key: SignKey
  /** 1 weekly, 2 monthly, 3 yearly. */
  readonly cycle: number
}

const isHoroscope = shapeOf<SelectedHoroscope>({
  horoscopeId: isNumber,
  key: isText as Check<SignKey>,
  cycle: isNumber,
})

export const selectedHoroscope = tabStorage('selected-horoscope', isHoroscope)

/** The second sign of a Diamond plan. */
export const selectedRisingSign = tabStorage('selected-rising-sign', isHoroscope)
