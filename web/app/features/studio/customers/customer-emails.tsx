import type { ResponseOf } from '@rashi/contract'
import { useState } from 'react'
import { useCall } from '../../../lib/calls.ts'
import { useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { AccountSection } from '../../identity/access.entry.ts'
import { useInstants } from '../staff-texts.ts'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'
import { ReasonForm } from './reason.form.tsx'

type Page = ResponseOf<'GET /studio/customer'>['emails']

/** The emails to a customer, the newest first; those that are as true later can be sent again. */
export function CustomerEmails({ customerId, first }: { customerId: string; first: Page }) {
  const t = useTranslate()
  const [more, setMore] = useState<Page>({ emails: [], next: first.next })
  const older = useCall(async (before: string) => {
    const query = { id: customerId, before }
    const page = await studioApi.staff('GET /studio/customer-emails', { query })
    setMore(({ emails }) => ({ ...page, emails: [...emails, ...page.emails] }))
  })
  const { next } = more
  const emails = [...first.emails, ...more.emails]
  return (
    <AccountSection title={t('studio.customer.emails')}>
      {emails.length === 0 && <p className={styles.quiet}>{t('studio.customer.no-emails')}</p>}
      <ul role="list" className={styles.list} aria-busy={older.isBusy || undefined}>
        {emails.map((email) => (
          <EmailEntry key={email.id} customerId={customerId} email={email} />
        ))}
      </ul>
      {next !== null && (
        <div>
          <Button kind="quiet" busy={older.isBusy} onClick={() => void older.run(next)}>
            {t('studio.customer.older')}
          </Button>
        </div>
      )}
    </AccountSection>
  )
}

function EmailEntry({
  customerId,
  email: { id, subject, state, at, can_resend },
}: {
  customerId: string
  email: Page['emails'][number]
}) {
  const t = useTranslate()
  const { formatTime } = useInstants()
  return (
    <li className={styles.entry} tabIndex={-1}>
      <span>
        <span className={styles.name}>{subject}</span>
        <span className={styles.quiet}>
          {t(`studio.customer.email-${state}`, { when: formatTime(at) })}
        </span>
      </span>
      {can_resend && (
        <ReasonForm
          name={`studio-resend ${id}`}
          opener={t('studio.customer.resend')}
          openerLabel={t('studio.customer.resend-of', { subject })}
          submit={t('studio.customer.resend')}
          submitKind="primary"
          text={t('studio.customer.resend-text')}
          send={(reason) =>
            studioApi.staff('POST /studio/resend-email', {
              body: { id: customerId, email_id: id, reason },
            })
          }
          done={(answer) => toast.success(t('studio.customer.resent', answer))}
        />
      )}
    </li>
  )
}
