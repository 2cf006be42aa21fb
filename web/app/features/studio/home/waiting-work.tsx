import { findStudioCall, type StaffRole } from '@rashi/contract/studio-roles.rules'
import { useEffect, useState } from 'react'
import { useCall } from '../../../lib/calls.ts'
import { useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FailedState } from '../../../ui/failed-state.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'

const kinds = [
  { name: 'orders', to: '/studio/orders', call: 'GET /studio/orders-waiting' },
  { name: 'enquiries', to: '/studio/enquiries', call: 'GET /studio/enquiries-waiting' },
] as const

/** Counts what waits for an answer, of the kinds that the role may answer; nothing for other roles. */
export function WaitingWork({ role }: { role: StaffRole }) {
  const own = kinds.filter(({ call }) => findStudioCall(call)?.roles.includes(role))
  return own.length === 0 ? null : <Waiting own={own} />
}

interface Count {
  readonly kind: (typeof kinds)[number]
  readonly open: number
  readonly due_soon: number
  readonly overdue: number
}

function Waiting({ own }: { own: readonly (typeof kinds)[number][] }) {
  const t = useTranslate()
  const [counts, setCounts] = useState<readonly Count[]>()
  const { run, failure } = useCall(
    async () =>
      setCounts(
        await Promise.all(
          own.map(async (kind) => ({ kind, ...(await studioApi.staff(kind.call)) })),
        ),
      ),
    { isShownInPlace: () => true },
  )
  useEffect(() => void run(), [run])
  return (
    <section aria-labelledby="studio-waiting" className={styles.part}>
      <h2 id="studio-waiting">{t('studio.home.waiting')}</h2>
      {counts ? (
        <Counts counts={counts.filter(({ open }) => open > 0)} />
      ) : failure ? (
        <FailedState
          title={t('studio.home.waiting-failed')}
          action={<Button onClick={() => void run()}>{t('studio.home.again')}</Button>}
        >
          {failure.message}
        </FailedState>
      ) : (
        <Skeleton label={t('shell.loading')}>
          <SkeletonLines count={2} />
        </Skeleton>
      )}
    </section>
  )
}

function Counts({ counts }: { counts: readonly Count[] }) {
  const t = useTranslate()
  if (counts.length === 0) return <p className={styles.quiet}>{t('studio.home.nothing')}</p>
  return (
    <ul role="list" className={styles.list}>
      {counts.map(({ kind, open, overdue, due_soon }) => (
        <li key={kind.name} className={styles.entry}>
          <TextLink alone to={kind.to}>
            {t(`studio.home.${kind.name}`, { open })}
          </TextLink>
          <span className={styles.actions}>
            {overdue > 0 && (
              <strong className={styles.state} data-state="overdue">
                {t('studio.home.overdue', { count: overdue })}
              </strong>
            )}
            {due_soon > 0 && (
              <strong className={styles.state} data-state="due-soon">
                {t('studio.home.due-soon', { count: due_soon })}
              </strong>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
