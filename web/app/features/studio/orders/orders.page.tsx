import '../studio-texts.ts'
import { languageCodeOf, languages } from '@rashi/contract/languages.rules'
import type { ResponseOf } from '@rashi/contract'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useCall } from '../../../lib/calls.ts'
import type { PageHandle } from '../../../lib/page-handle.ts'
import { PageHead } from '../../../lib/page-head.tsx'
import { PageSkeleton } from '../../../lib/page-skeleton.tsx'
import { translated, useLanguage, useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import layout from '../../../ui/layout.module.css'
import { TextLink } from '../../../ui/text-link.tsx'
import { ListChoice } from '../list-choice.tsx'
import { type ListName, readList } from '../lists.rules.ts'
import { useInstants } from '../staff-texts.ts'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'
import type { Route } from './+types/orders.page.ts'
import { useOrderState } from './use-order-state.ts'

type Page = ResponseOf<'GET /studio/orders'>

export const handle: PageHandle = { title: 'studio.orders' }

/** Loads the first page of the list that the address names. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  studioApi.staff('GET /studio/orders', {
    query: { list: readList(new URL(request.url).search) },
  })
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton />
}

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const list = readList(useLocation().search)
  return (
    <div className={layout.stack}>
      <PageHead hidden />
      <h1>{t('studio.orders')}</h1>
      <p className={layout.lead}>{t('studio.orders.lead')}</p>
      <ListChoice
        label={t('studio.orders.lists')}
        address="/studio/orders"
        list={list}
        names={{ open: t('studio.orders.open'), closed: t('studio.orders.closed') }}
      />
      {loaderData.orders.length === 0 ? (
        <EmptyState title={t(`studio.orders.none-${list}`)}>
          {t(`studio.orders.none-${list}-text`)}
        </EmptyState>
      ) : (
        <Orders key={list} list={list} first={loaderData} />
      )}
    </div>
  )
}

function Orders({ list, first }: { list: ListName; first: Page }) {
  const t = useTranslate()
  const [{ orders, next }, setShown] = useState(first)
  const more = useCall(async (after: string) => {
    const page = await studioApi.staff('GET /studio/orders', { query: { list, after } })
    setShown((known) => ({ orders: [...known.orders, ...page.orders], next: page.next }))
  })
  return (
    <>
      <ul role="list" className={styles.list} aria-busy={more.isBusy || undefined}>
        {orders.map((order) => (
          <OrderEntry key={order.id} order={order} />
        ))}
      </ul>
      {next !== null && (
        <div>
          <Button kind="quiet" busy={more.isBusy} onClick={() => void more.run(next)}>
            {t('studio.orders.more')}
          </Button>
        </div>
      )}
    </>
  )
}

function OrderEntry({ order }: { order: Page['orders'][number] }) {
  const t = useTranslate()
  const { id: languageId } = useLanguage()
  const { formatDay } = useInstants()
  const sayState = useOrderState()
  const { id, consultation, created_at, language_id, is_changed } = order
  return (
    <li className={styles.entry}>
      <span>
        <TextLink alone to={`/studio/orders/${id}`}>
          {translated(consultation.translations, languageId)?.title ?? consultation.slug}
        </TextLink>
        <span className={styles.quiet} style={{ display: 'block' }}>
          {[
            t('studio.orders.ordered-on', { day: formatDay(created_at) }),
            t('studio.orders.answer-in', { language: languages[languageCodeOf(language_id)].name }),
            is_changed && t('studio.orders.changed'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <strong className={styles.state} data-state={order.state}>
        {sayState(order)}
      </strong>
    </li>
  )
}
