import type { PlaceOfBirth } from '@rashi/contract'
import { isText, maybe, shapeOf } from '../../lib/json.rules.ts'
import { tabStorage } from '../../lib/tab-storage.ts'
import { isPlace } from './birth-fields.rules.ts'

/** The birth that was typed last in this tab, so that the next form that asks for one is filled in. */
export const carriedBirth = tabStorage(
  'carried-birth',
  shapeOf<{ date: string; time: string; place?: PlaceOfBirth | undefined }>({
    date: isText,
    time: isText,
    place: maybe(isPlace),
  }),
)
