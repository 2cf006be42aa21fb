import { charts } from '@rashi/contract/texts/en/charts'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { announceFailure } from '../../lib/calls.ts'
import { ApiFailure } from '../../lib/api-failure.ts'
import { api } from '../../lib/client-api.ts'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import { pageContext } from '../../lib/page-context.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { selectedHoroscope } from './selected-horoscope.ts'
import { useHasSession } from '../../lib/session.ts'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import { userStore, useUser } from '../../lib/user.ts'
import layout from '../../ui/layout.module.css'
import type { Route } from './+types/moonsign-select.page.ts'
import { hidesModal, isDual } from './arrival.rules.ts'
import { GuestCountdown, guestSignIn } from './guest-countdown.tsx'
import { RevealOffer } from './reveal-offer.tsx'
import { RisingSignChoice } from './rising-sign-choice.tsx'
import { SignChoice } from './sign-choice.tsx'
import styles from './moonsign-select.module.css'

registerTexts(charts)

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(pageContext).api.guest('GET /horoscope')

/** The server's page may come from its cache, so the browser loads the data again. */
export const clientLoader = () => api.guest('GET /horoscope')
clientLoader.hydrate = true as const

export default function MoonsignSelectPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const isHydrated = useIsHydrated()
  const hasSession = useHasSession()
  const { state, key } = useLocation()
  const ownKey = useOwnMoonsign(hasSession)
  // The server knows no navigation state, so the page is hydrated without it.
  const dual = isHydrated && hasSession && isDual(state)
  const title = t(dual ? 'charts.select.dual-title' : 'charts.select.title')
  const offersReveal = isHydrated && hasSession && !dual && !hidesModal(state)
  return (
    <div className={layout.stack}>
      <PageHead title={title} hidden />
      <h1>{title}</h1>
      {!(isHydrated && hasSession) && (
        <div className={styles.guest}>
          <GuestCountdown />
        </div>
      )}
      {dual ? (
        <RisingSignChoice signs={loaderData.horoscopes} />
      ) : (
        <SignChoice
          signs={loaderData.horoscopes}
          selection={selectedHoroscope}
          next={(moonsign) => (hasSession ? ['/payment-plan-select', moonsign] : [guestSignIn, {}])}
          texts={{
            lead: t('charts.select.lead'),
            submit: t('charts.select.submit'),
            ownMark: t('charts.select.own-mark'),
          }}
          ownKey={ownKey}
          preselected={ownKey}
        />
      )}
      {offersReveal && <RevealOffer key={key} />}
    </div>
  )
}

/** Returns the reader's own moonsign; undefined for a guest, and until it is loaded. */
function useOwnMoonsign(hasSession: boolean) {
  const user = useUser()
  useEffect(() => {
    if (!hasSession) return
    userStore.load().catch((failure: unknown) => {
      if (failure instanceof ApiFailure) announceFailure(failure)
    })
  }, [hasSession])
  return hasSession ? user?.generated_horoscope.key : undefined
}
