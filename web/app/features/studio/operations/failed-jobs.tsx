import type { BodyOf, ResponseOf } from '@rashi/contract'
import { useState } from 'react'
import { useCall } from '../../../lib/calls.ts'
import { useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { AccountSection } from '../../identity/access.entry.ts'
import { useInstants } from '../staff-texts.ts'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'

type Shown = ResponseOf<'GET /studio/operations'>
type Choice = BodyOf<'POST /studio/retry-jobs'>

/** The jobs that failed for good: all of a queue that has several, and each with its error. */
export function FailedJobs({
  queues,
  first,
  onRetried,
}: {
  queues: Shown['queues']
  first: Shown['dead']
  onRetried: () => Promise<void>
}) {
  const t = useTranslate()
  const [older, setOlder] = useState<Shown['dead']>({ jobs: [], next: first.next })
  const more = useCall(async (before: string) => {
    const page = await studioApi.staff('GET /studio/dead-jobs', { query: { before } })
    setOlder(({ jobs }) => ({ ...page, jobs: [...jobs, ...page.jobs] }))
  })
  const retry = useCall(async (choice: Choice) => {
    const { count } = await studioApi.staff('POST /studio/retry-jobs', { body: choice })
    if (count > 0) toast.success(t('studio.operations.retried', { count }))
    else toast.info(t('studio.operations.retried-before'))
    const isLeft = ({ id, queue }: (typeof older.jobs)[number]) =>
      choice.id ? id !== choice.id : queue !== choice.queue
    setOlder((known) => ({ ...known, jobs: known.jobs.filter(isLeft) }))
    await onRetried()
  })
  const { next } = older
  const jobs = [...first.jobs, ...older.jobs]
  const several = queues.filter(({ count }) => count > 1)
  return (
    <AccountSection title={t('studio.operations.jobs')}>
      <p className={styles.quiet}>
        {t(jobs.length === 0 ? 'studio.operations.no-jobs' : 'studio.operations.jobs-text')}
      </p>
      {several.length > 0 && (
        <ul role="list" className={styles.list}>
          {several.map(({ queue, count }) => (
            <li key={queue} className={styles.entry}>
              <span className={styles.name}>{queue}</span>
              <Button
                kind="quiet"
                busy={retry.isBusy}
                aria-label={t('studio.operations.retry-all-of', { queue, count })}
                onClick={() => void retry.run({ queue })}
              >
                {t('studio.operations.retry-all', { count })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ul role="list" className={styles.list} aria-busy={more.isBusy || undefined}>
        {jobs.map((job) => (
          <FailedJob
            key={job.id}
            job={job}
            isBusy={retry.isBusy}
            onRetry={() => void retry.run({ queue: job.queue, id: job.id })}
          />
        ))}
      </ul>
      {next !== null && (
        <div>
          <Button kind="quiet" busy={more.isBusy} onClick={() => void more.run(next)}>
            {t('studio.operations.older')}
          </Button>
        </div>
      )}
    </AccountSection>
  )
}

function FailedJob({
  job: { queue, failed_at, tries, error },
  isBusy,
  onRetry,
}: {
  job: Shown['dead']['jobs'][number]
  isBusy: boolean
  onRetry: () => void
}) {
  const t = useTranslate()
  const { formatTime } = useInstants()
  const when = formatTime(failed_at)
  return (
    <li className={styles.entry}>
      <span>
        <span className={styles.name}>{queue}</span>
        <span className={styles.quiet} style={{ display: 'block' }}>
          {t('studio.operations.tries', { when, count: tries })}
        </span>
        {error && (
          <span className={styles.quiet} lang="en">
            {error}
          </span>
        )}
      </span>
      <Button
        kind="quiet"
        busy={isBusy}
        aria-label={t('studio.operations.retry-of', { queue, when })}
        onClick={onRetry}
      >
        {t('studio.operations.retry')}
      </Button>
    </li>
  )
}
