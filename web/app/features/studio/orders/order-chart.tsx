import type { ResponseOf } from '@rashi/contract'
import { formatBirth } from '@rashi/contract/dates.rules'
import { useLanguage, useTranslate, type TextKey } from '../../../lib/texts.ts'
import { Fact } from '../../../ui/fact.tsx'
import { formatArc, SignChangeNote } from '../../charts/sign-certainty.entry.ts'
import { AccountSection } from '../../identity/access.entry.ts'
import { useInstants } from '../staff-texts.ts'
import styles from '../studio.module.css'

type Order = ResponseOf<'GET /studio/order'>['order']
type SignOfChart = Order['chart']['moonsign']

/** The birth that the answer rests on, and the chart that follows from it. */
export function OrderChart({ order: { birth, chart, birth_changed_at } }: { order: Order }) {
  const t = useTranslate()
  const { code } = useLanguage()
  const { formatTime } = useInstants()
  const born = formatBirth(birth.moment, birth.time_unknown, code)
  const { utc, time_zone, utc_offset } = chart.moonsign.sky
  return (
    <AccountSection title={t('studio.order.chart')}>
      {birth_changed_at !== null && (
        <p className={styles.note}>
          {t('studio.order.birth-changed', { when: formatTime(birth_changed_at) })}
        </p>
      )}
      <dl className={styles.facts}>
        <Fact name={t('studio.order.born')}>
          {birth.time_unknown ? t('studio.order.time-unknown', { day: born }) : born}
        </Fact>
        <Fact name={t('studio.order.place')}>
          {birth.place} (
          {t('studio.order.coordinates', {
            latitude: birth.latitude_degrees,
            longitude: birth.longitude_degrees,
          })}
          )
        </Fact>
        <Fact name={t('studio.order.zone')}>
          {time_zone}, {utc_offset}
        </Fact>
        <Fact name={t('studio.order.utc')}>{utc.slice(0, 16).replace('T', ' ')}</Fact>
      </dl>
      <ChartSign name={t('studio.order.moonsign')} found={chart.moonsign} birth={birth} />
      <ChartSign name={t('studio.order.rising-sign')} found={chart.rising_sign} birth={birth} />
      <Positions chart={chart} birth={birth} />
    </AccountSection>
  )
}

function ChartSign({
  name,
  found,
  birth: { time_unknown },
}: {
  name: string
  found: SignOfChart
  birth: Order['birth']
}) {
  const t = useTranslate()
  const { sign, sky } = found
  return (
    <div>
      <p>
        <strong>{name}:</strong>{' '}
        {t('studio.order.in-sign', {
          sign: t(`charts.sign.${sign}`),
          degrees: formatArc(sky.degrees_in_sign),
        })}
      </p>
      <div className={styles.quiet}>
        {time_unknown ? (
          <p>
            {sky.other_sign === null
              ? t('studio.order.sure-day')
              : t('studio.order.unsure-day', { sign: t(`charts.sign.${sky.other_sign}`) })}
          </p>
        ) : (
          <SignChangeNote found={found} />
        )}
      </div>
    </div>
  )
}

function Positions({
  chart: { positions },
  birth: { moment, time_unknown },
}: Pick<Order, 'chart' | 'birth'>) {
  const t = useTranslate()
  return (
    <>
      <table className={styles.positions}>
        <caption className={styles.quiet}>{t('studio.order.positions')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('studio.order.graha')}</th>
            <th scope="col">{t('studio.order.position')}</th>
            <th scope="col">{t('studio.order.nakshatra')}</th>
            {!time_unknown && <th scope="col">{t('studio.order.house')}</th>}
          </tr>
        </thead>
        <tbody>
          {positions.map(({ graha, sign, degrees_in_sign, nakshatra, pada, retrograde, house }) => (
            <tr key={graha}>
              <th scope="row">{t(`studio.order.graha-${graha}`)}</th>
              <td>
                {t('studio.order.in-sign', {
                  sign: t(`charts.sign.${sign}`),
                  degrees: formatArc(degrees_in_sign).replaceAll(' ', '\u00A0'),
                })}
                {retrograde && ` (${t('studio.order.retrograde')})`}
              </td>
              <td>
                {t('studio.order.nakshatra-pada', {
                  nakshatra: t(`charts.nakshatra.${nakshatra}` as TextKey),
                  pada,
                })}
              </td>
              {!time_unknown && <td>{house}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {time_unknown && (
        <p className={styles.quiet}>
          {t('studio.order.positions-noon', { time: moment.slice(11, 16) })}
        </p>
      )}
    </>
  )
}
