import type { Period } from '@rashi/contract'
import { Link } from 'react-router'
import { useLanguage, useSay } from '../../lib/texts.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { findPeriodDates } from './period-dates.rules.ts'

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
  return (
    <Carousel
      label={say('horoscopes.periods')}
      previousLabel={say('horoscopes.later-periods')}
      nextLabel={say('horoscopes.earlier-periods')}
      selectedId={selectedDate}
      slides={periods.map((period) => ({
        id: period.date,
        content: (
          <Link to={{ search: `?period=${period.date}` }} replace preventScrollReset>
            {findPeriodDates(period, code) ?? say('horoscopes.date-not-found')}
          </Link>
        ),
      }))}
    />
  )
}
