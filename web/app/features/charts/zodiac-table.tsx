import type { TwoZodiacs } from '@rashi/contract'
import { dateFormat } from '@rashi/contract/dates.rules'
import type { Ref } from 'react'
import { useLanguage, useTranslate } from '../../lib/texts.ts'
import type { Birth } from './birth-fields.rules.ts'
import { formatArc, formatMoment, localMoment } from './sky-labels.rules.ts'
import styles from './zodiac-comparison.module.css'

const zodiacs = ['sidereal', 'tropical'] as const
const points = ['moon', 'sun'] as const

/** Sun and Moon of a birth in both zodiacs, with the ayanamsa between them. */
export function ZodiacTable({
  birth,
  found,
  headingRef,
}: {
  birth: Birth
  found: TwoZodiacs
  headingRef: Ref<HTMLHeadingElement>
}) {
  const t = useTranslate()
  const { code } = useLanguage()
  const local = localMoment(found)
  const place = birth.place?.formatted_address ?? ''
  const { sidereal, tropical } = found.moon
  const gap = { arc: formatArc(found.ayanamsa_degrees) }
  return (
    <>
      <h3 ref={headingRef} tabIndex={-1}>
        {t('zodiacs.result')}
      </h3>
      <p className={styles.born}>
        {birth.timeUnknown
          ? t('zodiacs.born-assumed', {
              day: dateFormat(code, { dateStyle: 'long', timeZone: 'UTC' }).format(
                Date.parse(`${local}Z`),
              ),
              place,
            })
          : t('zodiacs.born', { moment: formatMoment(local, code), place })}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('charts.receipt.zodiac')}</th>
            {zodiacs.map((zodiac) => (
              <th key={zodiac} scope="col">
                {t(`zodiacs.${zodiac}`)}
                <span className={styles.note}>{t(`zodiacs.${zodiac}-note`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point}>
              <th scope="row">{t(`zodiacs.${point}`)}</th>
              {zodiacs.map((zodiac) => {
                const { sign, degrees_in_sign, certain, other_sign } = found[point][zodiac]
                return (
                  <td key={zodiac}>
                    <span className={styles.sign}>{t(`charts.sign.${sign}`)}</span>
                    {!birth.timeUnknown && <span>{formatArc(degrees_in_sign)}</span>}
                    {!certain && other_sign && (
                      <span className={styles.note}>
                        {t('zodiacs.maybe', { sign: t(`charts.sign.${other_sign}`) })}
                      </span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.ayanamsa}>{t('zodiacs.ayanamsa', gap)}</p>
      <p>
        {sidereal.sign === tropical.sign
          ? t('zodiacs.same', gap)
          : t('zodiacs.differ', {
              ...gap,
              sidereal: t(`charts.sign.${sidereal.sign}`),
              tropical: t(`charts.sign.${tropical.sign}`),
            })}
      </p>
    </>
  )
}
