import type { SingleHoroscope } from '@rashi/contract'
import { translated, useLanguage } from '../../lib/texts.ts'

/** Returns the headline of the current period of a horoscope, if it is published. */
export function useHeadline({
  horoscopeData,
  current_period: current,
}: SingleHoroscope): string | undefined {
  const { id } = useLanguage()
  const period = horoscopeData.find(({ date }) => date === current.from)
  return period && translated(period.translations, id)?.name
}
