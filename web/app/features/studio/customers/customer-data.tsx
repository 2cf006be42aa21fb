import type { ResponseOf } from '@rashi/contract'
import { useNavigate } from 'react-router'
import { useTranslate } from '../../../lib/texts.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { AccountSection, downloadFile, withErrors } from '../../identity/access.entry.ts'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'
import { ReasonForm } from './reason.form.tsx'

type Customer = ResponseOf<'GET /studio/customer'>['customer']

/** An owner exports or deletes the data of a customer who asks for it. */
export function CustomerData({ customer: { id, email } }: { customer: Customer }) {
  const t = useTranslate()
  return (
    <AccountSection title={t('studio.customer.data')}>
      <p className={styles.quiet}>{t('studio.customer.data-lead')}</p>
      <div className={styles.functions}>
        <ReasonForm
          name={`studio-export ${id}`}
          opener={t('studio.customer.export')}
          submit={t('studio.customer.export-yes')}
          submitKind="primary"
          text={t('studio.customer.export-text')}
          send={(reason) =>
            studioApi.staff('POST /studio/export-customer', { body: { id, reason } })
          }
          done={(exported) => {
            const name = `account-${exported.exported_at.slice(0, 10)}.json`
            downloadFile(name, 'application/json', JSON.stringify(exported, null, 2))
            toast.success(t('studio.customer.exported'))
          }}
        />
        <DeleteForm id={id} email={email} />
      </div>
    </AccountSection>
  )
}

function DeleteForm({ id, email }: Pick<Customer, 'id' | 'email'>) {
  const t = useTranslate()
  const navigate = useNavigate()
  const readTyped = (form: FormData) => String(form.get('email')).trim()
  return (
    <ReasonForm
      name={`studio-delete ${id}`}
      opener={t('studio.customer.delete')}
      submit={t('studio.customer.delete-yes')}
      text={t('studio.customer.delete-text')}
      check={(form) =>
        withErrors({
          email: [
            readTyped(form).toLowerCase() === email.toLowerCase()
              ? undefined
              : ('studio.customer.delete-other' as const),
          ],
        })
      }
      send={(reason, form) =>
        studioApi.staff('POST /studio/delete-customer', {
          body: { id, email: readTyped(form), reason },
        })
      }
      done={() => {
        toast.success(t('studio.customer.deleted'))
        // The page of an account that is gone is not a place to come back to.
        void navigate('/studio/customers', { replace: true })
      }}
    >
      {(findError) => (
        <TextField
          label={t('studio.customer.delete-email')}
          type="email"
          name="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={findError('email')}
        />
      )}
    </ReasonForm>
  )
}
