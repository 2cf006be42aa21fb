import { lifeEvents } from '@rashi/contract/texts/en/life-events'
import { redirect } from 'react-router'
import type { PageHandle } from '../../lib/page-handle.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { PageSkeleton } from '../../lib/page-skeleton.tsx'
import { session } from '../../lib/session.ts'
import { registerTexts, translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { userStore } from '../../lib/user.ts'
import type { Route } from './+types/life-event-view.page.ts'
import { LifeEventsDrawer } from './life-events-drawer.tsx'
import { loadReader, loadYear } from './load-year.ts'
import { SectionView } from './section-view.tsx'
import { openSections, chooseListedSign } from './year.rules.ts'

registerTexts(lifeEvents)

export const handle: PageHandle = { title: 'life-events.title' }

/** Loads the section in the address; redirects to the list if it is locked or does not exist. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams
  const requested = query.get('sign')
  const id = Number(query.get('section'))
  const list =
    requested === null ? '/life-events' : `/life-events?sign=${encodeURIComponent(requested)}`
  if (!Number.isInteger(id) || id <= 0) throw redirect(list)
  const user = session.isLive() ? await userStore.load() : undefined
  const generated = user?.generated_horoscope?.key
  const [year, reader] = await Promise.all([
    loadYear(chooseListedSign({ requested, basket: undefined, generated }), id),
    loadReader(),
  ])
  if (!year) throw redirect(list)
  const open = openSections(year)
  const section = open.find((one) => one.id === id)
  if (!section) throw redirect(list)
  return { year, open, section, reader }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton isHeadingLoading />
}

export default function LifeEventViewPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { id } = useLanguage()
  const { year, open, section, reader } = loaderData
  return (
    <>
      <PageHead
        title={translated(section.translations, id)?.name ?? t('life-events.title')}
        hidden
      />
      <LifeEventsDrawer year={year} reader={reader} shown={section.id} />
      <SectionView year={year} open={open} section={section} />
    </>
  )
}
