import styles from './graticule.module.css'

const arc = (degrees: number) => (degrees * Math.PI) / 180

/** Hour lines from a pole left of the picture, 6° of right ascension apart. */
const hourLines = Array.from({ length: 60 }, (_, hour) => {
  const [x, y] = [Math.cos(arc(hour * 6)), Math.sin(arc(hour * 6))]
  const from = hour % 5 === 0 ? 20 : 60
  return `M${(x * from).toFixed(1)} ${(y * from).toFixed(1)}L${(x * 480).toFixed(1)} ${(y * 480).toFixed(1)}`
}).join('')

const scale = Array.from({ length: 360 }, (_, degree) => {
  const [x, y] = [Math.cos(arc(degree)), Math.sin(arc(degree))]
  const to = degree % 10 === 0 ? 496 : degree % 5 === 0 ? 492 : 488
  return `M${(x * 480).toFixed(1)} ${(y * 480).toFixed(1)}L${(x * to).toFixed(1)} ${(y * to).toFixed(1)}`
}).join('')

/** The polar grid of a star atlas, behind a heading: circles of declination, hour lines and a degree scale. */
export function Graticule() {
  return (
    <svg
      viewBox="-500 -500 1000 1000"
      aria-hidden="true"
      focusable="false"
      className={styles.graticule}
    >
      {[60, 140, 220, 300, 380].map((radius) => (
        <circle key={radius} r={radius} />
      ))}
      <circle r="480" className={styles.firm} />
      <circle r="498" className={styles.firm} />
      <path d={hourLines} />
      <path d={scale} className={styles.firm} />
      <circle cx="0" cy="112" r="300" className={styles.ecliptic} />
    </svg>
  )
}
