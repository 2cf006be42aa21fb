import type { ResponseOf } from '@rashi/contract'
import { useEffect, useState } from 'react'
import { useCall } from '../../../lib/calls.ts'
import { useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailedState } from '../../../ui/failed-state.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { useInstants } from '../staff-texts.ts'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'

type Found = ResponseOf<'POST /studio/find-customers'>

/** The customers whose email begins with what was typed. */
export function FoundCustomers({ email }: { email: string }) {
  const t = useTranslate()
  const { formatDay } = useInstants()
  const [found, setFound] = useState<Found>()
  const search = useCall(
    async (after: string | null) => {
      const body = { email, after }
      const page = await studioApi.staff('POST /studio/find-customers', { body })
      setFound((known) =>
        after === null || !known
          ? page
          : { customers: [...known.customers, ...page.customers], next: page.next },
      )
    },
    { isShownInPlace: () => found === undefined },
  )
  const { run } = search
  useEffect(() => void run(null), [run])

  if (found === undefined)
    return search.failure ? (
      <FailedState
        title={t('studio.customers.failed')}
        action={<Button onClick={() => void run(null)}>{t('studio.customers.again')}</Button>}
      >
        {search.failure.message}
      </FailedState>
    ) : (
      <Skeleton label={t('shell.loading')}>
        <SkeletonLines count={4} />
      </Skeleton>
    )
  const { customers, next } = found
  if (customers.length === 0)
    return (
      <div role="status">
        <EmptyState title={t('studio.customers.none')}>
          {t('studio.customers.none-text')}
        </EmptyState>
      </div>
    )
  return (
    <section aria-labelledby="found">
      <h2 id="found">{t('studio.customers.found')}</h2>
      <ul role="list" className={styles.list} aria-busy={search.isBusy || undefined}>
        {customers.map(({ id, name, email: address, created_at }) => (
          <li key={id} className={styles.entry}>
            <span>
              <TextLink alone to={`/studio/customers/${id}`}>
                {address}
              </TextLink>
              <span className={styles.quiet} style={{ display: 'block' }}>
                {name} · {t('studio.customers.since', { day: formatDay(created_at) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {next !== null && (
        <Button kind="quiet" busy={search.isBusy} onClick={() => void run(next)}>
          {t('studio.customers.more')}
        </Button>
      )}
    </section>
  )
}
