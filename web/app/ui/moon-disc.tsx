import styles from './moon-disc.module.css'

const radius = 21

/** The lit part of the Moon's disc: the limb on the right, and the terminator back to its beginning. */
function litPath(elongation: number): string {
  const fromNew = elongation > 180 ? 360 - elongation : elongation
  const width = Math.abs(Math.cos((fromNew * Math.PI) / 180)) * radius
  const isGibbous = fromNew > 90
  return `M0-${radius}A${radius} ${radius} 0 0 1 0 ${radius}A${width.toFixed(2)} ${radius} 0 0 ${isGibbous ? 1 : 0} 0-${radius}`
}

/**
 * The Moon in its phase, as seen from northern latitudes. It is decoration: words beside it say the phase.
 *
 * @param elongation degrees from the Sun: 0 new, 90 first quarter, 180 full
 */
export function MoonDisc({ elongation, size = 32 }: { elongation: number; size?: number }) {
  return (
    <svg
      className={styles.moon}
      width={size}
      height={size}
      viewBox="-24 -24 48 48"
      aria-hidden="true"
    >
      <circle r={radius} className={styles.dark} />
      <path
        d={litPath(elongation)}
        transform={elongation > 180 ? 'scale(-1 1)' : undefined}
        className={styles.lit}
      />
      <circle r={radius} className={styles.limb} />
    </svg>
  )
}
