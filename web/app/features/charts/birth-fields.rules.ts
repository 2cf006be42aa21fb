import type { PlaceOfBirth } from '@rashi/contract'
import { isNumber, isText, parseJson, shapeOf } from '../../lib/json.rules.ts'
import type { TextKey } from '../../lib/texts.ts'

/** The values of the birth fields: `date` is `YYYY-MM-DD`, `time` is `HH:MM`, each empty while incomplete. */
export interface Birth {
  readonly date: string
  readonly time: string
  /** Undefined unless a suggestion was selected. */
  readonly place: PlaceOfBirth | undefined
  /** `time` is assumed, because it is not known. */
  readonly timeUnknown?: boolean | undefined
}

/** The time that is assumed for a birth whose time is not known. */
export const assumedTime = '12:00'

export interface BirthErrors<Text = string> {
  date?: Text | undefined
  time?: Text | undefined
  place?: Text | undefined
}

/** The names of the fields in the form. */
export const birthNames = {
  date: 'birth-date',
  time: 'birth-time',
  timeUnknown: 'birth-time-unknown',
  placeText: 'birth-place-words',
  place: 'birth-place',
} as const

export const isPlace = shapeOf<PlaceOfBirth>({
  formatted_address: isText,
  geometry: shapeOf({ location: shapeOf({ lat: isNumber, lng: isNumber }) }),
})

export function readBirth(form: FormData): Birth {
  const place = parseJson(String(form.get(birthNames.place) ?? ''))
  const time = String(form.get(birthNames.time) ?? '')
  const timeUnknown = form.has(birthNames.timeUnknown)
  return {
    date: String(form.get(birthNames.date) ?? ''),
    time: timeUnknown ? time || assumedTime : time,
    place: isPlace(place) ? place : undefined,
    timeUnknown,
  }
}

/** Returns the local moment as the API takes it, `YYYY-MM-DD HH:mm:00`; undefined where date or time is missing. */
export const birthMoment = ({ date, time }: Pick<Birth, 'date' | 'time'>): string | undefined =>
  date && time ? `${date} ${time.slice(0, 5)}:00` : undefined

/** Splits a moment of the API into date and time. */
export function birthDateAndTime(moment: string): Pick<Birth, 'date' | 'time'> {
  const [date = '', time = ''] = moment.split(' ')
  return { date, time: time.slice(0, 5) }
}

/** Returns the text keys of the empty fields. A text that date and time share is returned once. */
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

/** Returns what a birth that is looked up lacks; undefined if it is complete. */
export function missingForLookup(birth: Birth): BirthErrors<TextKey> | undefined {
  const missing = missingBirth(birth, {
    date: 'charts.lookup.date-required',
    time: 'charts.lookup.time-required',
  })
  return Object.values(missing).some((key) => key !== undefined) ? missing : undefined
}

/** Returns the server's messages about a birth; `names` are the request's fields. */
export const refusedBirth = (
  errors: Record<string, string[]>,
  names: { moment: string; place: string },
): BirthErrors => ({
  date: errors[names.moment]?.[0],
  place: errors[names.place]?.[0],
})

/** Returns the local day, `YYYY-MM-DD`. */
export const localDay = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
