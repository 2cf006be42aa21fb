import { useEffect, useRef } from 'react'
import { useTranslate } from '../../lib/texts.ts'
import { AlertIcon } from '../../ui/icon.tsx'
import { findAdvice, type FailedAttempt } from './failed-attempt.ts'
import styles from './failed-attempt-notice.module.css'

/** Says why an attempt failed, whether anything was charged, and what to do. It takes the focus. */
export function FailedAttemptNotice({ failed }: { failed: FailedAttempt | undefined }) {
  const t = useTranslate()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failed) panel.current?.focus()
  }, [failed])
  if (!failed) return null
  const { outcome, reason, sentence } = failed
  const advice = findAdvice(failed)
  return (
    <div
      ref={panel}
      role="group"
      aria-labelledby="failed-try"
      aria-describedby="failed-attempt-message"
      tabIndex={-1}
      className={styles.failed}
    >
      <AlertIcon size={22} />
      <div>
        <p id="failed-try" className={styles.title}>
          {t(`checkout.pay.try-${outcome}`)}
        </p>
        <p id="failed-attempt-message">
          {outcome !== 'failed' && (reason ? t(`checkout.refused.${reason}`) : sentence)}{' '}
          {outcome !== 'unknown' && t('checkout.pay.not-charged')} {advice && t(advice)}
        </p>
      </div>
    </div>
  )
}
