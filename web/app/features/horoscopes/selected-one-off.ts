import type { SignKey } from '@rashi/contract'
import { isNumber, isText, shapeOf, type Check } from '../../lib/json.rules.ts'
import { tabStorage } from '../../lib/tab-storage.ts'

/** The period that is being bought. */
export interface SelectedOneOff {
  /** The sign of the period. */
  readonly key: SignKey
  readonly horoscopeDataId: number
  /** 1 weekly, 2 monthly, 3 yearly. */
  readonly horoscopeType: number
}

export const selectedOneOff = tabStorage(
  'selected-one-off',
  shapeOf<SelectedOneOff>({
    key: isText as Check<SignKey>,
    horoscopeDataId: isNumber,
    horoscopeType: isNumber,
  }),
)
