import styles from './accuracy-plot.module.css'

const dot = { across: 9, up: 4.2, radius: 1.5 }
/** Dots beside each other in a bin, so that the plot stays low. */
const columnsOfBin = 4
const binWidth = columnsOfBin * dot.across
const base = 118
const margin = 14
/** Above the text at the top, where Devanagari's signs reach higher than Latin letters. */
const above = 10

/** Places the dots of a bin in rows from the axis upwards. */
const placeDots = (births: number, bin: number): string =>
  Array.from({ length: births }, (_, index) => {
    const x = margin + bin * binWidth + ((index % columnsOfBin) + 0.5) * dot.across
    const y = base - 6 - Math.floor(index / columnsOfBin) * dot.up * 1.25
    return `M${x} ${y.toFixed(1)}h0`
  }).join('')

/** The reference births as dots, by how far our Moon is from the reference, over a graduated scale. */
export function AccuracyPlot({
  births,
  binArcseconds,
  label,
  axis,
}: {
  births: readonly number[]
  binArcseconds: number
  label: string
  axis: string
}) {
  const arcseconds = Math.ceil(births.length * binArcseconds)
  const binsOfArcsecond = 1 / binArcseconds
  const x = (value: number) => margin + value * binsOfArcsecond * binWidth
  const width = x(arcseconds) + margin
  const ticks = Array.from({ length: arcseconds * 10 + 1 }, (_, tenth) => {
    const length = tenth % 10 === 0 ? 9 : tenth % 5 === 0 ? 6 : 3
    return `M${x(tenth / 10).toFixed(1)} ${base}v${length}`
  }).join('')
  return (
    <svg
      viewBox={`0 ${-above} ${width} ${152 + above}`}
      role="img"
      aria-label={label}
      className={styles.plot}
    >
      <path d={births.map(placeDots).join('')} className={styles.dots} />
      <path d={`M${margin} ${base}H${x(arcseconds)}M${margin} ${base + 12}H${x(arcseconds)}`} />
      <path d={ticks} />
      {Array.from({ length: arcseconds + 1 }, (_, value) => (
        <text key={value} x={x(value)} y={base + 28} className={styles.number}>
          {value}″
        </text>
      ))}
      <text x={width - margin} y={12} className={styles.axis}>
        {axis}
      </text>
    </svg>
  )
}
