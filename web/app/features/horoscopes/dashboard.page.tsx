import { horoscopes } from '@rashi/contract/texts/en/horoscopes'
import { lazy, Suspense } from 'react'
import { redirect, useParams, useSearchParams } from 'react-router'
import { api } from '../../lib/client-api.ts'
import type { PageHandle } from '../../lib/page-handle.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { unlessSamePage } from '../../lib/same-page.ts'
import { troubleOf } from '../../lib/subscription-entries.rules.ts'
import { addEnglish, useSay } from '../../lib/texts.ts'
import { userStore } from '../../lib/user.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { Route } from './+types/dashboard.page.ts'
import { dashboardSeconds } from './countdown.rules.ts'
import { takeDeepLink } from '../../lib/deep-link.ts'
import { HoroscopeList } from './horoscope-list.tsx'
import { findTab, tabs } from './tabs.rules.ts'
import { TrialCountdown } from './trial-countdown.tsx'
import styles from './dashboard.module.css'

const PaymentNotices = lazy(() => import('../../lib/payment-notices.tsx'))

addEnglish(horoscopes)

export const handle: PageHandle = { title: 'horoscopes.dashboard.title', actions: 'dashboard' }

export async function clientLoader() {
  const deepLink = takeDeepLink()
  if (deepLink !== undefined) throw redirect(deepLink)
  const [{ activeHoroscopes }, user] = await Promise.all([
    api.user('GET /horoscope/user-horoscopes', { query: { refresh: '0' } }),
    userStore.load(),
  ])
  if (!user) throw redirect('/')
  const isSubscribed = user.active_subscriptions.length > 0
  const trial = Object.values(activeHoroscopes).flat()[0]?.horoscope
  return {
    activeHoroscopes,
    isSubscribed,
    troubled: user.active_subscriptions.filter((one) => troubleOf([one])),
    ownKey: user.generated_horoscope?.key,
    trialSeconds: dashboardSeconds({ createdAt: user.created_at, isSubscribed }, trial, Date.now()),
  }
}
clientLoader.hydrate = true as const

/** Another tab is another view of what is here already. */
export const shouldRevalidate = unlessSamePage

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const say = useSay()
  const { activeHoroscopes, isSubscribed, troubled, ownKey, trialSeconds } = loaderData
  const { tabId } = useParams()
  const [search, setSearch] = useSearchParams()
  const current = findTab(search.get('tab')) ?? findTab(tabId) ?? tabs[0]
  return (
    <div className={styles.dashboard}>
      <PageHead hidden />
      <header className={styles.head}>
        <h1>{say('horoscopes.dashboard.title')}</h1>
        {trialSeconds > 0 && <TrialCountdown seconds={trialSeconds} />}
      </header>
      {troubled.length > 0 && (
        <Suspense>
          <PaymentNotices subscriptions={troubled} />
        </Suspense>
      )}
      <Tabs
        label={say('horoscopes.dashboard.tabs')}
        value={current.id}
        onValueChange={(tab) =>
          setSearch(
            (before) => {
              before.set('tab', tab)
              return before
            },
            { replace: true, preventScrollReset: true },
          )
        }
        tabs={tabs.map((tab) => ({
          id: tab.id,
          label: say(tab.name),
          panel: <HoroscopeList tab={tab} entries={activeHoroscopes[tab.group]} ownKey={ownKey} />,
        }))}
      />
      {!isSubscribed && (
        <Card className={styles.plan}>
          <p>{say('horoscopes.dashboard.choose-plan-text')}</p>
          <ButtonLink to="/moonsign-select">{say('horoscopes.dashboard.choose-plan')}</ButtonLink>
        </Card>
      )}
    </div>
  )
}
