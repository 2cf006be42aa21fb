import { dateFormat } from '@rashi/contract/dates.rules'
import { translated, useLanguage } from '../../lib/texts.ts'
import type { OwnSection } from './year.rules.ts'

type Dated = Pick<OwnSection, 'date'> & {
  readonly sign: Pick<OwnSection['sign'], 'key' | 'translations'>
}

/** Formats a sign and a year in the reader's language. */
export function useYearTexts() {
  const { id, code } = useLanguage()
  return ({ sign, date }: Dated) => ({
    sign: translated(sign.translations, id)?.name ?? sign.key,
    year: dateFormat(code, { year: 'numeric', timeZone: 'UTC' }).format(new Date(date)),
  })
}
