import '../studio-texts.ts'
import type { ResponseOf } from '@rashi/contract'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useCall } from '../../../lib/calls.ts'
import type { PageHandle } from '../../../lib/page-handle.ts'
import { PageHead } from '../../../lib/page-head.tsx'
import { PageSkeleton } from '../../../lib/page-skeleton.tsx'
import { useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import layout from '../../../ui/layout.module.css'
import { ListChoice } from '../list-choice.tsx'
import { type ListName, readList } from '../lists.rules.ts'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'
import type { Route } from './+types/enquiries.page.ts'
import { EnquiryEntry } from './enquiry-entry.tsx'

type Page = ResponseOf<'GET /studio/enquiries'>

export const handle: PageHandle = { title: 'studio.enquiries' }

/** Loads the first page of the list that the address names. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  studioApi.staff('GET /studio/enquiries', {
    query: { list: readList(new URL(request.url).search) },
  })
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton />
}

export default function EnquiriesPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const list = readList(useLocation().search)
  return (
    <div className={layout.stack}>
      <PageHead hidden />
      <h1>{t('studio.enquiries')}</h1>
      <p className={layout.lead}>{t('studio.enquiries.lead')}</p>
      <ListChoice
        label={t('studio.enquiries.lists')}
        address="/studio/enquiries"
        list={list}
        names={{ open: t('studio.enquiries.open'), closed: t('studio.enquiries.closed') }}
      />
      {loaderData.enquiries.length === 0 ? (
        <EmptyState title={t(`studio.enquiries.none-${list}`)}>
          {t(`studio.enquiries.none-${list}-text`)}
        </EmptyState>
      ) : (
        <Enquiries key={list} list={list} first={loaderData} />
      )}
    </div>
  )
}

function Enquiries({ list, first }: { list: ListName; first: Page }) {
  const t = useTranslate()
  const [{ enquiries, next }, setShown] = useState(first)
  const more = useCall(async (after: string) => {
    const page = await studioApi.staff('GET /studio/enquiries', { query: { list, after } })
    setShown((known) => ({ enquiries: [...known.enquiries, ...page.enquiries], next: page.next }))
  })
  return (
    <>
      <ul role="list" className={styles.list} aria-busy={more.isBusy || undefined}>
        {enquiries.map((enquiry) => (
          <EnquiryEntry
            key={enquiry.id}
            enquiry={enquiry}
            onAnswered={(answered) =>
              setShown((known) => ({
                ...known,
                enquiries: known.enquiries.map((one) => (one.id === answered.id ? answered : one)),
              }))
            }
          />
        ))}
      </ul>
      {next !== null && (
        <div>
          <Button kind="quiet" busy={more.isBusy} onClick={() => void more.run(next)}>
            {t('studio.enquiries.more')}
          </Button>
        </div>
      )}
    </>
  )
}
