import type { Sky } from '@rashi/contract'
import { useTranslate, type TextKey } from '../../lib/texts.ts'
import { nakshatrasOfSign } from './degree-scale.rules.ts'
import styles from './degree-scale.module.css'
import { formatArc } from './sky-labels.rules.ts'

/** Units of the drawing for a degree, and from its edge to 0°. */
const [unit, edge] = [10, 12]
/** The line of the scale. */
const line = 40
const at = (degrees: number) => Number((edge + degrees * unit).toFixed(2))

const ticks = Array.from({ length: 31 }, (_, degree) => {
  const reach = degree % 10 === 0 ? 12 : degree % 5 === 0 ? 9 : 5
  return `M${at(degree)} ${line}v${reach}`
}).join('')

const diamond = (degrees: number) => `M${at(degrees)} ${line - 6}l4 6-4 6-4-6z`

/** The thirty degrees of a sign with its nakshatras, and a needle at the exact degree of the point that gave the sign. */
export function DegreeScale({ sky, sign }: { sky: Sky; sign: string }) {
  const t = useTranslate()
  const degrees = sky.degrees_in_sign
  const parts = nakshatrasOfSign(sky)
  const own = parts.find(({ to }) => degrees < to) ?? parts.at(-1)
  return (
    <figure className={styles.figure}>
      <svg viewBox="0 0 324 76" aria-hidden="true" focusable="false" className={styles.scale}>
        <path d={`M${edge} ${line}H${at(30)}${ticks}`} className={styles.line} />
        {own && <path d={`M${at(own.from)} ${line}H${at(own.to)}`} className={styles.own} />}
        <path
          d={parts
            .slice(1)
            .map(({ from }) => diamond(from))
            .join('')}
          className={styles.mark}
        />
        {[0, 10, 20, 30].map((degree) => (
          <text key={degree} x={at(degree)} y={line + 28} className={styles.number}>
            {degree}
          </text>
        ))}
        <path
          d={`M${at(degrees)} ${line}l-3-26h6zm-5-31a5 5 0 1 0 10 0a5 5 0 1 0-10 0zm2.4 0a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1-5.2 0z`}
          className={styles.mark}
        />
      </svg>
      <figcaption className={styles.caption}>
        {t('charts.receipt.needle', {
          degrees: formatArc(degrees),
          sign,
          nakshatra: t(`charts.nakshatra.${sky.nakshatra}` as TextKey),
        })}
      </figcaption>
    </figure>
  )
}
