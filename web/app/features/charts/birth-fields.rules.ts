import type { PlaceOfBirth } from '@rashi/contract'
import { isNumber, isText, parseJson, shapeOf } from '../../lib/json.rules.ts'
import type { TextKey } from '../../lib/texts.ts'

/** A birth as its fields hold it: `date` is `YYYY-MM-DD`, `time` is `HH:MM`, each empty while incomplete. */
export interface Birth {
  readonly date: string
  readonly time: string
  /** Undefined unless a suggestion was picked. */
  readonly place: PlaceOfBirth | undefined
}

export interface BirthErrors<Words = string> {
  date?: Words | undefined
  time?: Words | undefined
  place?: Words | undefined
}

/** The names under which a form submits the fields. */
export const birthNames = {
  date: 'birth-date',
  time: 'birth-time',
  placeWords: 'birth-place-words',
  place: 'birth-place',
} as const

const isPlace = shapeOf<PlaceOfBirth>({
  formatted_address: isText,
  geometry: shapeOf({ location: shapeOf({ lat: isNumber, lng: isNumber }) }),
})

export function readBirth(form: FormData): Birth {
  const place = parseJson(String(form.get(birthNames.place) ?? ''))
  return {
    date: String(form.get(birthNames.date) ?? ''),
    time: String(form.get(birthNames.time) ?? ''),
    place: isPlace(place) ? place : undefined,
  }
}

/** The local civil moment as it is sent, `YYYY-MM-DD HH:mm:00`; undefined while date or time is missing. */
export const birthMoment = ({ date, time }: Pick<Birth, 'date' | 'time'>): string | undefined =>
  date && time ? `${date} ${time.slice(0, 5)}:00` : undefined

/** Date and time of a moment as it is stored. */
export function birthDateAndTime(moment: string): Pick<Birth, 'date' | 'time'> {
  const [date = '', time = ''] = moment.split(' ')
  return { date, time: time.slice(0, 5) }
}

/** What the empty fields are told, as text keys. One text for date and time is said once. */
export const missingBirth = (
  birth: Birth,
  texts: { date: TextKey; time: TextKey },
): BirthErrors<TextKey> => {
  const isSaidByDate = !birth.date && texts.date === texts.time
  return {
    date: birth.date ? undefined : texts.date,
    time: birth.time || isSaidByDate ? undefined : texts.time,
    place: birth.place ? undefined : 'validation.birth-place',
  }
}

/** The server's sentences about a birth; `names` are the request's fields. */
export const refusedBirth = (
  errors: Record<string, string[]>,
  names: { moment: string; place: string },
): BirthErrors => ({
  date: errors[names.moment]?.[0],
  place: errors[names.place]?.[0],
})

/** The day on the reader's own calendar, `YYYY-MM-DD`. */
export const localDay = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
