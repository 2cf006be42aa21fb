import '../studio-texts.ts'
import { inLanguage, languageCodeOf } from '@rashi/contract/languages.rules'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { PageHandle } from '../../../lib/page-handle.ts'
import { PageHead } from '../../../lib/page-head.tsx'
import { PageSkeleton } from '../../../lib/page-skeleton.tsx'
import { useLanguage, useTranslate } from '../../../lib/texts.ts'
import layout from '../../../ui/layout.module.css'
import { TextLink } from '../../../ui/text-link.tsx'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'
import type { Route } from './+types/period.page.ts'
import { type DeskText, type ShownPeriod, usePeriodTexts } from './desk-texts.ts'
import desk from './desk.module.css'
import { SkyFacts } from './sky-facts.tsx'
import { TextSide } from './text-side.tsx'

export const handle: PageHandle = { title: 'studio.horoscopes' }

export const clientLoader = ({ params: { id } }: Route.ClientLoaderArgs) =>
  studioApi.staff('GET /studio/horoscope', { query: { id } })
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton isHeadingLoading />
}

/** A period: its parts, of which one is shown in every language side by side, and what the sky does. */
export default function PeriodPage({ loaderData }: Route.ComponentProps) {
  // Another period is another page.
  return <PeriodOf key={loaderData.period.id} first={loaderData} />
}

function PeriodOf({ first }: { first: ShownPeriod }) {
  const t = useTranslate()
  const { id: languageId } = useLanguage()
  const { namePeriod, nameText, sayWhenSeen } = usePeriodTexts()
  const [parts, setParts] = useState(first.parts)
  const [query] = useSearchParams()
  const { period, facts } = first
  const part = parts[Number(query.get('part') ?? 1) - 1] ?? parts[0]
  const change = (text: DeskText) =>
    setParts((known) =>
      known.map((one) =>
        one.id === text.part_id
          ? {
              ...one,
              texts: one.texts.map((old) => (old.language_id === text.language_id ? text : old)),
            }
          : one,
      ),
    )
  return (
    <div className={layout.stack}>
      <PageHead hidden title={namePeriod(period)} />
      <TextLink alone to="/studio/horoscopes">
        {t('studio.horoscopes.back')}
      </TextLink>
      <h1>{namePeriod(period)}</h1>
      <p className={styles.quiet}>
        {t(`studio.horoscopes.${period.reading_period}`)} ·{' '}
        {inLanguage(period.titles, languageId)?.text} · {sayWhenSeen(period)}
      </p>
      <nav aria-label={t('studio.horoscopes.parts')}>
        <ul role="list" className={desk.parts}>
          {parts.map(({ id, kind, names, texts }, index) => (
            <li key={id}>
              <Link
                to={`?part=${index + 1}`}
                preventScrollReset
                aria-current={id === part?.id ? 'page' : undefined}
                className={desk.part}
              >
                {nameText(kind, names, languageId)}
                <PartState texts={texts} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {part && (
        <div className={desk.sheet}>
          {part.texts.map((text) => (
            <TextSide
              key={`${text.part_id} ${text.language_id}`}
              text={text}
              kind={part.kind}
              name={nameText(part.kind, part.names, text.language_id)}
              onChanged={change}
            />
          ))}
          <SkyFacts facts={facts} />
        </div>
      )}
    </div>
  )
}

/** The states of a part's texts that are not the almanac's. */
function PartState({ texts }: { texts: readonly DeskText[] }) {
  const t = useTranslate()
  const changed = texts.filter(({ state }) => state !== 'almanac')
  if (changed.length === 0) return null
  return (
    <span className={desk.partState}>
      {changed
        .map(({ language_id, state }) =>
          [languageCodeOf(language_id).toUpperCase(), t(`studio.horoscopes.state-${state}`)].join(
            ': ',
          ),
        )
        .join(', ')}
    </span>
  )
}
