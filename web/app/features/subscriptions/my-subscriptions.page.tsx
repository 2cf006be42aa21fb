import { billing } from '@rashi/contract/texts/en/billing'
import { checkout } from '@rashi/contract/texts/en/checkout'
import { payments } from '@rashi/contract/texts/en/payments'
import { rights } from '@rashi/contract/texts/en/rights'
import { useState } from 'react'
import { redirect, useRevalidator } from 'react-router'
import { api } from '../../lib/client-api.ts'
import type { PageHandle } from '../../lib/page-handle.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { groupCombos, type SubscriptionEntry } from './subscription-entries.rules.ts'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import { userStore } from '../../lib/user.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import layout from '../../ui/layout.module.css'
import { Skeleton, SkeletonBlock, SkeletonLines } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { Route } from './+types/my-subscriptions.page.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { ChangeCardDialog } from './change-card-dialog.tsx'
import { SubscriptionCard } from './subscription-card.tsx'
import { useFinishCardChange } from './use-finish-card-change.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

registerTexts(billing)
registerTexts(checkout)
registerTexts(payments)
registerTexts(rights)

export const handle: PageHandle = { title: 'checkout.mine.title' }

export async function clientLoader() {
  const [user, { subscriptions }] = await Promise.all([
    userStore.load().then((known) => known && userStore.refresh()),
    api.user('GET /payment-plan/get-user-historic-subscriptions'),
  ])
  if (!user) throw redirect('/')
  return { active: groupCombos(user.active_subscriptions), historic: groupCombos(subscriptions) }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  const t = useTranslate()
  return (
    <div className={layout.stack}>
      <PageHead hidden />
      <Skeleton label={t('shell.loading')}>
        <h1>{t('checkout.mine.title')}</h1>
        <h2>{t('checkout.mine.active')}</h2>
        <SkeletonBlock height="15rem" />
        <h2>{t('checkout.mine.historic')}</h2>
        <SkeletonLines count={2} />
      </Skeleton>
    </div>
  )
}

export default function MySubscriptionsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { revalidate } = useRevalidator()
  useFinishCardChange(() => void revalidate())
  const [toCancel, setToCancel] = useState<SubscriptionEntry>()
  const [toWithdraw, setToWithdraw] = useState<string>()
  const [toCharge, setToCharge] = useState<SubscriptionEntry>()
  const { active, historic } = loaderData
  const withdrawal = [...active, ...historic].find(([{ id }]) => id === toWithdraw)
  const withdraw = ([{ id }]: SubscriptionEntry) => setToWithdraw(id)
  const choose = (
    <ButtonLink
      kind={active.length > 0 ? 'quiet' : 'primary'}
      to="/moonsign-select"
      state={{ hideModal: true }}
    >
      {t('checkout.mine.choose')}
    </ButtonLink>
  )
  return (
    <div className={classNames(layout.stack, layout.loose)}>
      <PageHead hidden />
      <div className={classNames(layout.row, layout.apart)}>
        <h1>{t('checkout.mine.title')}</h1>
        <div className={layout.row}>
          <TextLink alone to="/payments">
            {t('payments.title')}
          </TextLink>
          {active.length > 0 && choose}
        </div>
      </div>
      <section aria-labelledby="active" className={layout.stack}>
        <h2 id="active">{t('checkout.mine.active')}</h2>
        {active.length > 0 ? (
          <Entries
            entries={active}
            onCancel={setToCancel}
            onChangeCard={setToCharge}
            onWithdraw={withdraw}
          />
        ) : (
          <EmptyState title={t('checkout.mine.none-active')} action={choose}>
            {t('checkout.mine.none-active-text')}
          </EmptyState>
        )}
      </section>
      <section aria-labelledby="historic" className={layout.stack}>
        <h2 id="historic">{t('checkout.mine.historic')}</h2>
        {historic.length > 0 ? (
          <Entries entries={historic} onWithdraw={withdraw} />
        ) : (
          <p className={layout.caption}>{t('checkout.mine.none-historic')}</p>
        )}
      </section>
      <CancelDialog
        entry={toCancel}
        onClose={() => setToCancel(undefined)}
        onCancelled={revalidate}
      />
      <ChangeCardDialog
        entry={toCharge}
        onClose={() => setToCharge(undefined)}
        onChanged={() => void revalidate()}
      />
      <WithdrawDialog
        entry={withdrawal}
        onClose={() => setToWithdraw(undefined)}
        onChanged={revalidate}
      />
    </div>
  )
}

function Entries(props: {
  entries: readonly SubscriptionEntry[]
  onCancel?: (entry: SubscriptionEntry) => void
  onChangeCard?: (entry: SubscriptionEntry) => void
  onWithdraw: (entry: SubscriptionEntry) => void
}) {
  const { entries, ...hears } = props
  return (
    <ul role="list" className={layout.stack}>
      {entries.map((entry) => (
        <SubscriptionCard key={entry[0].id} entry={entry} {...hears} />
      ))}
    </ul>
  )
}
