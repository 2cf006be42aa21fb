import { identity } from '@rashi/contract/texts/en/identity'
import { validation } from '@rashi/contract/texts/en/validation'
import { welcome } from '@rashi/contract/texts/en/welcome'
import type { User } from '@rashi/contract'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useCall } from '../../lib/calls.ts'
import { pendingOrder, PendingOrderNotice } from '../pending-order/index.ts'
import { api } from '../../lib/client-api.ts'
import { session } from '../../lib/session.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { ChoosePassword } from './choose-password.tsx'
import { orSecondStep } from './or-second-step.ts'
import { redeemLink } from './redeem-link.ts'
import { SplitPlate } from './split-plate.tsx'

registerTexts({ ...identity, ...validation, ...welcome })

/**
 * The browser's code redeems the link, so that a mail scanner that opens it does not use it up. A reader who is signed in,
 * and whose browser did not ask for the link, is asked first whether the account is theirs.
 */
export default function LoginLinkPage() {
  const t = useTranslate()
  const navigate = useNavigate()
  const { token = '' } = useParams()
  const [withoutPassword, setWithoutPassword] = useState<User>()
  const open = () => void navigate(pendingOrder.landing('/dashboard'), { replace: true })
  const [asked, setAsked] = useState<string>()
  const redeem = async (isConfirmed: boolean) => {
    if (!isConfirmed && session.isLive()) {
      const link = await api.guest('POST /login/link/preview', { body: { token } })
      if (!link.is_expected) return setAsked(link.email)
    }
    const user = await redeemLink(token, { isConfirmed }).catch(
      orSecondStep(navigate, '/dashboard', { replace: true }),
    )
    if (!user) return
    if (user.has_password) open()
    else setWithoutPassword(user)
  }
  const { run, failure, isBusy } = useCall(redeem, { isShownInPlace: () => true })
  const retry = () => void run(asked !== undefined)
  useEffect(() => void run(false), [run])

  if (withoutPassword) return <ChoosePassword email={withoutPassword.email} onChosen={open} />
  const isQuestion = asked !== undefined && !failure
  const title = isQuestion
    ? t('identity.link.whose', { email: asked })
    : t(failure ? 'identity.link.failed' : 'identity.link.title')
  const mayTryAgain = failure && failure.code !== 'sign-in-link-invalid' && failure.status !== 422
  return (
    <SplitPlate
      sign="leo"
      caption={t('identity.plate.leo')}
      title={title}
      unbroken={isQuestion ? asked : undefined}
      lead={
        <span role={failure ? 'alert' : 'status'}>
          {failure
            ? failure.message
            : t(isQuestion ? 'identity.link.whose-lead' : 'identity.link.lead')}
        </span>
      }
    >
      <PageHead title={title} hidden />
      {!isQuestion && <PendingOrderNotice />}
      {isQuestion && (
        <FormActions>
          <Button busy={isBusy} onClick={retry}>
            {t('identity.link.whose-yes')}
          </Button>
          <ButtonLink to="/dashboard" kind="quiet">
            {t('identity.link.whose-no')}
          </ButtonLink>
        </FormActions>
      )}
      {failure && (
        <FormActions>
          {mayTryAgain && (
            <Button busy={isBusy} onClick={retry}>
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
