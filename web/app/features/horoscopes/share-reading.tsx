import type { Period, SingleHoroscope } from '@rashi/contract'
import { useSearchParams } from 'react-router'
import { addressIn } from '../../lib/page-address.rules.ts'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { ShareButton } from '../../ui/share-button.tsx'
import { toReadingPeriod } from './horoscope-path.rules.ts'
import { findPeriodDates } from './period-dates.rules.ts'
import { useSignTexts } from './use-sign-texts.ts'

/** Shares the address of the period that is shown, with its headline. */
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
  const title = t(`horoscopes.title-${readingPeriod}`, {
    sign: name,
    dates: findPeriodDates(period, language.code) ?? t('horoscopes.date-not-found'),
  })
  const headline = translated(period.translations, language.id)?.name
  return (
    <ShareButton
      title={headline ? `${title}: ${headline}` : title}
      path={page + query}
      labels={{
        share: t('horoscopes.share'),
        copied: t('shell.link-copied'),
        copyByHand: t('shell.copy-link'),
      }}
    />
  )
}
