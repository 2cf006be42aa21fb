import '../studio-texts.ts'
import { useState } from 'react'
import type { PageHandle } from '../../../lib/page-handle.ts'
import { PageHead } from '../../../lib/page-head.tsx'
import { PageSkeleton } from '../../../lib/page-skeleton.tsx'
import { useTranslate } from '../../../lib/texts.ts'
import layout from '../../../ui/layout.module.css'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'
import type { Route } from './+types/plans.page.ts'
import { PlanEntry } from './plan-entry.tsx'

export const handle: PageHandle = { title: 'studio.plans' }

export const clientLoader = () => studioApi.staff('GET /studio/plans')
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton />
}

/** The plans that are sold: their prices, and whether they are offered. */
export default function PlansPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const [plans, setPlans] = useState(loaderData.plans)
  return (
    <div className={layout.stack}>
      <PageHead hidden />
      <h1>{t('studio.plans')}</h1>
      <p className={layout.lead}>{t('studio.plans.lead')}</p>
      <ul role="list" className={styles.list}>
        {plans.map((plan) => (
          <PlanEntry
            key={plan.id}
            plan={plan}
            onChanged={({ plans: changed }) => setPlans(changed)}
          />
        ))}
      </ul>
    </div>
  )
}
