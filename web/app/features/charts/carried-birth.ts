import type { PlaceOfBirth } from '@rashi/contract'
import { isFlag, isText, maybe, shapeOf } from '../../lib/json.rules.ts'
import { onSessionEnd } from '../../lib/session-end.ts'
import { tabStorage } from '../../lib/tab-storage.ts'
import { isPlace, type Birth } from './birth-fields.rules.ts'

interface CarriedBirth {
  date: string
  time: string
  place?: PlaceOfBirth | undefined
  /** `time` is assumed, because it is not known. */
  timeUnknown?: boolean | undefined
  /** The moonsign of this birth has been shown, so that it need not be revealed again. */
  isRevealed?: boolean | undefined
}

/** The birth that was typed last in this tab, so that the next form that asks for one is filled in. */
export const carriedBirth = tabStorage(
  'carried-birth',
  shapeOf<CarriedBirth>({
    date: isText,
    time: isText,
    place: maybe(isPlace),
    timeUnknown: maybe(isFlag),
    isRevealed: maybe(isFlag),
  }),
)
onSessionEnd(carriedBirth.remove)

/** Returns the carried birth if nothing is missing in it. */
export function findCarriedBirth(): (Birth & Pick<CarriedBirth, 'isRevealed'>) | undefined {
  const { date, time, place, timeUnknown, isRevealed } = carriedBirth.get() ?? {}
  return date && time && place ? { date, time, place, timeUnknown, isRevealed } : undefined
}
