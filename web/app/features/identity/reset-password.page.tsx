import { identity } from '@rashi/contract/texts/en/identity'
import { validation } from '@rashi/contract/texts/en/validation'
import { useNavigate, useParams } from 'react-router'
import { api } from '../../lib/client-api.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { endSession } from '../../lib/session-end.ts'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { toast } from '../../ui/toast-store.ts'
import { checkResetPassword } from './identity.rules.ts'
import { PasswordField } from './password-field.tsx'
import { SplitPlate } from './split-plate.tsx'
import styles from './split-plate.module.css'
import { useCheckedForm } from './use-checked-form.ts'

registerTexts({ ...identity, ...validation })

export default function ResetPasswordPage() {
  const t = useTranslate()
  const navigate = useNavigate()
  const { token = '', email = '' } = useParams()
  const form = useCheckedForm({
    name: 'reset-password',
    check: checkResetPassword,
    isRefusalToasted: true,
    send: (data) =>
      api.guest('POST /reset-password', {
        body: {
          token,
          email,
          password: String(data.get('password')),
          password_confirmation: String(data.get('password_confirmation')),
        },
      }),
    done: ({ msg }) => {
      // The new password has ended every session, including that of this browser.
      endSession()
      toast.success(msg)
      void navigate('/', { replace: true })
    },
  })
  return (
    <SplitPlate
      sign="leo"
      caption={t('identity.plate.leo')}
      title={t('identity.reset.title')}
      lead={t('identity.reset.lead', { email })}
    >
      <PageHead title={t('identity.reset.title')} hidden />
      <form {...form.props} className={styles.form}>
        {/* Password managers store the new password under this email. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t('identity.reset.password')}
          hint={t('identity.password-hint')}
          name="password"
          autoComplete="new-password"
          errors={form.findErrors('password')}
        />
        <PasswordField
          label={t('identity.confirm-password')}
          name="password_confirmation"
          autoComplete="new-password"
          errors={form.findErrors('password_confirmation')}
        />
        <Button {...form.submitProps} wide>
          {t('identity.reset.submit')}
        </Button>
      </form>
      <p>
        <TextLink alone to="/forgot-password">
          {t('identity.reset.new-link')}
        </TextLink>
      </p>
    </SplitPlate>
  )
}
