import styles from './chart.module.css'

/** Patterns of lines and dots, so that nobody needs colours to tell series apart. */
const patterns = [
  <rect key="solid" width="6" height="6" className={styles.solid} />,
  <path key="hatch" d="M-2 2l4-4M0 6l6-6M4 8l4-4" className={styles.stroke} />,
  <g key="dots">
    <circle cx="1.5" cy="1.5" r="1" className={styles.solid} />
    <circle cx="4.5" cy="4.5" r="1" className={styles.solid} />
  </g>,
  <path key="grid" d="M0 1.5h6M0 4.5h6M1.5 0v6M4.5 0v6" className={styles.thin} />,
  <path key="lines" d="M0 1.5h6M0 4.5h6" className={styles.stroke} />,
]

const idOf = (chart: string, series: number): string => `${chart}-${series % patterns.length}`

/** The fill of a series in a chart that has the patterns under its id. */
export const fillOf = (chart: string, series: number): string => `url(#${idOf(chart, series)})`

export function Patterns({ chart, count }: { chart: string; count: number }) {
  return (
    <defs>
      {patterns.slice(0, count).map((drawing, series) => (
        <pattern
          key={drawing.key}
          id={idOf(chart, series)}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
        >
          {drawing}
        </pattern>
      ))}
    </defs>
  )
}

/** The names of the series beside a sample of their pattern. */
export function Legend({ chart, names }: { chart: string; names: readonly string[] }) {
  return (
    <ul role="list" className={styles.legend}>
      {names.map((name, series) => (
        <li key={name}>
          <svg viewBox="0 0 28 16" className={styles.sample} aria-hidden="true">
            <rect x="1" y="1" width="26" height="14" fill={fillOf(chart, series)} />
            <rect x="1" y="1" width="26" height="14" className={styles.outline} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
