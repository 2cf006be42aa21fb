import type { Palette } from './palette.ts'
import type { Point } from './projection.ts'
import type { Star } from './sky.ts'
import { at, element, short, stroke } from './svg.ts'

/** Stars of the first and second magnitude have light around them, and symbols outside the figure too. */
export const isBright = ({ magnitude }: { magnitude: number }) => magnitude < 2.65

/** Radius of a star's disc, in pixels at scale 1. */
export function starRadius(magnitude: number, scale = 1): number {
  return scale * 0.72 * 1.42 ** (5.5 - magnitude)
}

/** 0 (blue-white) to 4 (orange-red): the tint of a B-V colour index. */
export function tintOf(colourIndex: number): 0 | 1 | 2 | 3 | 4 {
  if (colourIndex < -0.05) return 0
  if (colourIndex < 0.3) return 1
  if (colourIndex < 0.75) return 2
  return colourIndex < 1.25 ? 3 : 4
}

function pointed({ x, y }: Point, points: number, outer: number, inner: number, from = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (from + index / points) * Math.PI - Math.PI / 2
    const radius = index % 2 === 0 ? outer : inner
    return at(x + radius * Math.cos(angle), y + radius * Math.sin(angle))
  })
  return `M${corners.join('L')}Z`
}

/** Fine rays around a bright star, every second one longer. */
export function rays({ x, y }: Point, count: number, from: number, to: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + 0.5) / count) * 2 * Math.PI
    const reach = index % 2 === 0 ? to : from + (to - from) * 0.55
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return `M${at(x + from * cos, y + from * sin)}L${at(x + reach * cos, y + reach * sin)}`
  }).join('')
}

/** The distance at which a figure's line ends before the star. */
export function starReach(magnitude: number, scale: number): number {
  const radius = starRadius(magnitude, scale)
  if (isBright({ magnitude })) return radius * 2.1 + 3 * scale
  return radius * 1.6 + 3 * scale
}

/**
 * The symbol of a star of the figure, as in old atlases: the brighter, the more points. First
 * magnitude has eight and fine rays, second eight, third six, fourth four, the rest are discs.
 */
export function starSymbol(star: Star, centre: Point, palette: Palette, scale: number): string {
  const radius = starRadius(star.magnitude, scale)
  const fill = palette.starTints[tintOf(star.colourIndex)]
  if (star.magnitude < 1.65) {
    const fine = rays(centre, 24, radius * 2.2, radius * 4.2)
    return (
      stroke(fine, fill, 0.5 * scale, { opacity: 0.75 }) +
      element('path', {
        d:
          pointed(centre, 4, radius * 2.1, radius * 0.6, 0.25) +
          pointed(centre, 4, radius * 3.1, radius * 0.62),
        fill,
      })
    )
  }
  if (isBright(star)) {
    const d =
      pointed(centre, 4, radius * 1.9, radius * 0.7, 0.25) +
      pointed(centre, 4, radius * 2.6, radius * 0.7)
    return element('path', { d, fill })
  }
  if (star.magnitude < 3.65)
    return element('path', { d: pointed(centre, 6, radius * 2.1, radius * 0.85), fill })
  if (star.magnitude < 4.65)
    return element('path', { d: pointed(centre, 4, radius * 2, radius * 0.8), fill })
  return element('circle', { cx: short(centre.x), cy: short(centre.y), r: short(radius), fill })
}

/** A soft light behind the stars of the first and second magnitude, each in its tint. */
export function starGlow(
  field: [Star, Point][],
  palette: Palette,
  scale: number,
  id: string,
): string {
  const bright = field.filter(([star]) => isBright(star))
  const tints = [...new Set(bright.map(([star]) => tintOf(star.colourIndex)))].sort()
  const gradients = tints.map((tint) => {
    const colour = { 'stop-color': palette.starTints[tint] }
    return element(
      'radialGradient',
      { id: `${id}-glow${tint}` },
      element('stop', { ...colour, 'stop-opacity': palette.glow }) +
        element('stop', { ...colour, offset: 1, 'stop-opacity': 0 }),
    )
  })
  const discs = bright.map(([star, { x, y }]) =>
    element('circle', {
      cx: short(x),
      cy: short(y),
      r: short(starRadius(star.magnitude, scale) * 5),
      fill: `url(#${id}-glow${tintOf(star.colourIndex)})`,
    }),
  )
  return [...gradients, ...discs].join('')
}
