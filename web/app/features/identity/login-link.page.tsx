import { identity } from '@rashi/contract/texts/en/identity'
import { validation } from '@rashi/contract/texts/en/validation'
import { welcome } from '@rashi/contract/texts/en/welcome'
import type { User } from '@rashi/contract'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useCall } from '../../lib/calls.ts'
import { pendingOrder, PendingOrderNotice } from '../pending-order/index.ts'
import { api } from '../../lib/client-api.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { ChoosePassword } from './choose-password.tsx'
import { orSecondStep } from './or-second-step.ts'
import { startSession } from './start-session.ts'
import { SplitPlate } from './split-plate.tsx'

registerTexts({ ...identity, ...validation, ...welcome })

/** The browser's code redeems the link, so that a mail scanner that opens it does not use it up. */
export default function LoginLinkPage() {
  const t = useTranslate()
  const navigate = useNavigate()
  const { token = '' } = useParams()
  const [withoutPassword, setWithoutPassword] = useState<User>()
  const open = () => void navigate(pendingOrder.landing('/dashboard'), { replace: true })
  const redeem = async () => {
    const signedIn = await api
      .guest('POST /login/link/redeem', { body: { token } })
      .catch(orSecondStep(navigate, '/dashboard', { replace: true }))
    if (!signedIn) return
    startSession(signedIn)
    if (signedIn.user.has_password) open()
    else setWithoutPassword(signedIn.user)
  }
  const { run, failure, isBusy } = useCall(redeem, { isShownInPlace: () => true })
  useEffect(() => void run(), [run])

  if (withoutPassword) return <ChoosePassword email={withoutPassword.email} onChosen={open} />
  const title = t(failure ? 'identity.link.failed' : 'identity.link.title')
  const mayTryAgain = failure && failure.code !== 'sign-in-link-invalid' && failure.status !== 422
  return (
    <SplitPlate
      sign="leo"
      caption={t('identity.plate.leo')}
      title={title}
      lead={
        <span role={failure ? 'alert' : 'status'}>
          {failure ? failure.message : t('identity.link.lead')}
        </span>
      }
    >
      <PageHead title={title} hidden />
      <PendingOrderNotice />
      {failure && (
        <FormActions>
          {mayTryAgain && (
            <Button busy={isBusy} onClick={() => void run()}>
              {t('identity.link.again')}
            </Button>
          )}
          <ButtonLink to="/" kind={mayTryAgain ? 'quiet' : 'primary'}>
            {t('identity.link.to-sign-in')}
          </ButtonLink>
        </FormActions>
      )}
    </SplitPlate>
  )
}
