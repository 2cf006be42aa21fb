import '../studio-texts.ts'
import type { GemstoneCategory, ResponseOf } from '@rashi/contract'
import { useState } from 'react'
import { Form, useLocation } from 'react-router'
import { useCall } from '../../../lib/calls.ts'
import type { PageHandle } from '../../../lib/page-handle.ts'
import { PageHead } from '../../../lib/page-head.tsx'
import { PageSkeleton } from '../../../lib/page-skeleton.tsx'
import { translated, useLanguage, useTranslate } from '../../../lib/texts.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import layout from '../../../ui/layout.module.css'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { OpenedForm } from '../opened-form.tsx'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'
import type { Route } from './+types/gemstones.page.ts'
import { AddGemstoneForm } from './add-gemstone.form.tsx'
import { readFilter } from './filter.rules.ts'
import own from './gemstones.module.css'
import { titleOf } from './title-of.ts'

type Row = ResponseOf<'GET /studio/gemstones'>['gemstones'][number]

export const handle: PageHandle = { title: 'studio.gemstones' }

/** Loads the first page of the gemstones that the address searches for. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readFilter(new URL(request.url).search)
  const [first, { categories }] = await Promise.all([
    studioApi.staff('GET /studio/gemstones', { query }),
    studioApi.guest('GET /gemstoneCategory'),
  ])
  return { first, categories }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton />
}

export default function GemstonesPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { search } = useLocation()
  const { first, categories } = loaderData
  return (
    <div className={layout.stack}>
      <PageHead hidden />
      <h1>{t('studio.gemstones')}</h1>
      <p className={layout.lead}>{t('studio.gemstones.lead')}</p>
      <OpenedForm opener={t('studio.gemstones.add')}>
        {() => <AddGemstoneForm categories={categories} />}
      </OpenedForm>
      <Search key={`search ${search}`} search={search} categories={categories} />
      {first.gemstones.length === 0 ? (
        <div role="status">
          <EmptyState
            title={t('studio.gemstones.none')}
            action={<ButtonLink to="/studio/gemstones">{t('studio.gemstones.all')}</ButtonLink>}
          >
            {t('studio.gemstones.none-text')}
          </EmptyState>
        </div>
      ) : (
        <Gemstones
          key={`gemstones ${search}`}
          first={first}
          search={search}
          categories={categories}
        />
      )}
    </div>
  )
}

function Search({
  search,
  categories,
}: {
  search: string
  categories: readonly GemstoneCategory[]
}) {
  const t = useTranslate()
  const { id } = useLanguage()
  const { q, category_id } = readFilter(search)
  return (
    <Form
      method="get"
      role="search"
      aria-label={t('studio.gemstones.search')}
      className={styles.form}
    >
      <div className={styles.fields}>
        <TextField
          label={t('studio.gemstones.words')}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={200}
          autoComplete="off"
        />
        <SelectField
          label={t('studio.gemstones.category')}
          name="category_id"
          defaultValue={category_id ?? ''}
          placeholder={t('studio.gemstones.all')}
          choices={categories.map((one) => ({
            value: String(one.id),
            label: translated(one.translations, id)?.title ?? String(one.id),
          }))}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit">{t('studio.gemstones.search')}</Button>
        {(q !== undefined || category_id !== undefined) && (
          <ButtonLink kind="quiet" to="/studio/gemstones">
            {t('studio.gemstones.all')}
          </ButtonLink>
        )}
      </div>
    </Form>
  )
}

function Gemstones({
  first,
  search,
  categories,
}: {
  first: ResponseOf<'GET /studio/gemstones'>
  search: string
  categories: readonly GemstoneCategory[]
}) {
  const t = useTranslate()
  const [{ gemstones, next }, setShown] = useState(first)
  const more = useCall(async (after: number) => {
    const query = { ...readFilter(search), after_id: after }
    const page = await studioApi.staff('GET /studio/gemstones', { query })
    setShown((known) => ({
      gemstones: [
        ...known.gemstones,
        ...page.gemstones.filter(({ id }) => known.gemstones.every((one) => one.id !== id)),
      ],
      next: page.next,
    }))
  })
  return (
    <>
      <ul role="list" className={styles.list} aria-busy={more.isBusy || undefined}>
        {gemstones.map((gemstone) => (
          <Entry key={gemstone.id} gemstone={gemstone} categories={categories} />
        ))}
      </ul>
      {next !== null && (
        <div>
          <Button kind="quiet" busy={more.isBusy} onClick={() => void more.run(next)}>
            {t('studio.gemstones.more')}
          </Button>
        </div>
      )}
    </>
  )
}

function Entry({
  gemstone: { id, slug, category_id, translations, thumbnail, pictures, has_video, is_hidden },
  categories,
}: {
  gemstone: Row
  categories: readonly GemstoneCategory[]
}) {
  const t = useTranslate()
  const language = useLanguage()
  const category = categories.find((one) => one.id === category_id)
  const about = [
    category && translated(category.translations, language.id)?.title,
    pictures > 0
      ? t('studio.gemstones.pictures', { count: pictures })
      : t(thumbnail === null ? 'studio.gemstones.no-picture' : 'studio.gemstones.drawing'),
    has_video && t('studio.gemstones.video'),
    is_hidden && t('studio.gemstones.hidden'),
  ]
  return (
    <li className={own.entry}>
      {thumbnail === null ? (
        <span className={own.thumbnail} />
      ) : (
        <img
          className={own.thumbnail}
          src={thumbnail}
          alt=""
          width="56"
          height="56"
          loading="lazy"
          decoding="async"
        />
      )}
      <div>
        <TextLink alone to={`/studio/gemstones/${id}`}>
          {titleOf({ slug, translations }, language.id)}
        </TextLink>
        <p className={styles.quiet}>{about.filter(Boolean).join(' · ')}</p>
      </div>
    </li>
  )
}
