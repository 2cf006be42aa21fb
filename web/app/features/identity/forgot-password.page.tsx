import { identity } from '@rashi/contract/texts/en/identity'
import { validation } from '@rashi/contract/texts/en/validation'
import { useState } from 'react'
import { api } from '../../lib/client-api.ts'
import { PendingOrderNotice } from '../pending-order/index.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { errorLines } from './errors.tsx'
import { checkForgotPassword } from './identity.rules.ts'
import { SplitPlate } from './split-plate.tsx'
import styles from './split-plate.module.css'
import { useCheckedForm } from './use-checked-form.ts'

registerTexts({ ...identity, ...validation })

export default function ForgotPasswordPage() {
  const t = useTranslate()
  const [sent, setSent] = useState<{ email: string; msg: string }>()
  const form = useCheckedForm({
    name: 'forgot-password',
    check: checkForgotPassword,
    send: async (data) => {
      const email = String(data.get('email')).trim()
      return { email, ...(await api.guest('POST /forgot-password', { body: { email } })) }
    },
    done: setSent,
  })
  return (
    <SplitPlate
      sign="aquarius"
      caption={t('identity.plate.aquarius')}
      title={t('identity.forgot.title')}
      lead={t('identity.forgot.lead')}
    >
      <PageHead title={t('identity.forgot.title')} description={t('identity.forgot.lead')} hidden />
      <PendingOrderNotice />
      <form {...form.props} className={styles.form}>
        <TextField
          label={t('identity.email')}
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={form.typed('email')}
          error={errorLines(form.findErrors('email'))}
        />
        <Button {...form.submitProps} wide>
          {t('identity.forgot.submit')}
        </Button>
        <div role="status">
          {sent && (
            <p className={styles.note}>
              {sent.msg} {t('identity.forgot.sent', { email: sent.email })}
            </p>
          )}
        </div>
      </form>
      <p>
        <TextLink alone to="/">
          {t('identity.back-to-sign-in')}
        </TextLink>
      </p>
    </SplitPlate>
  )
}
