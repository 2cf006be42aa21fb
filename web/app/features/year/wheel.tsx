import type { YearWheel } from '@rashi/contract'
import { dateFormat } from '@rashi/contract/dates.rules'
import { useLanguage } from '../../lib/texts.ts'
import { MarkSymbol } from './mark-symbol.tsx'
import styles from './wheel.module.css'
import {
  arcPath,
  fractionOfYear,
  monthNameAt,
  pointAt,
  radii,
  radiusOf,
  ringRadii,
  spokePath,
  viewBox,
} from './wheel.rules.ts'

const months = Array.from({ length: 12 }, (_, month) => month)
const weeks = Array.from({ length: 52 }, (_, week) => week / 52)

/** The twelve months as a wheel, with the moves of the slow grahas, the eclipses and the good weeks. */
export function Wheel({
  wheel: { marks, good_weeks },
  year,
  today,
  icon,
  description,
}: {
  wheel: YearWheel
  year: number
  /** A day, which a needle points to if it is in the year. */
  today: string | undefined
  /** The address of the sign's picture in the middle. */
  icon: string
  description: string
}) {
  const { code } = useLanguage()
  const month = dateFormat(code, { month: 'short', timeZone: 'UTC' })
  const startOf = (index: number) =>
    fractionOfYear(new Date(Date.UTC(year, index)).toISOString(), year)
  const endOf = (day: string) => fractionOfYear(day, year) + 1 / 365
  return (
    <svg viewBox={viewBox} role="img" className={styles.wheel}>
      <title>{description}</title>
      <circle cx="200" cy="200" r={radii.rim} className={styles.ground} />
      <circle cx="200" cy="200" r={radii.hub} className={styles.hub} />
      <path
        className={styles.band}
        d={arcPath(radii.goodWeeks, 0, 0.5) + arcPath(radii.goodWeeks, 0.5, 1)}
      />
      <g className={styles.lines}>
        {[radii.rim, radii.rim - 3, radii.goodWeeks - 8, ...ringRadii, radii.hub].map((radius) => (
          <circle key={radius} cx="200" cy="200" r={radius} />
        ))}
        <path d={weeks.map((week) => spokePath(week, radii.rim, radii.rim + 4)).join('')} />
        <path
          className={styles.spokes}
          d={months.map((index) => spokePath(startOf(index), radii.hub, radii.rim + 6)).join('')}
        />
      </g>
      {good_weeks.map(({ from, to }) => (
        <path
          key={from}
          className={styles.good}
          d={arcPath(radii.goodWeeks, fractionOfYear(from, year), Math.min(1, endOf(to)))}
        />
      ))}
      {months.map((index) => {
        const { x, y } = monthNameAt((startOf(index) + startOf(index + 1)) / 2)
        return (
          <text key={index} x={x} y={y} className={styles.month}>
            {month.format(Date.UTC(year, index, 15))}
          </text>
        )
      })}
      {today?.startsWith(`${year}`) && (
        <path
          className={styles.needle}
          d={spokePath(fractionOfYear(today, year), radii.hub, radii.rim)}
        />
      )}
      {marks.map((mark) => {
        const radius = radiusOf(mark)
        if (radius === undefined) return null
        const { x, y } = pointAt(radius, fractionOfYear(mark.at, year))
        return (
          <g key={`${mark.at} ${mark.graha}`} transform={`translate(${x} ${y})`}>
            <MarkSymbol {...mark} />
          </g>
        )
      })}
      <image href={icon} x="168" y="168" width="64" height="64" />
    </svg>
  )
}
