import { identity } from '@rashi/contract/texts/en/identity'
import { letters } from '@rashi/contract/texts/en/letters'
import { validation } from '@rashi/contract/texts/en/validation'
import { useSearchParams } from 'react-router'
import { PendingOrderNotice } from '../pending-order/index.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import { TrialSentence } from '../trial/index.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { landingAfterSignUp, signUpRedirect, withRedirect } from './landing.rules.ts'
import { SignUpForm } from './sign-up.form.tsx'
import { SplitPlate } from './split-plate.tsx'
import styles from './split-plate.module.css'

registerTexts({ ...identity, ...letters, ...validation })

export default function SignUpPage() {
  const t = useTranslate()
  const [search] = useSearchParams()
  const onward = search.get('redirect')
  return (
    <>
      <PageHead
        title={t('identity.sign-up.title')}
        description={t('identity.sign-up.description')}
      />
      <SplitPlate
        sign="taurus"
        caption={t('identity.plate.taurus')}
        title={t('identity.sign-up.title')}
        lead={t('identity.sign-up.lead')}
      >
        <PendingOrderNotice />
        <TrialSentence className={styles.free} />
        <SignUpForm landing={landingAfterSignUp(onward)} />
        <div className={styles.onward}>
          {t('identity.sign-up.have-account')}
          <ButtonLink kind="quiet" wide to={withRedirect('/', signUpRedirect(onward))}>
            {t('identity.sign-in.title')}
          </ButtonLink>
        </div>
      </SplitPlate>
    </>
  )
}
