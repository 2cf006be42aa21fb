import type { Period } from '@rashi/contract'
import { Link, useNavigate } from 'react-router'
import { useLanguage, useSay } from '../../lib/texts.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { findPeriodDates } from './period-dates.rules.ts'

const addressOf = (date: string) => ({ search: `?period=${date}` })
const inPlace = { replace: true, preventScrollReset: true } as const

/** The periods, newest first; the address holds the chosen one. */
export function PeriodCarousel({
  periods,
  selectedDate,
}: {
  periods: readonly Period[]
  selectedDate: string | undefined
}) {
  const say = useSay()
  const { code } = useLanguage()
  const navigate = useNavigate()
  const datesOf = (period: Period) =>
    findPeriodDates(period, code) ?? say('horoscopes.date-not-found')
  const selected = periods.find(({ date }) => date === selectedDate)
  return (
    <Carousel
      label={say('horoscopes.periods')}
      previousLabel={say('horoscopes.later-periods')}
      nextLabel={say('horoscopes.earlier-periods')}
      selectedId={selectedDate}
      onSelect={(date) => void navigate(addressOf(date), inPlace)}
      selectedWords={selected && say('horoscopes.period-shown', { dates: datesOf(selected) })}
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
