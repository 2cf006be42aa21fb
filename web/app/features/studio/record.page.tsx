import './studio-texts.ts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useCall } from '../../lib/calls.ts'
import type { PageHandle } from '../../lib/page-handle.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { PageSkeleton } from '../../lib/page-skeleton.tsx'
import { useTranslate } from '../../lib/texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import layout from '../../ui/layout.module.css'
import { downloadFile } from '../identity/access.entry.ts'
import type { Route } from './+types/record.page.ts'
import { ActEntry } from './act-entry.tsx'
import { downloadCsv } from './download-csv.ts'
import { RecordFilter } from './record-filter.tsx'
import { readFields, toFilter } from './record.rules.ts'
import { studioApi } from './studio-api.ts'
import styles from './studio.module.css'

export const handle: PageHandle = { title: 'studio.record.title' }

/** Loads the first page of what the address filters, and the staff to choose from. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = toFilter(readFields(new URL(request.url).search))
  const [page, { staff }] = await Promise.all([
    studioApi.staff('GET /studio/acts', { query }),
    studioApi.staff('GET /studio/staff'),
  ])
  return { ...page, staff }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton />
}

export default function RecordPage({ loaderData: { acts, next, staff } }: Route.ComponentProps) {
  const t = useTranslate()
  const { search } = useLocation()
  const fields = readFields(search)
  const download = useCall(async () =>
    downloadFile('acts.csv', 'text/csv', await downloadCsv('acts', toFilter(fields))),
  )
  return (
    <div className={layout.stack}>
      <PageHead hidden />
      <h1>{t('studio.record.title')}</h1>
      <p className={layout.lead}>{t('studio.record.lead')}</p>
      <RecordFilter key={`filter ${search}`} fields={fields} staff={staff} />
      {acts.length === 0 ? (
        <EmptyState
          title={t('studio.record.none')}
          action={<ButtonLink to="/studio/record">{t('studio.record.clear')}</ButtonLink>}
        >
          {t('studio.record.none-text')}
        </EmptyState>
      ) : (
        <>
          <div className={styles.actions}>
            <Button kind="quiet" busy={download.isBusy} onClick={() => void download.run()}>
              {t('studio.record.download')}
            </Button>
          </div>
          <Acts key={`acts ${search}`} first={{ acts, next }} search={search} />
        </>
      )}
    </div>
  )
}

function Acts({
  first,
  search,
}: {
  first: Pick<Route.ComponentProps['loaderData'], 'acts' | 'next'>
  search: string
}) {
  const t = useTranslate()
  const [shown, setShown] = useState(first.acts)
  const [next, setNext] = useState(first.next)
  const older = useCall(async (before: string) => {
    const query = { ...toFilter(readFields(search)), before }
    const page = await studioApi.staff('GET /studio/acts', { query })
    setShown((known) => [...known, ...page.acts])
    setNext(page.next)
  })
  return (
    <>
      <ul role="list" className={styles.list} aria-busy={older.isBusy || undefined}>
        {shown.map((act) => (
          <ActEntry key={act.id} act={act} />
        ))}
      </ul>
      {next !== null && (
        <div>
          <Button kind="quiet" busy={older.isBusy} onClick={() => void older.run(next)}>
            {t('studio.record.older')}
          </Button>
        </div>
      )}
    </>
  )
}
