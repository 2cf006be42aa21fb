import { horoscopes } from '@rashi/contract/texts/en/horoscopes'
import { today } from '@rashi/contract/texts/en/today'
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
import { dashboardSeconds, isLastWeek } from './countdown.rules.ts'
import { takePendingDeepLink } from '../deep-links/index.ts'
import { HoroscopeItemShape } from './horoscope-item-shape.tsx'
import { HoroscopeList } from './horoscope-list.tsx'
import { findTab, tabs } from './tabs.rules.ts'
import { findSignRoles } from './sign-roles.rules.ts'
import { Today } from './today.tsx'
import { loadDay } from './today-data.ts'
import { TodayShape } from './today-shape.tsx'
import { TrialNote } from './trial-note.tsx'
import styles from './dashboard.module.css'

registerTexts({ ...horoscopes, ...today })

export const handle: PageHandle = { title: 'today.title', actions: 'dashboard' }

export async function clientLoader() {
  const deepLink = takePendingDeepLink()
  if (deepLink !== undefined) throw redirect(deepLink)
  const [{ activeHoroscopes }, user, day] = await Promise.all([
    api.user('GET /horoscope/user-horoscopes', {
      query: { refresh: '0', overview: '1', ...inOwnTimeZone() },
    }),
    userStore.load(),
    // The horoscopes are shown even where this fails.
    loadDay().catch(() => undefined),
  ])
  if (!user) throw redirect('/')
  const isSubscribed = user.active_subscriptions.length > 0
  const troubled = user.active_subscriptions.filter((one) => findTrouble([one]))
  const trial = Object.values(activeHoroscopes).flat()[0]?.horoscope
  return {
    activeHoroscopes,
    day,
    openedAt: new Date(),
    isSubscribed,
    troubled,
    // Loaded before the page shows, so that it does not push the content below it down.
    PaymentNotices: troubled.length > 0 ? await loadPaymentNotices() : undefined,
    reader: {
      id: user.id,
      name: user.full_name,
      ownKey: user.generated_horoscope?.key,
      roles: findSignRoles(user),
    },
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
  return (
    <>
      <PageHead title={t('today.title')} hidden />
      <Skeleton label={t('shell.loading')}>
        <TodayShape />
        <h2>{t('horoscopes.dashboard.title')}</h2>
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
  const { activeHoroscopes, isSubscribed, troubled, PaymentNotices, reader, trialSeconds } =
    loaderData
  const [, setSearch] = useSearchParams()
  const current = useCurrentTab()
  const trial = trialSeconds > 0 && <TrialNote seconds={trialSeconds} />
  return (
    <div className={styles.dashboard}>
      <PageHead hidden />
      <Today
        loaded={loaderData.day}
        openedAt={loaderData.openedAt}
        fullName={reader.name}
        roles={reader.roles}
        weeks={activeHoroscopes.Weekly}
      >
        <LastPurchaseCard buyerId={reader.id} />
        <PendingOrderOffer />
        {PaymentNotices && <PaymentNotices subscriptions={troubled} />}
        {isLastWeek(trialSeconds) && trial}
      </Today>
      {!isLastWeek(trialSeconds) && trial}
      <section className={styles.horoscopes} aria-labelledby="horoscopes">
        <h2 id="horoscopes">{t('horoscopes.dashboard.title')}</h2>
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
            panel: (
              <HoroscopeList
                tab={tab}
                entries={activeHoroscopes[tab.group]}
                ownKey={reader.ownKey}
                roles={reader.roles}
              />
            ),
          }))}
        />
      </section>
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
