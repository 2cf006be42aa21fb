import type { Period } from '@rashi/contract'
import { Link, useNavigate } from 'react-router'
import { useLanguage, useTranslate } from '../../lib/texts.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { findPeriodDates } from './period-dates.rules.ts'

const addressOf = (date: string) => ({ search: `?period=${date}` })
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
  const datesOf = (period: Period) =>
    findPeriodDates(period, code) ?? t('horoscopes.date-not-found')
  const selected = periods.find(({ date }) => date === selectedDate)
  return (
    <Carousel
      label={t('horoscopes.periods')}
      previousLabel={t('horoscopes.later-periods')}
      nextLabel={t('horoscopes.earlier-periods')}
      selectedId={selectedDate}
      onSelect={(date) => void navigate(addressOf(date), inPlace)}
      selectedLabel={selected && t('horoscopes.period-shown', { dates: datesOf(selected) })}
      slides={periods.map((period) => ({
        id: period.date,
        content: (
          <Link to={addressOf(period.date)} {...inPlace}>
            {datesOf(period)}
          </Link>
        ),
      }))}
    />
  )
}
