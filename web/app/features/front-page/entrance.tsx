import type { Tonight } from '@rashi/contract'
import { useEffect, useState } from 'react'
import { findMoonPhase } from '../charts/moon-phase.entry.ts'
import { SignInCard } from '../identity/sign-in.entry.ts'
import { useTranslate } from '../../lib/texts.ts'
import layout from '../../ui/layout.module.css'
import styles from './entrance.module.css'
import { BirthForm, PendingOrder } from './later.tsx'

/**
 * The first view: the Moon of tonight with the form for a birth, and sign-in. Sign-in comes first for somebody
 * who is sent here to sign in, and in a browser that has signed in before.
 */
export function Entrance({
  tonight,
  redirect,
}: {
  tonight: Tonight | undefined
  redirect: string | null
}) {
  const t = useTranslate()
  const isReturning = useIsReturning()
  const isSent = redirect !== null
  const Heading = isSent ? 'h2' : 'h1'
  const sky = [
    tonight && (
      <figure key="moon" className={styles.moon}>
        <img src={tonight.mediaUrl} alt="" width="960" height="640" fetchPriority="high" />
      </figure>
    ),
    <div key="pitch" className={styles.pitch}>
      {tonight && (
        <p className={styles.tonight}>
          {t(`front.tonight.${findMoonPhase(tonight)}`, {
            degrees: Math.floor(tonight.degrees_in_sign),
            sign: t(`charts.sign.${tonight.sign}`),
            percent: tonight.illuminated_percent,
          })}
        </p>
      )}
      <Heading className={styles.heading}>{t('front.heading')}</Heading>
      <p className={layout.lead}>{t('front.lead')}</p>
      <BirthForm />
    </div>,
  ]
  const signIn = (
    <div key="sign-in" className={styles.signIn}>
      <SignInCard redirect={redirect} heading={isSent ? 'h1' : 'h2'}>
        <PendingOrder />
      </SignInCard>
    </div>
  )
  return (
    <div className={styles.entrance} data-sent={isSent || undefined}>
      {isSent || isReturning ? [signIn, ...sky] : [...sky, signIn]}
    </div>
  )
}

/**
 * Returns whether somebody has signed in with this browser. Styles show sign-in first before the first paint
 * (`data-returning`), and afterwards the elements follow, for the keyboard and for screen readers. Elements that are in
 * use stay where they are.
 */
function useIsReturning(): boolean {
  const [isReturning, setIsReturning] = useState(false)
  useEffect(() => {
    const isInUse = document.activeElement?.closest('form') != null
    setIsReturning('returning' in document.documentElement.dataset && !isInUse)
  }, [])
  return isReturning
}
