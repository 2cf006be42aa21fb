import type { GeneratedHoroscope, SignKey } from '@rashi/contract'
import type { ReactNode } from 'react'
import { translated, useLanguage, useTranslate, type TextKey } from '../../lib/texts.ts'
import type { Birth } from './birth-fields.rules.ts'
import styles from './sign-certainty.module.css'
import { DegreeScale } from './degree-scale.tsx'
import { findSignChange, formatArc, formatMoment, localMoment } from './sky-labels.rules.ts'
import { PageLink } from '../../ui/page-link.tsx'

/** Says in plain words how certain a sign is. */
export function SignCertainty({
  found,
  birth,
  isPair,
}: {
  found: GeneratedHoroscope
  birth: Pick<Birth, 'timeUnknown'>
  /** The two signs of the day are shown with their hours. */
  isPair: boolean
}) {
  const t = useTranslate()
  if (!birth.timeUnknown) return <SignChangeNote found={found} />
  return <p>{t(isPair ? 'charts.unknown.pair-sure' : 'charts.unknown.certain')}</p>
}

/** Shows where the point was in the sign, and the zodiac that the sign belongs to. */
export function SignPosition({
  point,
  found,
  birth,
}: {
  /** The point of the sky that gives the sign. */
  point: 'moonsign' | 'rising'
  found: GeneratedHoroscope
  birth: Pick<Birth, 'timeUnknown'>
}) {
  const t = useTranslate()
  const { id } = useLanguage()
  const { sky } = found
  return (
    <div className={styles.position}>
      {!birth.timeUnknown && (
        <p>
          {t(`charts.${point}.stood`, {
            degrees: formatArc(sky.degrees_in_sign),
            sign: translated(found.translations, id)?.name ?? found.key,
            nakshatra: t(`charts.nakshatra.${sky.nakshatra}` as TextKey),
            pada: sky.pada,
          })}
        </p>
      )}
      <p>
        {sky.zodiac === 'sidereal'
          ? t('charts.zodiac-sidereal', { ayanamsa: formatArc(sky.ayanamsa_degrees) })
          : t('charts.zodiac-tropical')}
        .{' '}
        <PageLink to="/how-we-know" className={styles.link}>
          {t('shell.how-we-know')}
        </PageLink>
      </p>
    </div>
  )
}

/** The values that a sign was computed from, folded until they are opened. */
export function Receipt({
  found: { key, translations, sky },
  place,
  isTimeAssumed,
}: {
  found: GeneratedHoroscope
  place?: string | undefined
  isTimeAssumed?: boolean | undefined
}) {
  const t = useTranslate()
  const { id, code } = useLanguage()
  const birth = localMoment(sky)
  return (
    <details className={styles.details}>
      <summary>{t('charts.receipt.summary')}</summary>
      <DegreeScale sky={sky} sign={translated(translations, id)?.name ?? key} />
      <dl className={styles.receipt}>
        <Entry term={t(isTimeAssumed ? 'charts.receipt.assumed' : 'charts.receipt.local')}>
          <time dateTime={birth}>{formatMoment(birth, code)}</time>
        </Entry>
        {place && <Entry term={t('charts.receipt.place')}>{place}</Entry>}
        <Entry term={t('charts.receipt.zone')}>
          {t('charts.receipt.zone-value', { zone: sky.time_zone, offset: sky.utc_offset })}
        </Entry>
        <Entry term={t('charts.receipt.utc')}>
          <time dateTime={sky.utc}>{formatMoment(sky.utc.slice(0, 19), code)}</time>
        </Entry>
        <Entry term={t('charts.receipt.longitude')}>{formatArc(sky.longitude_degrees)}</Entry>
      </dl>
    </details>
  )
}

/** Shows whether a slightly different birth time gives another sign: which one, and from when. */
export function SignChangeNote({ found: { sky } }: { found: Pick<GeneratedHoroscope, 'sky'> }) {
  const t = useTranslate()
  const { code } = useLanguage()
  const change = findSignChange(sky)
  if (!change || sky.other_sign === null) return <p>{t('charts.sure.certain')}</p>
  return (
    <p>
      <strong>
        {t(`charts.sure.${change.side}`, {
          time: formatMoment(change.at, code, localMoment(sky)),
          sign: t(`charts.sign.${sky.other_sign satisfies SignKey}`),
        })}
      </strong>
    </p>
  )
}

const Entry = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)
