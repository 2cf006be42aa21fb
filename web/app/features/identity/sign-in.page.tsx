import { identity } from '@rashi/contract/texts/en/identity'
import { validation } from '@rashi/contract/texts/en/validation'
import { redirect, useSearchParams } from 'react-router'
import { PageHead } from '../../lib/page-head.tsx'
import { session } from '../../lib/session.ts'
import { organisation, website } from '../../lib/structured-data.rules.ts'
import { registerTexts, useSay } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { landingAfterSignIn, withRedirect } from './landing.rules.ts'
import { SignInForm } from './sign-in.form.tsx'
import { SplitPlate } from './split-plate.tsx'
import styles from './split-plate.module.css'

registerTexts({ ...identity, ...validation })

/** There is nothing to load; it makes the server draw the page that `clientLoader` guards. */
export const loader = () => null

/** Who is signed in has no business here. */
export function clientLoader() {
  if (session.isLive()) throw redirect('/dashboard')
  return null
}
clientLoader.hydrate = true as const

export default function SignInPage() {
  const say = useSay()
  const [search] = useSearchParams()
  const onward = search.get('redirect')
  return (
    <div data-guest>
      <PageHead
        title={say('identity.sign-in.title')}
        description={say('identity.sign-in.description')}
        about={(site) => [organisation(site), website(site, say('shell.tagline'))]}
      />
      <SplitPlate
        sign="scorpio"
        caption={say('identity.plate.scorpio')}
        title={say('identity.sign-in.title')}
        lead={say('identity.sign-in.lead')}
      >
        <SignInForm landing={landingAfterSignIn(onward)} />
        <div className={styles.onward}>
          {say('identity.sign-in.new-here')}
          <ButtonLink kind="quiet" wide to={withRedirect('/signup', onward)}>
            {say('identity.sign-in.create')}
          </ButtonLink>
        </div>
      </SplitPlate>
    </div>
  )
}
