import { identity } from '@rashi/contract/texts/en/identity'
import { validation } from '@rashi/contract/texts/en/validation'
import { welcome } from '@rashi/contract/texts/en/welcome'
import type { User } from '@rashi/contract'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { ApiFailure } from '../../lib/api-failure.ts'
import { useCall } from '../../lib/calls.ts'
import { api, createApiWithToken } from '../../lib/client-api.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { session } from '../../lib/session.ts'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import { userStore } from '../../lib/user.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { ChoosePassword } from './choose-password.tsx'
import { orSecondStep } from './or-second-step.ts'
import { SplitPlate } from './split-plate.tsx'
import { redeemLink } from './redeem-link.ts'

registerTexts({ ...identity, ...validation, ...welcome })

/** A dead session is no reason to leave this page: the visitor is then treated as a guest. */
const quietApi = createApiWithToken(session.token, () => {})

/** Confirms the address of the signed-in user; returns undefined in a browser without a live session. */
async function confirmOwn(token: string): Promise<User | undefined> {
  if (!session.isLive()) return undefined
  try {
    await quietApi.user('POST /user/confirm-welcome', { body: { token } })
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure
    if (failure.status === 401) return undefined
    // A link that was used before still leads its reader to the week.
    if (failure.status !== 422 || !(await userStore.refresh()).email_confirmed) throw failure
  }
  return userStore.refresh()
}

const weekOf = ({ trial_sign, generated_horoscope }: User) =>
  `/horoscope/weekly/${(trial_sign ?? generated_horoscope.key).toLowerCase()}`

/**
 * The welcome email's page. In a browser that is signed in, its code confirms the address; elsewhere a press of the
 * button signs in. A mail scanner that only opens the link does neither.
 */
export default function WelcomePage() {
  const t = useTranslate()
  const navigate = useNavigate()
  const { token = '' } = useParams()
  /** The masked email of the account, for a visitor who is not signed in. */
  const [guestOf, setGuestOf] = useState<string>()
  const isGuest = guestOf !== undefined
  const [withoutPassword, setWithoutPassword] = useState<User>()
  const read = (user: User) => void navigate(weekOf(user), { replace: true })
  const confirm = useCall(
    async () => {
      const user = await confirmOwn(token)
      if (user) return read(user)
      const link = await api.guest('POST /login/link/preview', { body: { token } })
      setGuestOf(link.email)
    },
    { isShownInPlace: () => true },
  )
  const signIn = useCall(
    async () => {
      const user = await redeemLink(token, { isConfirmed: true }).catch(
        orSecondStep(navigate, '/dashboard', { replace: true }),
      )
      if (!user) return
      if (user.has_password) read(user)
      else setWithoutPassword(user)
    },
    { isShownInPlace: () => true },
  )
  const { run } = confirm
  useEffect(() => void run(), [run])

  if (withoutPassword)
    return <ChoosePassword email={withoutPassword.email} onChosen={() => read(withoutPassword)} />
  const attempt = isGuest ? signIn : confirm
  const { failure } = attempt
  const mayTryAgain = failure && failure.status !== 422
  const stage = isGuest ? 'guest' : 'checking'
  const title = t(failure ? 'identity.welcome.failed' : `identity.welcome.${stage}`)
  return (
    <SplitPlate
      sign="leo"
      caption={t('identity.plate.leo')}
      title={title}
      lead={
        <span role={failure ? 'alert' : 'status'}>
          {failure
            ? failure.message
            : t(`identity.welcome.${stage}-lead`, { email: guestOf ?? '' })}
        </span>
      }
    >
      <PageHead title={title} hidden />
      {(failure ?? isGuest) && (
        <FormActions>
          {(failure ? mayTryAgain : isGuest) && (
            <Button busy={attempt.isBusy} onClick={() => void attempt.run()}>
              {t(failure ? 'identity.link.again' : 'identity.welcome.continue')}
            </Button>
          )}
          <ButtonLink
            to={isGuest ? '/' : '/dashboard'}
            kind={failure && !mayTryAgain ? 'primary' : 'quiet'}
          >
            {t(isGuest ? 'identity.link.to-sign-in' : 'identity.welcome.to-dashboard')}
          </ButtonLink>
        </FormActions>
      )}
    </SplitPlate>
  )
}
