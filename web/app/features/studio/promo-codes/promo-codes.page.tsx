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
import type { Route } from './+types/promo-codes.page.ts'
import { PromoCodeEntry } from './promo-code-entry.tsx'
import { PromoCodeForm } from './promo-code.form.tsx'

export const handle: PageHandle = { title: 'studio.promo-codes' }

const states = ['coming', 'active', 'expired', 'ended'] as const

async function load(search: string, after?: number) {
  const state = readState(search, states)
  const query = { ...(state && { state }), ...(after !== undefined && { after }) }
  const { promo_codes, next } = await studioApi.staff('GET /studio/promo-codes', { query })
  return { entries: promo_codes, next }
}

/** Loads the first page of the codes in the state that the address names, and the plans to choose from. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [first, { plans }] = await Promise.all([
    load(new URL(request.url).search),
    studioApi.staff('GET /studio/plans'),
  ])
  return { first, plans }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton />
}

export default function PromoCodesPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { search } = useLocation()
  return (
    <div className={layout.stack}>
      <PageHead hidden />
      <h1>{t('studio.promo-codes')}</h1>
      <p className={layout.lead}>{t('studio.promo-codes.lead')}</p>
      <PromoCodes key={search} loaded={loaderData} search={search} />
    </div>
  )
}

function PromoCodes({
  loaded: { first, plans },
  search,
}: {
  loaded: Route.ComponentProps['loaderData']
  search: string
}) {
  const t = useTranslate()
  const list = useEntries(
    first,
    ({ id }) => id,
    (after) => load(search, after),
  )
  return (
    <>
      <OpenedForm kind="primary" opener={t('studio.promo-codes.make')}>
        {(close) => (
          <PromoCodeForm
            plans={plans}
            onDone={(made) => {
              close()
              list.put(made)
              toast.success(t('studio.promo-codes.made', { code: made.code }))
            }}
          />
        )}
      </OpenedForm>
      <StateLinks
        to="/studio/promo-codes"
        label={t('studio.promo-codes.show')}
        chosen={readState(search, states)}
        all="studio.promo-codes.all"
        states={states.map((state) => ({ state, text: `studio.promo-codes.${state}` as const }))}
      />
      <EntryList
        list={list}
        none={t('studio.promo-codes.none')}
        noneText={t('studio.promo-codes.none-text')}
      >
        {(promoCode) => (
          <PromoCodeEntry
            key={promoCode.id}
            promoCode={promoCode}
            plans={plans}
            onChanged={list.put}
          />
        )}
      </EntryList>
    </>
  )
}
