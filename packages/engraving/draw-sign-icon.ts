import type { Palette } from './palette.ts'
import type { SignKey } from './sign-key.ts'
import { ringTicks } from './medallion.ts'
import { constellationOf, figureStars, turnDegrees } from './sky.ts'
import { starRadius, tintOf } from './star-symbol.ts'
import { glyphs } from './strokes.ts'
import { element, sheet, short, stroke } from './svg.ts'

const size = 64
const centre = { x: size / 2, y: size / 2 }

/**
 * The number of a figure's brightest stars around the glyph, their extent, and the offset of their middle (right,
 * down; pixels), chosen so that none of them touches the glyph.
 */
const arrangements: Record<SignKey, readonly [count: number, reach: number, x: number, y: number]> =
  {
    aries: [4, 21, -1, 7],
    taurus: [3, 24, -2, -1],
    gemini: [6, 23, 2, 0],
    cancer: [6, 24, -3, -3],
    leo: [4, 22, 1, -5],
    virgo: [4, 21, 6, 4],
    libra: [5, 24, 3, 1],
    scorpio: [4, 21, -4, -6],
    sagittarius: [5, 24, -2, -1],
    capricorn: [6, 24, -2, 1],
    aquarius: [6, 23, 0, 0],
    pisces: [6, 22, 2, 3],
  }

/** Draws the glyph among its figure's brightest stars, in a ring of degrees; legible at 32 pixels. */
export function drawSignIcon(
  sign: SignKey,
  { palette, id, title }: { palette: Palette; id: string; title?: string | undefined },
): string {
  const [count, reach, right, down] = arrangements[sign]
  const principal = figureStars(constellationOf[sign]).slice(0, count)
  const first = principal[0]!.longitudeDegrees
  const places = principal.map((star) => ({
    star,
    east: turnDegrees(first, star.longitudeDegrees),
    north: star.latitudeDegrees,
  }))
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const [east, north] = [middle(places.map((p) => p.east)), middle(places.map((p) => p.north))]
  const radius = Math.max(...places.map((p) => Math.hypot(p.east - east, p.north - north)))
  const discs = places
    .map(({ star, ...place }) =>
      element('circle', {
        cx: short(centre.x + right - ((place.east - east) / radius) * reach),
        cy: short(centre.y + down - ((place.north - north) / radius) * reach),
        r: short(Math.min(2.6, Math.max(1.4, starRadius(star.magnitude, 0.85)))),
        fill: palette.starTints[tintOf(star.colourIndex)],
      }),
    )
    .join('')
  const disc = (r: number, fill: string, width: number) =>
    element('circle', { cx: 32, cy: 32, r, fill, stroke: palette.brass, 'stroke-width': width })
  const glyph = element(
    'g',
    {
      transform: 'translate(17.6 17.6)scale(1.2)',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    stroke(glyphs[sign], palette.brassBright, 2.4),
  )
  return sheet(
    { width: size, height: size, id, title },
    disc(31, palette.sky[1], 1.6) +
      disc(26.6, 'none', 0.5) +
      stroke(ringTicks(centre, 36, 26.6, 29), palette.brass, 0.7) +
      discs +
      glyph,
  )
}
