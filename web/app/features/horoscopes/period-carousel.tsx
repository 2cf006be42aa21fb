import type { Period } from '@rashi/contract'
import { useNavigate } from 'react-router'
import { useLanguage, useTranslate } from '../../lib/texts.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { findPeriodDates } from './period-dates.rules.ts'
import { PageLink } from '../../ui/page-link.tsx'

const inPlace = { replace: true, preventScrollReset: true } as const

/** The carousel of the periods, newest first; the address has the selected one. */
export function PeriodCarousel({
  periods,
  selectedDate,
}: {
  periods: readonly Period[]
  selectedDate: string | undefined
}) {
  const t = useTranslate()
  const { code } = useLanguage()
  const navigate = useNavigate()
  const formatDates = (period: Period) =>
    findPeriodDates(period, code) ?? t('horoscopes.date-not-found')
  const selected = periods.find(({ date }) => date === selectedDate)
  // The newest has the address of the page itself.
  const periodAddress = (date: string) => ({
    search: date === periods[0]?.date ? '' : `?period=${date}`,
  })
  return (
    <Carousel
      label={t('horoscopes.periods')}
      previousLabel={t('horoscopes.later-periods')}
      nextLabel={t('horoscopes.earlier-periods')}
      selectedId={selectedDate}
      onSelect={(date) => void navigate(periodAddress(date), inPlace)}
      selectedLabel={selected && t('horoscopes.period-shown', { dates: formatDates(selected) })}
      slides={periods.map((period) => ({
        id: period.date,
        content: (
          <PageLink to={periodAddress(period.date)} {...inPlace}>
            {formatDates(period)}
          </PageLink>
        ),
      }))}
    />
  )
}
