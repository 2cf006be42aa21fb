import type { ResponseOf } from '@rashi/contract'
import { useTranslate } from '../../../lib/texts.ts'
import { Fact } from '../../../ui/fact.tsx'
import { useStore } from '../../../ui/store.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { AccountSection } from '../../identity/access.entry.ts'
import { staffSession } from '../staff-session.ts'
import { useInstants } from '../staff-texts.ts'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'
import { ChangeEmailForm } from './change-email.form.tsx'
import { ReasonForm } from './reason.form.tsx'

/** The account of a customer: facts, signing out, and the second step that was lost. */
export function CustomerAccount({
  customer,
  onChanged,
}: {
  customer: ResponseOf<'GET /studio/customer'>['customer']
  onChanged: () => Promise<void>
}) {
  const t = useTranslate()
  const { formatDay } = useInstants()
  const isOwner = useStore(staffSession)?.staff.role === 'owner'
  const { id, email, email_confirmed, created_at, open_sessions, has_second_factor } = customer
  const record = new URLSearchParams({ object: 'customer', object_id: id })
  return (
    <AccountSection title={t('studio.customer.account')}>
      <dl className={styles.facts}>
        <Fact name={t('studio.customer.email')}>
          {email} (
          {t(email_confirmed ? 'studio.customer.confirmed' : 'studio.customer.not-confirmed')})
        </Fact>
        <Fact name={t('studio.customer.since')}>{formatDay(created_at)}</Fact>
        <Fact name={t('studio.customer.sessions')}>
          {t('studio.customer.sessions-count', { count: open_sessions })}
        </Fact>
        <Fact name={t('studio.customer.second-factor')}>
          {t(has_second_factor ? 'studio.customer.yes' : 'studio.customer.no')}
        </Fact>
      </dl>
      {isOwner && (
        <TextLink alone to={`/studio/record?${record}`}>
          {t('studio.customer.record')}
        </TextLink>
      )}
      <div className={styles.functions}>
        <ChangeEmailForm customerId={id} />
        <ReasonForm
          name={`studio-sign-out ${id}`}
          opener={t('studio.customer.sign-out')}
          submit={t('studio.customer.sign-out')}
          send={(reason) =>
            studioApi.staff('POST /studio/end-customer-sessions', { body: { id, reason } })
          }
          done={({ ended }) => {
            toast.success(t('studio.customer.signed-out', { count: ended }))
            void onChanged()
          }}
        />
        {has_second_factor && (
          <ReasonForm
            name={`studio-second-factor ${id}`}
            opener={t('studio.customer.remove-factor')}
            submit={t('studio.customer.remove-factor')}
            text={t('studio.customer.remove-factor-text')}
            send={(reason) =>
              studioApi.staff('POST /studio/remove-second-factor', { body: { id, reason } })
            }
            done={() => {
              toast.success(t('studio.customer.factor-removed'))
              void onChanged()
            }}
          />
        )}
      </div>
    </AccountSection>
  )
}
