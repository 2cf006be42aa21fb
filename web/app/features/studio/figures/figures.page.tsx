import '../studio-texts.ts'
import { useLocation } from 'react-router'
import { useCall } from '../../../lib/calls.ts'
import type { PageHandle } from '../../../lib/page-handle.ts'
import { PageHead } from '../../../lib/page-head.tsx'
import { PageSkeleton } from '../../../lib/page-skeleton.tsx'
import { useTranslate } from '../../../lib/texts.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import layout from '../../../ui/layout.module.css'
import { downloadFile } from '../../identity/access.entry.ts'
import { downloadCsv } from '../download-csv.ts'
import { useInstants } from '../staff-texts.ts'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'
import type { Route } from './+types/figures.page.ts'
import { useFormats } from './formats.ts'
import { figuresAddress, findNeighbours, readMonth } from './months.rules.ts'
import { SalesByCountry, SalesByKind } from './sales-figures.tsx'
import {
  Churn,
  LookupsToSignUps,
  Recovery,
  RecurringRevenue,
  TrialConversion,
} from './subscription-figures.tsx'
import { Summary } from './summary.tsx'

export const handle: PageHandle = { title: 'studio.figures' }

const toQuery = (search: string) => {
  const month = readMonth(search)
  return month === undefined ? {} : { month }
}

/** Loads the twelve months up to that of the address. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  studioApi.staff('GET /studio/figures', { query: toQuery(new URL(request.url).search) })
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton />
}

export default function FiguresPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { search } = useLocation()
  const { month } = useFormats()
  const { formatTime } = useInstants()
  const { months, countries, current_month: current, first_month: first, counted_at } = loaderData
  const [oldest, newest] = [months[0], months.at(-1)]
  const { earlier, later } = findNeighbours(
    months.map((one) => one.month),
    { first, current },
  )
  const download = useCall(async () =>
    downloadFile('figures.csv', 'text/csv', await downloadCsv('figures', toQuery(search))),
  )
  return (
    <div className={`${layout.stack} ${layout.loose}`}>
      <div className={layout.stack}>
        <PageHead hidden />
        <h1>{t('studio.figures')}</h1>
        <p className={layout.lead}>
          {t('studio.figures.lead', {
            from: month(oldest?.month ?? current),
            to: month(newest?.month ?? current),
          })}
        </p>
        {newest && <Summary month={newest} />}
        <p className={styles.quiet} role="status">
          {counted_at === null
            ? t('studio.figures.not-counted')
            : t('studio.figures.counted', { when: formatTime(counted_at) })}
        </p>
        <nav aria-label={t('studio.figures.years')} className={styles.actions}>
          {earlier !== undefined && (
            <ButtonLink kind="quiet" to={figuresAddress(earlier)}>
              {t('studio.figures.earlier')}
            </ButtonLink>
          )}
          {later !== undefined && (
            <ButtonLink kind="quiet" to={figuresAddress(later === current ? undefined : later)}>
              {t('studio.figures.later')}
            </ButtonLink>
          )}
          <Button kind="quiet" busy={download.isBusy} onClick={() => void download.run()}>
            {t('studio.figures.download')}
          </Button>
        </nav>
      </div>
      <RecurringRevenue months={months} current={current} />
      <Churn months={months} current={current} />
      <TrialConversion months={months} />
      <Recovery months={months} />
      <SalesByKind months={months} current={current} />
      <SalesByCountry countries={countries} />
      <LookupsToSignUps months={months} current={current} />
    </div>
  )
}
