import '../studio-texts.ts'
import { languageCodes, languageIdOf, languages } from '@rashi/contract/languages.rules'
import { readingPeriods } from '@rashi/contract/reading-periods.rules'
import { signKeys } from '@rashi/contract/sign-keys.rules'
import { horoscopeTextStates } from '@rashi/contract/studio-horoscopes.rules'
import { useState } from 'react'
import { Form, useLocation } from 'react-router'
import { useCall } from '../../../lib/calls.ts'
import type { PageHandle } from '../../../lib/page-handle.ts'
import { PageHead } from '../../../lib/page-head.tsx'
import { PageSkeleton } from '../../../lib/page-skeleton.tsx'
import { useTranslate } from '../../../lib/texts.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { DateTimeField } from '../../../ui/date-time-field.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import layout from '../../../ui/layout.module.css'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'
import type { Route } from './+types/horoscopes.page.ts'
import { PeriodEntry } from './period-entry.tsx'
import { readFilter } from './filter.rules.ts'

export const handle: PageHandle = { title: 'studio.horoscopes' }

/** Loads the first page of the periods that match the address. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  studioApi.staff('GET /studio/horoscopes', { query: readFilter(new URL(request.url).search) })
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton />
}

/** The desk: periods with the state of their texts. */
export default function HoroscopesPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { search } = useLocation()
  const { periods, waiting } = loaderData
  return (
    <div className={layout.stack}>
      <PageHead hidden />
      <h1>{t('studio.horoscopes')}</h1>
      <p className={layout.lead}>{t('studio.horoscopes.lead')}</p>
      <Filter key={`filter ${search}`} search={search} />
      <p className={styles.quiet} role="status">
        {waiting === 0
          ? t('studio.horoscopes.nothing-waits')
          : t('studio.horoscopes.waiting', { count: waiting })}{' '}
        {waiting > 0 && (
          <TextLink to="/studio/horoscopes?state=waiting">
            {t('studio.horoscopes.see-waiting')}
          </TextLink>
        )}
      </p>
      {periods.length === 0 ? (
        <EmptyState
          title={t('studio.horoscopes.none')}
          action={<ButtonLink to="/studio/horoscopes">{t('studio.horoscopes.all')}</ButtonLink>}
        >
          {t('studio.horoscopes.none-text')}
        </EmptyState>
      ) : (
        <Periods key={`periods ${search}`} first={loaderData} search={search} />
      )}
    </div>
  )
}

function Filter({ search }: { search: string }) {
  const t = useTranslate()
  const filter = readFilter(search)
  const choices = <T extends string>(values: readonly T[], label: (value: T) => string) =>
    values.map((value) => ({ value, label: label(value) }))
  const all = t('studio.horoscopes.all')
  return (
    <Form
      method="get"
      role="search"
      aria-label={t('studio.horoscopes.search')}
      className={styles.form}
    >
      <div className={styles.fields}>
        <SelectField
          label={t('studio.horoscopes.period')}
          name="reading_period"
          defaultValue={filter.reading_period ?? ''}
          placeholder={all}
          choices={choices(readingPeriods, (one) => t(`studio.horoscopes.${one}`))}
        />
        <SelectField
          label={t('studio.horoscopes.sign')}
          name="sign"
          defaultValue={filter.sign ?? ''}
          placeholder={all}
          choices={choices(signKeys, (one) => t(`charts.sign.${one}`))}
        />
        <SelectField
          label={t('studio.horoscopes.state')}
          name="state"
          defaultValue={filter.state ?? ''}
          placeholder={all}
          choices={choices(horoscopeTextStates, (one) => t(`studio.horoscopes.state-${one}`))}
        />
        <SelectField
          label={t('studio.horoscopes.language')}
          name="language_id"
          defaultValue={filter.language_id ?? ''}
          placeholder={all}
          choices={languageCodes.map((code) => ({
            value: `${languageIdOf(code)}`,
            label: languages[code].name,
          }))}
        />
        <DateTimeField
          label={t('studio.horoscopes.from')}
          type="date"
          name="from"
          defaultValue={filter.from}
        />
        <DateTimeField
          label={t('studio.horoscopes.to')}
          type="date"
          name="to"
          defaultValue={filter.to}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit">{t('studio.horoscopes.search')}</Button>
        {Object.keys(filter).length > 0 && (
          <ButtonLink kind="quiet" to="/studio/horoscopes">
            {all}
          </ButtonLink>
        )}
      </div>
    </Form>
  )
}

function Periods({ first, search }: { first: Route.ComponentProps['loaderData']; search: string }) {
  const t = useTranslate()
  const [shown, setShown] = useState(first.periods)
  const [next, setNext] = useState(first.next)
  const more = useCall(async (after: number) => {
    const query = { ...readFilter(search), after }
    const page = await studioApi.staff('GET /studio/horoscopes', { query })
    setShown((known) => [...known, ...page.periods])
    setNext(page.next)
  })
  return (
    <>
      <ul role="list" className={styles.list} aria-busy={more.isBusy || undefined}>
        {shown.map((period) => (
          <PeriodEntry key={period.id} period={period} />
        ))}
      </ul>
      {next !== null && (
        <div>
          <Button kind="quiet" busy={more.isBusy} onClick={() => void more.run(next)}>
            {t('studio.horoscopes.more')}
          </Button>
        </div>
      )}
    </>
  )
}
