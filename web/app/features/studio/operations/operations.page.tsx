import '../studio-texts.ts'
import { useRef, useState } from 'react'
import type { PageHandle } from '../../../lib/page-handle.ts'
import { PageHead } from '../../../lib/page-head.tsx'
import { PageSkeleton } from '../../../lib/page-skeleton.tsx'
import { useTranslate } from '../../../lib/texts.ts'
import layout from '../../../ui/layout.module.css'
import { studioApi } from '../studio-api.ts'
import type { Route } from './+types/operations.page.ts'
import { FailedJobs } from './failed-jobs.tsx'
import { Reconcile } from './reconcile.tsx'

export const handle: PageHandle = { title: 'studio.operations' }

export const clientLoader = () => studioApi.staff('GET /studio/operations')
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton />
}

/** The work outside requests: the comparison with the payment provider, and jobs that failed for good. */
export default function OperationsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const [{ reconcile, queues, dead }, setShown] = useState(loaderData)
  const list = useRef<HTMLDivElement>(null)
  const reload = async () => setShown(await studioApi.staff('GET /studio/operations'))
  return (
    <div className={layout.stack}>
      <PageHead hidden />
      <h1>{t('studio.operations')}</h1>
      <p className={layout.lead}>{t('studio.operations.lead')}</p>
      <Reconcile reconcile={reconcile} onChanged={reload} />
      <div ref={list} tabIndex={-1}>
        <FailedJobs
          // The list begins anew when its first page has changed.
          key={dead.jobs.map(({ id }) => id).join(' ')}
          queues={queues}
          first={dead}
          onRetried={async () => {
            await reload()
            // The button that was pressed is gone.
            list.current?.focus()
          }}
        />
      </div>
    </div>
  )
}
