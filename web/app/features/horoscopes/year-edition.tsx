import type { SingleHoroscope } from '@rashi/contract'
import { useSearchParams } from 'react-router'
import { findYearPeriod, YearBook } from '../year/index.ts'
import { useLanguage, useTranslate } from '../../lib/texts.ts'
import { EditionHead } from './edition-head.tsx'
import { HeadZodiac } from './head-zodiac.tsx'
import { MissingHoroscope } from './missing-horoscope.tsx'
import { Offer } from './offer.tsx'
import { OtherPeriods } from './other-periods.tsx'
import { findPeriodDates } from './period-dates.rules.ts'
import { isLocked } from './readable-parts.rules.ts'
import { ShareReading } from './share-reading.tsx'
import { useSignTexts } from './use-sign-texts.ts'

/** A sign's year, with what all horoscopes have: metadata, offer, share and the other periods. */
export function YearEdition({
  horoscope,
  isGuestView,
}: {
  horoscope: SingleHoroscope
  isGuestView: boolean
}) {
  const t = useTranslate()
  const { code } = useLanguage()
  const [search] = useSearchParams()
  const { name } = useSignTexts(horoscope)
  const period = findYearPeriod(horoscope.horoscopeData, search)
  if (!period) return <MissingHoroscope />
  const dates = findPeriodDates(period, code) ?? t('horoscopes.date-not-found')
  return (
    <YearBook
      {...{ horoscope, period, isGuestView, name, dates }}
      zodiac={<HeadZodiac />}
      head={<EditionHead {...{ horoscope, period, name, dates }} />}
      otherPeriods={<OtherPeriods horoscope={horoscope} name={name} />}
      offer={isLocked(period) && <Offer horoscope={horoscope} period={period} />}
      share={<ShareReading horoscope={horoscope} period={period} />}
    />
  )
}
