import { useTranslate } from '../../../lib/texts.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { checkEmail } from '../check-forms.ts'
import { studioApi } from '../studio-api.ts'
import { ReasonForm } from './reason.form.tsx'

/** Requests a change of a customer's email, which the link in the new mailbox confirms. */
export function ChangeEmailForm({ customerId }: { customerId: string }) {
  const t = useTranslate()
  return (
    <ReasonForm
      name={`studio-email ${customerId}`}
      opener={t('studio.customer.change-email')}
      submit={t('studio.customer.change-email-yes')}
      submitKind="primary"
      text={t('studio.customer.change-email-text')}
      check={checkEmail}
      send={(reason, form) =>
        studioApi.staff('POST /studio/change-customer-email', {
          body: { id: customerId, email: String(form.get('email')), reason },
        })
      }
      done={({ minutes }) => toast.success(t('studio.customer.email-asked', { minutes }))}
    >
      {(findError) => (
        <TextField
          label={t('studio.customer.new-email')}
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
