import type { ResponseOf } from '@rashi/contract'
import { formatPrice } from '@rashi/contract/price.rules'
import { useLanguage, useTranslate } from '../../../lib/texts.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { useInstants } from '../staff-texts.ts'
import styles from '../studio.module.css'

type Dispute = ResponseOf<'GET /studio/disputes'>['disputes'][number]

/** A dispute, with what its state means and where the rest is found. */
export function DisputeEntry({ dispute }: { dispute: Dispute }) {
  const t = useTranslate()
  const { code } = useLanguage()
  const { formatDay } = useInstants()
  const state = useStateText(dispute)
  const { customer, amount, reason, opened_at, payment_id, has_stopped_renewals } = dispute
  return (
    <li className={styles.entry}>
      <span>
        <span className={styles.name}>
          {formatPrice(amount, code)} · {state}
        </span>
        {customer ? (
          <TextLink alone to={`/studio/customers/${customer.id}`}>
            {customer.name} · {customer.email}
          </TextLink>
        ) : (
          <span className={styles.quiet}>{t('studio.disputes.gone')}</span>
        )}
        <span className={styles.quiet} style={{ display: 'block' }}>
          {[
            t('studio.disputes.reason', { reason: reason.replaceAll('_', ' ') }),
            t('studio.disputes.opened', { day: formatDay(opened_at) }),
            has_stopped_renewals && t('studio.disputes.renewals-stopped'),
            payment_id && t('studio.disputes.payment', { id: payment_id }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </li>
  )
}

function useStateText({ state, evidence_due_at, changed_at }: Dispute): string {
  const t = useTranslate()
  const { formatDay, formatTime } = useInstants()
  if (state !== 'open') return t(`studio.disputes.${state}`, { day: formatDay(changed_at) })
  return evidence_due_at === null
    ? t('studio.disputes.no-due')
    : t('studio.disputes.due', { when: formatTime(evidence_due_at) })
}
