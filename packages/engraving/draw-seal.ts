import { ringTicks } from './medallion.ts'
import { litOutline } from './moon.ts'
import { rays } from './star-symbol.ts'
import { at, element, sheet, short, stroke } from './svg.ts'

export type Tier = 'silver' | 'gold' | 'diamond'

interface Metal {
  bright: string
  body: string
  deep: string
  line: string
}

const metals: Record<Tier, Metal> = {
  silver: { bright: '#f4f6fa', body: '#b9c2d0', deep: '#76829a', line: '#333d52' },
  gold: { bright: '#fbeec2', body: '#d9ae57', deep: '#9a6f23', line: '#4a300a' },
  diamond: { bright: '#f6fdff', body: '#b5dcec', deep: '#6aa3c4', line: '#17405c' },
}

const centre = { x: 120, y: 120 }

const around = (radius: number, turn: number): [number, number] => {
  const angle = turn * 2 * Math.PI - Math.PI / 2
  return [centre.x + radius * Math.cos(angle), centre.y + radius * Math.sin(angle)]
}

/** The milled edge: shallow lobes. */
function edge(lobes: number, radius: number): string {
  const step = 1 / lobes
  const reach = short(radius * Math.sin(Math.PI / lobes) * 1.15)
  const arcs = Array.from({ length: lobes }, (_, index) => {
    return `A${reach} ${reach} 0 0 1 ${at(...around(radius, (index + 1) * step))}`
  })
  return `M${at(...around(radius, 0))}${arcs.join('')}Z`
}

/** Guilloche: one oval rotated around the middle. */
function guilloche(count: number, long: number, wide: number): string {
  return Array.from({ length: count }, (_, index) =>
    element('ellipse', {
      rx: long,
      ry: wide,
      transform: `translate(120 120)rotate(${short((index * 180) / count)})`,
    }),
  ).join('')
}

/** The flat top of a brilliant. */
const table = (radius: number) =>
  `M${Array.from({ length: 8 }, (_, i) => at(...around(radius * 0.52, (i + 0.5) / 8))).join('L')}Z`

/** A round brilliant from above: table, star facets, kites and girdle. */
function brilliant(radius: number): string {
  const corner = (part: number, eighth: number) => at(...around(radius * part, eighth / 8))
  const facets = Array.from({ length: 8 }, (_, i) => {
    const [star, tip] = [corner(0.72, i), corner(1, i)]
    const [left, right] = [corner(0.52, i - 0.5), corner(0.52, i + 0.5)]
    const [girdleLeft, girdleRight] = [corner(1, i - 0.5), corner(1, i + 0.5)]
    return `M${left}L${star}L${right}M${star}L${girdleLeft}M${star}L${girdleRight}M${tip}L${star}M${right}L${girdleRight}`
  })
  return table(radius) + facets.join('')
}

function emblem(tier: Tier, metal: Metal): string {
  if (tier === 'silver')
    return element('path', {
      d: litOutline({ illuminatedFraction: 0.34, waxing: true }, 34),
      transform: 'translate(115 118)rotate(22)',
      fill: metal.line,
    })
  if (tier === 'gold')
    return (
      stroke(rays(centre, 48, 21, 40), metal.line, 1.6) +
      element('circle', { cx: 120, cy: 120, r: 17, fill: metal.line }) +
      element('circle', {
        cx: 120,
        cy: 120,
        r: 13.5,
        fill: 'none',
        stroke: metal.bright,
        'stroke-width': 0.8,
      })
    )
  return (
    element('circle', {
      cx: 120,
      cy: 120,
      r: 37,
      fill: metal.bright,
      stroke: metal.line,
      'stroke-width': 1.6,
    }) +
    element('path', { d: table(37), fill: metal.body }) +
    stroke(brilliant(37), metal.line, 1.1, { 'stroke-linejoin': 'round' })
  )
}

/** Draws a tier's seal, 240 x 240: a crescent for Silver, the Sun for Gold, a brilliant for Diamond. */
export function drawSeal(tier: Tier, options: { title?: string } = {}): string {
  const metal = metals[tier]
  const id = `seal-${tier}`
  const ring = (r: number, width: number, fill = 'none') =>
    element('circle', { cx: 120, cy: 120, r, fill, stroke: metal.line, 'stroke-width': width })
  const sheen = element(
    'linearGradient',
    { id: `${id}-sheen`, x2: 1, y2: 1 },
    element('stop', { 'stop-color': metal.bright }) +
      element('stop', { offset: 0.45, 'stop-color': metal.body }) +
      element('stop', { offset: 0.7, 'stop-color': metal.bright }) +
      element('stop', { offset: 1, 'stop-color': metal.deep }),
  )
  const ovals = { fill: 'none', stroke: metal.line, 'stroke-width': 0.5, opacity: 0.75 }
  return sheet(
    { width: 240, height: 240, id, title: options.title },
    element('defs', {}, sheen) +
      element('path', {
        d: edge(60, 112),
        fill: `url(#${id}-sheen)`,
        stroke: metal.deep,
        'stroke-width': 1,
      }) +
      ring(105, 1.4) +
      ring(102, 0.5) +
      stroke(ringTicks(centre, 120, 96, 102), metal.line, 0.6) +
      stroke(ringTicks(centre, 12, 93, 102), metal.line, 1.3) +
      ring(93, 0.6) +
      element('g', ovals, guilloche(18, 91, 56) + guilloche(12, 74, 56)) +
      ring(55, 1.4, `url(#${id}-sheen)`) +
      ring(51.5, 0.5) +
      emblem(tier, metal),
  )
}
