import type { ResponseOf } from '@rashi/contract'
import { useEffect } from 'react'
import { useCall } from '../../../lib/calls.ts'
import { useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { AccountSection } from '../../identity/access.entry.ts'
import { useInstants } from '../staff-texts.ts'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'

/** How often a page asks whether the comparison has ended. */
const askAgainMilliseconds = 3_000

type Shown = ResponseOf<'GET /studio/operations'>['reconcile']

/** The last comparison with the payment provider, and a button that runs it now. */
export function Reconcile({
  reconcile: { last, is_running },
  onChanged,
}: {
  reconcile: Shown
  onChanged: () => Promise<void>
}) {
  const t = useTranslate()
  const { formatTime } = useInstants()
  const reload = useCall(onChanged)
  const start = useCall(async () => {
    const { is_started } = await studioApi.staff('POST /studio/reconcile')
    toast.success(t(is_started ? 'studio.operations.started' : 'studio.operations.runs-already'))
    await onChanged()
  })
  const { run: ask } = reload
  useEffect(() => {
    if (!is_running) return
    const timer = setInterval(() => void ask(), askAgainMilliseconds)
    return () => clearInterval(timer)
  }, [is_running, ask])
  return (
    <AccountSection title={t('studio.operations.reconcile')}>
      <p role="status">{is_running ? t('studio.operations.running') : sayResult(last)}</p>
      {last && last.lines.length > 0 && (
        <ul role="list" className={styles.list}>
          {last.lines.map((line) => (
            <li key={line} className={styles.entry}>
              <span className={styles.quiet} lang="en">
                {line}
              </span>
            </li>
          ))}
        </ul>
      )}
      {last && last.differences > last.lines.length && (
        <p className={styles.quiet}>
          {t('studio.operations.more-lines', { count: last.lines.length })}
        </p>
      )}
      <div className={styles.actions}>
        <Button kind="quiet" busy={start.isBusy} onClick={() => void start.run()}>
          {t('studio.operations.run')}
        </Button>
      </div>
    </AccountSection>
  )

  function sayResult(run: Shown['last']): string {
    if (!run) return t('studio.operations.never')
    const when = formatTime(run.finished_at)
    return run.differences === 0
      ? t('studio.operations.agree', { when })
      : t('studio.operations.differ', { when, count: run.differences })
  }
}
