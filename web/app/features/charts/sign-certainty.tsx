import type { GeneratedHoroscope, SignKey } from '@rashi/contract'
import type { ReactNode } from 'react'
import { translated, useLanguage, useTranslate, type TextKey } from '../../lib/texts.ts'
import { formatArc, findSignChange, localMoment, formatMoment } from './sky-labels.rules.ts'
import styles from './sign-certainty.module.css'

/** Shows where the point was in the sign, how certain that is, and what it was calculated from. */
export function SignCertainty({
  point,
  found,
  place,
}: {
  /** The point of the sky that gives the sign. */
  point: 'moonsign' | 'rising'
  found: GeneratedHoroscope
  place?: string | undefined
}) {
  const t = useTranslate()
  const { id, code } = useLanguage()
  const { sky } = found
  const birth = localMoment(sky)
  return (
    <div className={styles.sure}>
      <p className={styles.statement}>
        {t(`charts.${point}.stood`, {
          degrees: formatArc(sky.degrees_in_sign),
          sign: translated(found.translations, id)?.name ?? found.key,
          nakshatra: t(`charts.nakshatra.${sky.nakshatra}` as TextKey),
          pada: sky.pada,
        })}
      </p>
      <SignChangeNote found={found} />
      <dl className={styles.receipt}>
        <Entry term={t('charts.receipt.local')}>
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
        <Entry term={t('charts.receipt.zodiac')}>
          {sky.zodiac === 'sidereal'
            ? t('charts.zodiac-sidereal', { ayanamsa: formatArc(sky.ayanamsa_degrees) })
            : t('charts.zodiac-tropical')}
        </Entry>
      </dl>
    </div>
  )
}

/** Shows whether a slightly different birth time gives another sign: which one, and from when. */
export function SignChangeNote({ found: { sky } }: { found: GeneratedHoroscope }) {
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
