import { account } from '@rashi/contract/texts/en/account'
import { identity } from '@rashi/contract/texts/en/identity'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { useCall } from '../../../lib/calls.ts'
import { api } from '../../../lib/client-api.ts'
import { PageHead } from '../../../lib/page-head.tsx'
import { useHasSession } from '../../../lib/session.ts'
import { registerTexts, useTranslate } from '../../../lib/texts.ts'
import { userStore } from '../../../lib/user.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { SplitPlate } from '../split-plate.tsx'

registerTexts({ ...account, ...identity })

/** The browser's code confirms the address, so that a mail scanner that opens the link does not use it up. */
export default function ConfirmEmailPage() {
  const t = useTranslate()
  const { token = '' } = useParams()
  const hasSession = useHasSession()
  const [email, setEmail] = useState<string>()
  const confirm = async () => {
    const confirmed = await api.guest('POST /user/confirm-email', {
      body: { token },
      keepsSession: true,
    })
    setEmail(confirmed.email)
    // The address may be that of the signed-in user.
    void userStore
      .load()
      .then((known) => known && userStore.refresh())
      .catch(() => {})
  }
  const { run, failure, isBusy } = useCall(confirm, { isShownInPlace: () => true })
  useEffect(() => void run(), [run])

  const title = t(
    failure
      ? 'account.confirm.failed'
      : email === undefined
        ? 'account.confirm.title'
        : 'account.confirm.done',
  )
  const lead =
    failure?.message ??
    (email === undefined ? t('account.confirm.lead') : t('account.confirm.done-lead', { email }))
  const mayTryAgain = failure && failure.status !== 422
  return (
    <SplitPlate
      sign="leo"
      caption={t('identity.plate.leo')}
      title={title}
      lead={<span role={failure ? 'alert' : 'status'}>{lead}</span>}
    >
      <PageHead title={title} hidden />
      {(failure ?? email) !== undefined && (
        <FormActions>
          {mayTryAgain && (
            <Button busy={isBusy} onClick={() => void run()}>
              {t('account.confirm.again')}
            </Button>
          )}
          {hasSession ? (
            <ButtonLink
              to={failure ? '/account' : '/dashboard'}
              kind={mayTryAgain ? 'quiet' : 'primary'}
            >
              {t(failure ? 'account.to' : 'account.confirm.to-dashboard')}
            </ButtonLink>
          ) : (
            <ButtonLink to="/" kind={mayTryAgain ? 'quiet' : 'primary'}>
              {t('identity.link.to-sign-in')}
            </ButtonLink>
          )}
        </FormActions>
      )}
    </SplitPlate>
  )
}
