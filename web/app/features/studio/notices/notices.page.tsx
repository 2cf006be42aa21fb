import '../studio-texts.ts'
import { useLocation } from 'react-router'
import type { PageHandle } from '../../../lib/page-handle.ts'
import { PageHead } from '../../../lib/page-head.tsx'
import { PageSkeleton } from '../../../lib/page-skeleton.tsx'
import { useTranslate } from '../../../lib/texts.ts'
import layout from '../../../ui/layout.module.css'
import { toast } from '../../../ui/toast-store.ts'
import { EntryList } from '../entry-list.tsx'
import { OpenedForm } from '../opened-form.tsx'
import { readState, StateLinks } from '../state-links.tsx'
import { studioApi } from '../studio-api.ts'
import { useEntries } from '../use-entries.ts'
import type { Route } from './+types/notices.page.ts'
import { NoticeEntry } from './notice-entry.tsx'
import { NoticeForm } from './notice.form.tsx'

export const handle: PageHandle = { title: 'studio.notices' }

const states = ['coming', 'current', 'ended'] as const

async function load(search: string, after?: number) {
  const state = readState(search, states)
  const query = { ...(state && { state }), ...(after !== undefined && { after }) }
  const { notices, next } = await studioApi.staff('GET /studio/notices', { query })
  return { entries: notices, next }
}

/** Loads the first page of the notices in the state that the address names. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(new URL(request.url).search)
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton />
}

export default function NoticesPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { search } = useLocation()
  return (
    <div className={layout.stack}>
      <PageHead hidden />
      <h1>{t('studio.notices')}</h1>
      <p className={layout.lead}>{t('studio.notices.lead')}</p>
      <Notices key={search} first={loaderData} search={search} />
    </div>
  )
}

function Notices({ first, search }: { first: Route.ComponentProps['loaderData']; search: string }) {
  const t = useTranslate()
  const list = useEntries(
    first,
    ({ id }) => id,
    (after) => load(search, after),
  )
  return (
    <>
      <OpenedForm kind="primary" opener={t('studio.notices.write')}>
        {(close) => (
          <NoticeForm
            onDone={(notice) => {
              close()
              list.put(notice)
              toast.success(t('studio.notices.published'))
            }}
          />
        )}
      </OpenedForm>
      <StateLinks
        to="/studio/notices"
        label={t('studio.notices.show')}
        chosen={readState(search, states)}
        all="studio.notices.all"
        states={states.map((state) => ({ state, text: `studio.notices.${state}` as const }))}
      />
      <EntryList
        list={list}
        none={t('studio.notices.none')}
        noneText={t('studio.notices.none-text')}
      >
        {(notice) => <NoticeEntry key={notice.id} notice={notice} onChanged={list.put} />}
      </EntryList>
    </>
  )
}
