import styles from './two-zodiacs.module.css'

/** Lahiri's ayanamsa of these years, in whole degrees. */
const shiftDegrees = 24

function ray(degrees: number, from: number, to: number): string {
  const angle = (degrees * Math.PI) / 180
  const at = (radius: number) =>
    `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`
  return `M${at(from)}L${at(to)}`
}
const every = (step: number, from: number, to: number, turned = 0) =>
  Array.from({ length: 360 / step }, (_, at) => ray(at * step + turned, from, to)).join('')

const radians = (shiftDegrees * Math.PI) / 180
const arc = `M0-64A64 64 0 0 1 ${(64 * Math.sin(radians)).toFixed(1)} ${(-64 * Math.cos(radians)).toFixed(1)}`

/** The zodiac of the stars outside and that of the equinox within, turned against each other by the ayanamsa. */
export function TwoZodiacs({ label }: { label: string }) {
  return (
    <svg viewBox="-100 -100 200 200" role="img" aria-label={label} className={styles.drawing}>
      <circle r="98" className={styles.firm} />
      <circle r="95" />
      <path d={every(5, 92, 95)} />
      <path d={every(30, 76, 95)} className={styles.firm} />
      <circle r="76" className={styles.firm} />
      <circle r="72" />
      <path d={every(5, 53, 55, shiftDegrees)} />
      <path d={every(30, 53, 72, shiftDegrees)} />
      <circle r="53" />
      <path d={arc} className={styles.shift} />
      <path d={ray(0, 53, 98) + ray(shiftDegrees, 53, 72)} className={styles.shift} />
      <circle r="3" className={styles.earth} />
      <circle r="9" />
    </svg>
  )
}
