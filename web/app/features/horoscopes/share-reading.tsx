import type { Period, SingleHoroscope } from '@rashi/contract'
import { useSearchParams } from 'react-router'
import { addressIn } from '../../lib/page-address.rules.ts'
import { useLanguage, useTranslate } from '../../lib/texts.ts'
import { ShareButton } from '../../ui/share-button.tsx'
import { toReadingPeriod } from './horoscope-path.rules.ts'
import { findPeriodDates } from './period-dates.rules.ts'
import { useSignTexts } from './use-sign-texts.ts'

/** Shares the address of the period that is shown. */
export function ShareReading({
  horoscope,
  period,
}: {
  horoscope: SingleHoroscope
  period: Period
}) {
  const t = useTranslate()
  const language = useLanguage()
  const { name } = useSignTexts(horoscope)
  const [search] = useSearchParams()
  const readingPeriod = toReadingPeriod(horoscope.type)
  const page = addressIn(language, `/horoscope/${readingPeriod}/${horoscope.key.toLowerCase()}`)
  const query = search.has('period') ? `${page.includes('?') ? '&' : '?'}period=${period.date}` : ''
  return (
    <ShareButton
      title={t(`horoscopes.title-${readingPeriod}`, {
        sign: name,
        dates: findPeriodDates(period, language.code) ?? t('horoscopes.date-not-found'),
      })}
      path={page + query}
      labels={{
        share: t('horoscopes.share'),
        copied: t('shell.link-copied'),
        copyByHand: t('shell.copy-link'),
      }}
    />
  )
}
