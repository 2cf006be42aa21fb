import type { QueryOf } from '@rashi/contract'
import { readingPeriods } from '@rashi/contract/reading-periods.rules'
import { signKeys } from '@rashi/contract/sign-keys.rules'
import { horoscopeTextStates } from '@rashi/contract/studio-horoscopes.rules'
import { isLanguageId } from '@rashi/contract/languages.rules'

type DeskFilter = Omit<QueryOf<'GET /studio/horoscopes'>, 'after' | 'language_id'> & {
  language_id?: number
}

const day = /^\d{4}-\d{2}-\d{2}$/

/** Reads the filter of the page's address; what is empty or unknown is left out. */
export function readFilter(search: string): DeskFilter {
  const query = new URLSearchParams(search)
  const oneOf = <T extends string>(values: readonly T[], name: string) =>
    values.find((one) => one === query.get(name))
  const dayOf = (name: string) => (day.test(query.get(name) ?? '') ? query.get(name)! : undefined)
  const language = Number(query.get('language_id'))
  const filter = {
    reading_period: oneOf(readingPeriods, 'reading_period'),
    sign: oneOf(signKeys, 'sign'),
    state: oneOf(horoscopeTextStates, 'state'),
    language_id: isLanguageId(language) ? language : undefined,
    from: dayOf('from'),
    to: dayOf('to'),
  }
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
}
