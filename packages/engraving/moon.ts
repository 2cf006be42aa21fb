import type { Palette } from './palette.ts'
import type { Point } from './projection.ts'
import { element, short, stroke } from './svg.ts'

export interface MoonPhase {
  /** Illuminated fraction of the disc, 0 (new) to 1 (full). */
  illuminatedFraction: number
  /** True from new to full Moon: lit on the western, right-hand side. */
  waxing: boolean
}

/** @throws RangeError when the fraction is not within 0 to 1 */
export function checkPhase({ illuminatedFraction }: MoonPhase): void {
  if (!(illuminatedFraction >= 0 && illuminatedFraction <= 1))
    throw new RangeError(`illuminatedFraction must be within 0 and 1, not ${illuminatedFraction}`)
}

/** The lit part of a disc around the origin: half the limb, and the terminator as half an ellipse. */
export function litOutline({ illuminatedFraction, waxing }: MoonPhase, radius: number): string {
  const terminator = radius * (1 - 2 * illuminatedFraction)
  const limb = waxing ? 1 : 0
  const back = terminator > 0 ? 1 - limb : limb
  const r = short(radius)
  return `M0-${r}A${r} ${r} 0 0 ${limb} 0 ${r}A${short(Math.abs(terminator), 2)} ${r} 0 0 ${back} 0-${r}Z`
}

/** Lines parallel to the terminator within the lit part, which shade the globe. */
function terminatorShade(phase: MoonPhase, radius: number): string {
  const r = short(radius)
  return Array.from({ length: 9 }, (_, index) => {
    const fraction = phase.illuminatedFraction - 0.012 * (index + 0.6) ** 1.25
    if (fraction <= 0.01 || phase.illuminatedFraction > 0.985) return ''
    const terminator = radius * (1 - 2 * fraction)
    const bulge = terminator > 0 === phase.waxing ? 1 : 0
    return `M0-${r}A${short(Math.abs(terminator), 2)} ${r} 0 0 ${bulge} 0 ${r}`
  }).join('')
}

/** The great seas: selenographic longitude (east positive), latitude and radius, in degrees. */
const seas: readonly (readonly [number, number, number])[] = [
  [-16, 34, 18.5],
  [-36, 29, 10],
  [-44, 13, 11],
  [-60, 33, 9],
  [-62, 5, 10],
  [-45, -11, 8],
  [-32, -1, 8],
  [-33, -15, 6],
  [-28, -24, 5],
  [-8, -15, 6],
  [-10, 12, 6],
  [24, 19, 8],
  [23, 2, 7],
  [41, 2, 8],
  [36, -6, 6],
  [54, -1, 7],
  [9, 22, 5],
  [-34, 45, 5],
  [-9, 58, 4.5],
  [-27, 55, 4],
  [8, 57, 4.5],
  [18, 28, 11],
  [31, 8, 13],
  [59, 17, 8.5],
  [51, -8, 11],
  [35, -15, 6],
  [-17, -20, 11],
  [-39, -24, 6.5],
  [-57, 20, 15],
  [-50, 2, 15],
  [-23, -10, 6],
  [-30, 8, 9],
  [3, 13, 4],
  [0, 57, 5],
  [-18, 57, 4],
  [17, 56, 4],
]

const radians = Math.PI / 180

function seaEllipses(radius: number): string {
  return seas
    .map(([longitude, latitude, size]) => {
      const x = Math.sin(longitude * radians) * Math.cos(latitude * radians)
      const y = -Math.sin(latitude * radians)
      const foreshortening = Math.sqrt(1 - x * x - y * y)
      const [across, shrink] = [
        radius * Math.sin(size * radians),
        Math.cos(size * radians) * radius,
      ]
      const angle = Math.round(Math.atan2(y, x) / radians)
      return element('ellipse', {
        rx: short(across * foreshortening),
        ry: short(across),
        transform: `translate(${short(x * shrink)} ${short(y * shrink)})rotate(${angle})`,
      })
    })
    .join('')
}

/** Young craters with their rays: Tycho, Copernicus, Kepler. */
function craters(radius: number): string {
  const places: [number, number, number][] = [
    [-11, -43, 0.34],
    [-20, 10, 0.13],
    [-38, 8, 0.09],
  ]
  return places
    .map(([longitude, latitude, reach]) => {
      const x = radius * Math.sin(longitude * radians) * Math.cos(latitude * radians)
      const y = -radius * Math.sin(latitude * radians)
      return Array.from({ length: 12 }, (_, index) => {
        const angle = (index / 12 + 0.02) * 2 * Math.PI
        const [near, far] = [radius * 0.035, radius * reach * (index % 3 === 0 ? 1 : 0.5)]
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
        return `M${short(x + near * cos)} ${short(y + near * sin)}L${short(x + far * cos)} ${short(y + far * sin)}`
      }).join('')
    })
    .join('')
}

/**
 * Draws the Moon as an engraved globe, ecliptic north up, its face as seen from the northern hemisphere.
 * @param tiltDegrees clockwise angle of the lit limb from the direction of the ecliptic
 */
export function moonGlobe(
  phase: MoonPhase & { tiltDegrees: number },
  centre: Point,
  radius: number,
  palette: Palette,
  id: string,
): string {
  const disc = { r: short(radius) }
  const turned = phase.tiltDegrees ? `rotate(${short(phase.tiltDegrees)})` : undefined
  const lit = litOutline(phase, radius)
  const line = radius / 150
  const defs =
    element('clipPath', { id: `${id}-lit` }, element('path', { d: lit, transform: turned })) +
    element('clipPath', { id: `${id}-disc` }, element('circle', disc)) +
    element('g', { id: `${id}-seas` }, seaEllipses(radius)) +
    element(
      'pattern',
      { id: `${id}-cut`, width: 9, height: short(line * 3.2, 2), patternUnits: 'userSpaceOnUse' },
      element('path', {
        d: 'M0 .5h9',
        stroke: palette.moonSeas,
        'stroke-width': short(line * 1.1, 2),
      }),
    ) +
    element(
      'radialGradient',
      { id: `${id}-face`, cx: phase.waxing ? 0.62 : 0.38, cy: 0.42, r: 0.72 },
      element('stop', { 'stop-color': palette.moonLit }) +
        element('stop', { offset: 0.62, 'stop-color': palette.moonLit }) +
        element('stop', { offset: 1, 'stop-color': palette.moonSeas }),
    )
  const use = (more: Record<string, string | number>) =>
    element('use', { href: `#${id}-seas`, ...more })
  return element(
    'g',
    { transform: `translate(${short(centre.x)} ${short(centre.y)})` },
    element('defs', {}, defs) +
      element('circle', { ...disc, fill: palette.moonDark }) +
      element(
        'g',
        { 'clip-path': `url(#${id}-disc)`, fill: palette.moonSeas },
        use({ opacity: 0.09 }),
      ) +
      element(
        'g',
        { 'clip-path': `url(#${id}-lit)` },
        element('circle', { ...disc, fill: `url(#${id}-face)` }) +
          use({ fill: palette.moonSeas, opacity: 0.45 }) +
          use({ fill: `url(#${id}-cut)` }) +
          stroke(craters(radius), palette.moonLit, line * 1.3, { opacity: 0.85 }) +
          stroke(terminatorShade(phase, radius), palette.moonSeas, line * 1.1, {
            transform: turned,
          }),
      ) +
      element('circle', {
        ...disc,
        fill: 'none',
        stroke: palette.brass,
        'stroke-width': line * 1.4,
      }),
  )
}

/** The Moon as a small flat disc. */
export function moonDisc(
  phase: MoonPhase,
  centre: Point,
  radius: number,
  palette: Palette,
): string {
  return element(
    'g',
    { transform: `translate(${short(centre.x)} ${short(centre.y)})` },
    element('circle', {
      r: short(radius),
      fill: palette.moonDark,
      stroke: palette.brass,
      'stroke-width': radius * 0.07,
    }) + element('path', { d: litOutline(phase, radius * 0.93), fill: palette.moonLit }),
  )
}
