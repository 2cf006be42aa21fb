import '../studio-texts.ts'
import type { ResponseOf } from '@rashi/contract'
import { useState } from 'react'
import { useCall } from '../../../lib/calls.ts'
import type { PageHandle } from '../../../lib/page-handle.ts'
import { PageHead } from '../../../lib/page-head.tsx'
import { PageSkeleton } from '../../../lib/page-skeleton.tsx'
import { useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import layout from '../../../ui/layout.module.css'
import { AccountSection } from '../../identity/access.entry.ts'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'
import type { Route } from './+types/disputes.page.ts'
import { DisputeEntry } from './dispute-entry.tsx'

type Page = ResponseOf<'GET /studio/disputes'>
type State = 'open' | 'decided'

const load = (state: State, after?: string) =>
  studioApi.staff('GET /studio/disputes', { query: { state, ...(after && { after }) } })

export const handle: PageHandle = { title: 'studio.disputes' }

export async function clientLoader() {
  const [open, decided] = await Promise.all([load('open'), load('decided')])
  return { open, decided }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton />
}

/** The payments that banks dispute: what is due first, then what was decided. */
export default function DisputesPage({ loaderData: { open, decided } }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <div className={layout.stack}>
      <PageHead hidden />
      <h1>{t('studio.disputes')}</h1>
      <p className={layout.lead}>{t('studio.disputes.lead')}</p>
      <Disputes state="open" first={open} />
      <Disputes state="decided" first={decided} />
    </div>
  )
}

function Disputes({ state, first }: { state: State; first: Page }) {
  const t = useTranslate()
  const [{ disputes, next }, setShown] = useState(first)
  const more = useCall(async (after: string) => {
    const page = await load(state, after)
    setShown((known) => ({ ...page, disputes: [...known.disputes, ...page.disputes] }))
  })
  return (
    <AccountSection title={t(`studio.disputes.${state}`)}>
      {disputes.length === 0 && (
        <p className={styles.quiet}>{t(`studio.disputes.none-${state}`)}</p>
      )}
      <ul role="list" className={styles.list} aria-busy={more.isBusy || undefined}>
        {disputes.map((dispute) => (
          <DisputeEntry key={dispute.id} dispute={dispute} />
        ))}
      </ul>
      {next !== null && (
        <div>
          <Button kind="quiet" busy={more.isBusy} onClick={() => void more.run(next)}>
            {t('studio.disputes.more')}
          </Button>
        </div>
      )}
    </AccountSection>
  )
}
