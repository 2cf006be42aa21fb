import { identity } from '@rashi/contract/texts/en/identity'
import { validation } from '@rashi/contract/texts/en/validation'
import { redirect, useSearchParams } from 'react-router'
import { PendingOrderNotice } from '../pending-order/index.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { session } from '../../lib/session.ts'
import { organisation, website } from '../../lib/structured-data.rules.ts'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { landingAfterSignIn, withRedirect } from './landing.rules.ts'
import { SignInForm } from './sign-in.form.tsx'
import { SplitPlate } from './split-plate.tsx'
import styles from './split-plate.module.css'

registerTexts({ ...identity, ...validation })

/** Loads nothing; it makes the server render the page that `clientLoader` guards. */
export const loader = () => null

/** Redirects a signed-in user. */
export function clientLoader() {
  if (session.isLive()) throw redirect('/dashboard')
  return null
}
clientLoader.hydrate = true as const

export default function SignInPage() {
  const t = useTranslate()
  const [search] = useSearchParams()
  const onward = search.get('redirect')
  return (
    <div data-guest>
      <PageHead
        title={t('identity.sign-in.title')}
        description={t('identity.sign-in.description')}
        about={(site) => [organisation(site), website(site, t('shell.tagline'))]}
      />
      <SplitPlate
        sign="scorpio"
        caption={t('identity.plate.scorpio')}
        title={t('identity.sign-in.title')}
        lead={t('identity.sign-in.lead')}
      >
        <PendingOrderNotice />
        <SignInForm landing={landingAfterSignIn(onward)} />
        <div className={styles.onward}>
          {t('identity.sign-in.new-here')}
          <ButtonLink kind="quiet" wide to={withRedirect('/signup', onward)}>
            {t('identity.sign-in.create')}
          </ButtonLink>
        </div>
      </SplitPlate>
    </div>
  )
}
