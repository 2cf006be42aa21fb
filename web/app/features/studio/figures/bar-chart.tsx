import styles from './chart.module.css'
import { fillOf, Patterns } from './patterns.tsx'

const width = 480
const rowHeight = 38

/** Bars below each other, each with its name and its value, as a picture with a title and a description. */
export function BarChart({
  id,
  title,
  description,
  bars,
  format,
}: {
  id: string
  title: string
  description: string
  bars: readonly { readonly name: string; readonly value: number }[]
  format: (value: number) => string
}) {
  const highest = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <svg
      viewBox={`0 0 ${width} ${bars.length * rowHeight}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-desc`}
      className={styles.chart}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{description}</desc>
      <Patterns chart={id} count={1} />
      {bars.map(({ name, value }, index) => {
        const box = {
          x: 1,
          y: index * rowHeight + 21,
          width: Math.max(1, (value / highest) * (width - 2)),
          height: 9,
        }
        return (
          <g key={name}>
            <text x={0} y={index * rowHeight + 10} className={styles.name}>
              {name}
            </text>
            <text x={width} y={index * rowHeight + 10} className={styles.tick}>
              {format(value)}
            </text>
            <rect {...box} fill={fillOf(id, 0)} />
            <rect {...box} className={styles.outline} />
          </g>
        )
      })}
    </svg>
  )
}
