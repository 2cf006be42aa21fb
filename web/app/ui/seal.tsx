import { classNames } from './class-names.ts'
import styles from './seal.module.css'

export type Tier = 'silver' | 'gold' | 'diamond'

const turn = (count: number) => Array.from({ length: count }, (_, at) => (at * 360) / count)

/** Clockwise from the top. */
function point(radius: number, degrees: number, centreX = 0): string {
  const angle = (degrees * Math.PI) / 180
  return `${(centreX + radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`
}

const line = (from: number, to: number, degrees: number, back = degrees) =>
  `M${point(from, degrees)}L${point(to, back)}`

const loop = (points: string[]) => `M${points.join('L')}Z`

const degreeScale = turn(120)
  .map((degrees, at) => line(91, at % 10 === 0 ? 84 : at % 5 === 0 ? 86 : 88.5, degrees))
  .join('')

/** A crescent between circles of 40 round (-3.2, 0) and 38 round (20.7, 0), shaded on its outer side; a star in its arms. */
const moon =
  'M12-37A40 40 0 1 0 12 37A38 38 0 0 1 12-37Z' +
  turn(27)
    .map((_, at) => {
      const y = (at - 13) * 2.6
      const outer = -3.2 - Math.sqrt(40 ** 2 - y ** 2)
      const inner = 20.7 - Math.sqrt(38 ** 2 - y ** 2)
      return `M${outer.toFixed(1)} ${y.toFixed(1)}L${(outer + (inner - outer) * 0.6).toFixed(1)} ${y.toFixed(1)}`
    })
    .join('') +
  loop(turn(16).map((degrees, at) => point(at % 2 ? 3.2 : at % 4 ? 8 : 14, degrees, 20)))

const sun =
  loop(turn(32).map((degrees, at) => point(at % 4 === 0 ? 47 : at % 2 === 0 ? 38 : 25, degrees))) +
  turn(16)
    .map((degrees, at) => line(25, at % 2 === 0 ? 45 : 36, degrees))
    .join('') +
  turn(48)
    .map((degrees) => line(12, 17.5, degrees, degrees + 12))
    .join('')

const brilliant =
  loop(turn(16).map((degrees) => point(46, degrees))) +
  loop(turn(8).map((degrees) => point(22, degrees + 22.5))) +
  turn(8)
    .map((degrees) => {
      const [kite, left, right] = [
        point(34, degrees),
        point(22, degrees - 22.5),
        point(22, degrees + 22.5),
      ]
      const rim = [point(46, degrees - 22.5), point(46, degrees + 22.5)]
      return `M${left}L${kite}L${right}M${rim[0]}L${kite}L${rim[1]}M${kite}L${point(46, degrees)}M${left}L${rim[0]}`
    })
    .join('')

const hearts: Record<Tier, string> = { silver: moon, gold: sun, diamond: brilliant }

/** The engraved seal of a tier: the Moon for silver, the Sun for gold, a cut diamond for diamond. */
export function Seal({ tier, name, size = 160 }: { tier: Tier; name?: string; size?: number }) {
  return (
    <svg
      viewBox="-100 -100 200 200"
      width={size}
      height={size}
      className={classNames(styles.seal, styles[tier])}
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      <circle r="98" className={styles.firm} />
      <circle r="94" />
      <path d={degreeScale} />
      <circle r="82" />
      <g className={styles.fine}>
        {turn(24).map((degrees) => (
          <ellipse key={degrees} rx="79" ry="62" transform={`rotate(${degrees / 2})`} />
        ))}
      </g>
      <circle r="60" className={styles.field} />
      <circle r="56.5" />
      {tier === 'gold' && <circle r="18.5" />}
      {tier === 'gold' && <circle r="11" />}
      <path d={hearts[tier]} className={styles.heart} />
    </svg>
  )
}
