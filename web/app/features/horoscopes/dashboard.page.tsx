import { horoscopes } from '@rashi/contract/texts/en/horoscopes'
import { redirect, useParams, useSearchParams } from 'react-router'
import { api } from '../../lib/client-api.ts'
import { type PageHandle, unlessSamePage } from '../../lib/page-handle.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { LastPurchaseCard } from '../last-purchase/index.ts'
import { PendingOrderOffer } from '../pending-order/offer.entry.ts'
import { loadPaymentNotices, findTrouble } from '../subscriptions/index.ts'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import { inOwnTimeZone } from '../../lib/time-zone.ts'
import { userStore } from '../../lib/user.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { Route } from './+types/dashboard.page.ts'
import { dashboardSeconds } from './countdown.rules.ts'
import { takePendingDeepLink } from '../deep-links/index.ts'
import { HoroscopeItemShape } from './horoscope-item-shape.tsx'
import { HoroscopeList } from './horoscope-list.tsx'
import { findTab, tabs } from './tabs.rules.ts'
import { TrialCountdown } from './trial-countdown.tsx'
import styles from './dashboard.module.css'

registerTexts(horoscopes)

export const handle: PageHandle = { title: 'horoscopes.dashboard.title', actions: 'dashboard' }

export async function clientLoader() {
  const deepLink = takePendingDeepLink()
  if (deepLink !== undefined) throw redirect(deepLink)
  const [{ activeHoroscopes }, user] = await Promise.all([
    api.user('GET /horoscope/user-horoscopes', {
      query: { refresh: '0', overview: '1', ...inOwnTimeZone() },
    }),
    userStore.load(),
  ])
  if (!user) throw redirect('/')
  const isSubscribed = user.active_subscriptions.length > 0
  const troubled = user.active_subscriptions.filter((one) => findTrouble([one]))
  const trial = Object.values(activeHoroscopes).flat()[0]?.horoscope
  return {
    activeHoroscopes,
    isSubscribed,
    troubled,
    // Loaded before the page shows, so that it does not push the content below it down.
    PaymentNotices: troubled.length > 0 ? await loadPaymentNotices() : undefined,
    userId: user.id,
    ownKey: user.generated_horoscope?.key,
    trialSeconds: dashboardSeconds({ createdAt: user.created_at, isSubscribed }, trial, Date.now()),
  }
}
clientLoader.hydrate = true as const

/** Another tab shows another part of the loaded data. */
export const shouldRevalidate = unlessSamePage

function useCurrentTab() {
  const { tabId } = useParams()
  const [search] = useSearchParams()
  return findTab(search.get('tab')) ?? findTab(tabId) ?? tabs[0]
}

export function HydrateFallback() {
  const t = useTranslate()
  const current = useCurrentTab()
  const title = t('horoscopes.dashboard.title')
  return (
    <>
      <PageHead title={title} hidden />
      <Skeleton label={t('shell.loading')}>
        <h1>{title}</h1>
        <Tabs
          label={t('horoscopes.dashboard.tabs')}
          value={current.id}
          tabs={tabs.map(({ id, name }) => ({
            id,
            label: t(name),
            panel: <HoroscopeItemShape />,
          }))}
        />
      </Skeleton>
    </>
  )
}

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { activeHoroscopes, isSubscribed, troubled, PaymentNotices, userId, ownKey, trialSeconds } =
    loaderData
  const [, setSearch] = useSearchParams()
  const current = useCurrentTab()
  return (
    <div className={styles.dashboard}>
      <PageHead hidden />
      <header className={styles.head}>
        <h1>{t('horoscopes.dashboard.title')}</h1>
        {trialSeconds > 0 && <TrialCountdown seconds={trialSeconds} />}
      </header>
      <LastPurchaseCard buyerId={userId} />
      <PendingOrderOffer />
      {PaymentNotices && <PaymentNotices subscriptions={troubled} />}
      <Tabs
        label={t('horoscopes.dashboard.tabs')}
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
          label: t(tab.name),
          panel: <HoroscopeList tab={tab} entries={activeHoroscopes[tab.group]} ownKey={ownKey} />,
        }))}
      />
      {!isSubscribed && (
        <Card className={styles.plan}>
          <p>{t('horoscopes.dashboard.choose-plan-text')}</p>
          <ButtonLink to="/moonsign-select" state={{ hideModal: true }}>
            {t('horoscopes.dashboard.choose-plan')}
          </ButtonLink>
        </Card>
      )}
    </div>
  )
}
