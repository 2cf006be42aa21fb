import type { GemstoneCategory, GemstonePage } from '@rashi/contract'
import { gemstones } from '@rashi/contract/texts/en/gemstones'
import { useEffect, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { PageHead } from '../../lib/page-head.tsx'
import { pageContext } from '../../lib/page-context.ts'
import { unlessSamePage } from '../../lib/page-handle.ts'
import { breadcrumbs, itemList } from '../../lib/structured-data.rules.ts'
import { registerTexts, translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { FailedState } from '../../ui/failed-state.tsx'
import layout from '../../ui/layout.module.css'
import { RunningHead } from '../../ui/running-head.tsx'
import { useStore } from '../../ui/store.ts'
import type { Route } from './+types/gemstones.page.ts'
import { CategoriesDrawer } from './categories-drawer.tsx'
import { parseFilter, formatQuery, type Filter } from './filter.rules.ts'
import { GemstoneGrid } from './gemstone-grid.tsx'
import { GridSkeleton } from './grid-skeleton.tsx'
import { hasFilter, toGemstoneList } from './gemstone-list.ts'
import styles from './gemstones.module.css'
import { gemstoneCategories, gemstoneList } from './gemstones.ts'
import { NoGemstone } from './no-gemstone.tsx'
import { SearchField } from './search-field.tsx'

registerTexts(gemstones)

interface Loaded {
  categories: GemstoneCategory[]
  /** The first page if the server rendered it; the browser caches its own list. */
  sent: { filter: Filter; page: GemstonePage } | undefined
}

export async function loader({ request, context }: Route.LoaderArgs): Promise<Loaded> {
  const { api, language } = context.get(pageContext)
  const filter = parseFilter(new URL(request.url).searchParams)
  const [{ gemstones: page }, { categories }] = await Promise.all([
    api.guest('GET /gemstone', {
      query: {
        category_id: filter.categoryId,
        search: filter.search || undefined,
        language_id: language.id,
      },
    }),
    api.guest('GET /gemstoneCategory'),
  ])
  return { categories, sent: { filter, page } }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<Loaded> {
  const filter = parseFilter(new URL(request.url).searchParams)
  const [categories] = await Promise.all([gemstoneCategories.load(), gemstoneList.enter(filter)])
  return { categories, sent: undefined }
}

/** Another search or category is another list, which the page fetches itself. */
export const shouldRevalidate = unlessSamePage

function useGemstoneList(filter: Filter, { sent }: Loaded) {
  const key = formatQuery(filter)
  const initial = useMemo(
    () =>
      sent && formatQuery(sent.filter) === key ? toGemstoneList(sent.filter, sent.page) : undefined,
    [sent, key],
  )
  useEffect(() => {
    const requested = parseFilter(new URLSearchParams(key))
    if (initial && sent && !hasFilter(gemstoneList.store.get(), requested))
      gemstoneList.begin(requested, sent.page)
    else void gemstoneList.enter(requested)
  }, [key, initial, sent])
  const list = useStore(gemstoneList.store)
  return hasFilter(list, filter) ? list : initial
}

export default function GemstonesPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { id } = useLanguage()
  const [query] = useSearchParams()
  const filter = parseFilter(query)
  const list = useGemstoneList(filter, loaderData)
  const category = loaderData.categories.find((one) => one.id === filter.categoryId)
  const heading = category && translated(category.translations, id)?.title
  return (
    <div className={layout.stack}>
      <PageHead
        title={heading ?? t('gemstones.title')}
        description={t('gemstones.description')}
        about={(site) => [
          breadcrumbs(site, [{ name: t('gemstones.title'), address: site.address }]),
          ...(loaderData.sent
            ? [
                itemList(
                  site,
                  loaderData.sent.page.data.map((stone) => ({
                    name: translated(stone.translations, id)?.title ?? stone.title,
                    address: `/gemstone/${stone.slug}`,
                  })),
                ),
              ]
            : []),
        ]}
      />
      <CategoriesDrawer
        categories={loaderData.categories}
        selected={filter.categoryId ?? null}
        search={filter.search}
      />
      <header className={styles.head}>
        <h1>{t('gemstones.title')}</h1>
        <p className={layout.lead}>{t('gemstones.lead')}</p>
        <SearchField
          searched={filter.search}
          onSearch={(search) =>
            void navigate(`/gemstones${formatQuery({ ...filter, search })}`, { replace: true })
          }
        />
      </header>
      <RunningHead
        left={heading ?? t('gemstones.all-categories')}
        right={
          <span role="status">
            {list && list.currentPage > 0 && t('gemstones.count', { count: list.total })}
          </span>
        }
      />
      <Listed list={list} filter={filter} />
    </div>
  )
}

function Listed({ list, filter }: { list: ReturnType<typeof useGemstoneList>; filter: Filter }) {
  const t = useTranslate()
  if (!list || list.currentPage === 0) {
    if (!list?.failure) return <GridSkeleton />
    return (
      <FailedState
        title={list.failure.message}
        action={
          <Button onClick={() => void gemstoneList.enter(filter)}>
            {t('gemstones.try-again')}
          </Button>
        }
      />
    )
  }
  if (list.total === 0) return <NoGemstone isNarrowed={formatQuery(filter) !== ''} />
  return <GemstoneGrid key={formatQuery(filter)} list={list} />
}
