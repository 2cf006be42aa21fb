import '../studio-texts.ts'
import type { ResponseOf } from '@rashi/contract'
import { charts } from '@rashi/contract/texts/en/charts'
import { useState } from 'react'
import type { PageHandle } from '../../../lib/page-handle.ts'
import { PageHead } from '../../../lib/page-head.tsx'
import { PageSkeleton } from '../../../lib/page-skeleton.tsx'
import { registerTexts, translated, useLanguage, useTranslate } from '../../../lib/texts.ts'
import layout from '../../../ui/layout.module.css'
import { TextLink } from '../../../ui/text-link.tsx'
import { studioApi } from '../studio-api.ts'
import type { Route } from './+types/order.page.ts'
import { OrderAnswer } from './order-answer.tsx'
import { OrderChart } from './order-chart.tsx'
import { OrderFacts, OrderQuestions } from './order-facts.tsx'

registerTexts(charts)

type Order = ResponseOf<'GET /studio/order'>['order']

export const handle: PageHandle = { title: 'studio.order.title' }

export const clientLoader = ({ params: { id } }: Route.ClientLoaderArgs) =>
  studioApi.staff('GET /studio/order', { query: { id } })
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton isHeadingLoading />
}

export default function OrderPage({ loaderData: { order } }: Route.ComponentProps) {
  // Another order is another page.
  return <OrderOf key={order.id} first={order} />
}

function OrderOf({ first }: { first: Order }) {
  const t = useTranslate()
  const { id: languageId } = useLanguage()
  const [order, setOrder] = useState(first)
  const { consultation } = order
  return (
    <div className={layout.stack}>
      <PageHead hidden />
      <TextLink alone to="/studio/orders">
        {t('studio.order.back')}
      </TextLink>
      <h1>{translated(consultation.translations, languageId)?.title ?? consultation.slug}</h1>
      <OrderFacts order={order} />
      <OrderQuestions order={order} />
      <OrderChart order={order} />
      <OrderAnswer order={order} onChanged={setOrder} />
    </div>
  )
}
