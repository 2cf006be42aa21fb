import '../studio-texts.ts'
import { useState } from 'react'
import { Form, useLocation } from 'react-router'
import { useCall } from '../../../lib/calls.ts'
import type { PageHandle } from '../../../lib/page-handle.ts'
import { PageHead } from '../../../lib/page-head.tsx'
import { PageSkeleton } from '../../../lib/page-skeleton.tsx'
import { useTranslate } from '../../../lib/texts.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import layout from '../../../ui/layout.module.css'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'
import type { Route } from './+types/texts.page.ts'
import { readFilter, textStates } from './filter.rules.ts'
import { TextEntry } from './text-entry.tsx'

export const handle: PageHandle = { title: 'studio.texts' }

/** Loads the first page of the texts that the address searches for. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  studioApi.staff('GET /studio/texts', { query: readFilter(new URL(request.url).search) })
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton />
}

export default function TextsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { search } = useLocation()
  const { texts, counts } = loaderData
  return (
    <div className={layout.stack}>
      <PageHead hidden />
      <h1>{t('studio.texts')}</h1>
      <p className={layout.lead}>{t('studio.texts.lead')}</p>
      <Search key={`search ${search}`} search={search} />
      <p className={styles.quiet} role="status">
        {t('studio.texts.counts', counts)}
      </p>
      {texts.length === 0 ? (
        <EmptyState
          title={t('studio.texts.none')}
          action={<ButtonLink to="/studio/texts">{t('studio.texts.all')}</ButtonLink>}
        >
          {t('studio.texts.none-text')}
        </EmptyState>
      ) : (
        <Texts key={`texts ${search}`} first={loaderData} search={search} />
      )}
    </div>
  )
}

function Search({ search }: { search: string }) {
  const t = useTranslate()
  const { q, state } = readFilter(search)
  return (
    <Form method="get" role="search" aria-label={t('studio.texts.search')} className={styles.form}>
      <div className={styles.fields}>
        <TextField
          label={t('studio.texts.words')}
          hint={t('studio.texts.words-hint')}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={200}
          autoComplete="off"
        />
        <SelectField
          label={t('studio.texts.state')}
          name="state"
          defaultValue={state ?? ''}
          placeholder={t('studio.texts.all')}
          choices={textStates.map((value) => ({ value, label: t(`studio.texts.${value}`) }))}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit">{t('studio.texts.search')}</Button>
        {(q !== undefined || state !== undefined) && (
          <ButtonLink kind="quiet" to="/studio/texts">
            {t('studio.texts.all')}
          </ButtonLink>
        )}
      </div>
    </Form>
  )
}

function Texts({ first, search }: { first: Route.ComponentProps['loaderData']; search: string }) {
  const t = useTranslate()
  const [shown, setShown] = useState(first.texts)
  const [next, setNext] = useState(first.next)
  const more = useCall(async (after: string) => {
    const query = { ...readFilter(search), after }
    const page = await studioApi.staff('GET /studio/texts', { query })
    setShown((known) => [
      ...known,
      ...page.texts.filter(({ key }) => known.every((one) => one.key !== key)),
    ])
    setNext(page.next)
  })
  return (
    <>
      <ul role="list" className={styles.list} aria-busy={more.isBusy || undefined}>
        {shown.map((text) => (
          <TextEntry
            key={text.key}
            text={text}
            onChanged={(changed) =>
              setShown((known) => known.map((one) => (one.key === changed.key ? changed : one)))
            }
          />
        ))}
      </ul>
      {next !== null && (
        <div>
          <Button kind="quiet" busy={more.isBusy} onClick={() => void more.run(next)}>
            {t('studio.texts.more')}
          </Button>
        </div>
      )}
    </>
  )
}
