import { findTicks, stack } from './chart.rules.ts'
import styles from './chart.module.css'
import { fillOf, Patterns } from './patterns.tsx'

export interface Column {
  /** Below the column. */
  readonly label: string
  /** One for each series; null where it is unknown. */
  readonly values: readonly (number | null)[]
  /** Later events can still change it. */
  readonly isOpen?: boolean
}

const size = { width: 480, height: 226 }
const plot = { left: 72, right: 478, top: 14, bottom: 196 }

/** Columns of stacked series over a scale, as a picture with a title and a description. */
export function ColumnChart({
  id,
  title,
  description,
  columns,
  seriesCount,
  format,
}: {
  id: string
  title: string
  description: string
  columns: readonly Column[]
  seriesCount: number
  format: (value: number) => string
}) {
  const heights = columns.map(({ values }) => stack(values).at(-1)?.to ?? 0)
  const ticks = findTicks(Math.max(...heights))
  const highest = ticks.at(-1) || 1
  const y = (value: number) => plot.bottom - (value / highest) * (plot.bottom - plot.top)
  const step = (plot.right - plot.left) / columns.length
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-desc`}
      className={styles.chart}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{description}</desc>
      <Patterns chart={id} count={seriesCount} />
      {ticks.map((tick) => (
        <g key={tick}>
          <path
            d={`M${plot.left} ${y(tick)}H${plot.right}`}
            className={tick === 0 ? styles.base : styles.grid}
          />
          <text x={plot.left - 8} y={y(tick)} className={styles.tick}>
            {format(tick)}
          </text>
        </g>
      ))}
      {columns.map(({ label, values, isOpen }, index) => (
        <g key={label + index} className={isOpen ? styles.open : undefined}>
          {stack(values).map(({ series, from, to }) => {
            const box = {
              x: plot.left + step * (index + 0.2),
              y: y(to),
              width: step * 0.6,
              height: y(from) - y(to),
            }
            return (
              <g key={series}>
                <rect {...box} fill={fillOf(id, series)} />
                <rect {...box} className={styles.outline} />
              </g>
            )
          })}
          <text
            x={plot.left + step * (index + 0.5)}
            y={plot.bottom + 20}
            className={(columns.length - 1 - index) % 2 === 0 ? styles.label : styles.second}
          >
            {label}
          </text>
        </g>
      ))}
    </svg>
  )
}
