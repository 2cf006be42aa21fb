import { signIn } from '@rashi/contract/texts/en/sign-in'
import type { ReactNode } from 'react'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { landingAfterSignIn, withRedirect } from './landing.rules.ts'
import { SignInForm } from './sign-in.form.tsx'
import cardStyles from './sign-in-card.module.css'
import styles from './split-plate.module.css'

registerTexts(signIn)

/** The sign-in form with its links, as a card. */
export function SignInCard({
  redirect,
  heading: Heading = 'h2',
  children,
}: {
  /** Where sign-in and sign-up lead, as the address of the page says. */
  redirect: string | null
  heading?: 'h1' | 'h2'
  /** Shown above the form. */
  children?: ReactNode
}) {
  const t = useTranslate()
  return (
    <Card as="section" aria-labelledby="sign-in" className={cardStyles.card}>
      <Heading id="sign-in" className={cardStyles.heading}>
        {t('identity.sign-in.title')}
      </Heading>
      {children}
      <SignInForm landing={landingAfterSignIn(redirect)} />
      <div className={styles.onward}>
        {t('identity.sign-in.new-here')}
        <ButtonLink kind="quiet" wide to={withRedirect('/signup', redirect)}>
          {t('identity.sign-in.create')}
        </ButtonLink>
      </div>
    </Card>
  )
}
