import type { Palette } from './palette.ts'
import { ringTicks } from './medallion.ts'
import { litOutline } from './moon.ts'
import { night } from './palette.ts'
import { element, sheet, short, stroke } from './svg.ts'

/**
 * Draws the brand's mark: a crescent within a ring of degrees.
 * @param options.size intended side in pixels, 16 to 1024; up to 48 the ring has fewer, bolder ticks
 * @param options.bleed true fills the whole square, for app icons that a phone crops to its own shape
 */
export function drawBrandMark(
  options: { palette?: Palette; size?: number; bleed?: boolean; title?: string } = {},
): string {
  const { palette = night, size = 64, bleed = false, title } = options
  const id = `mark-${palette.name}-${size}${bleed ? '-bleed' : ''}`
  const small = size <= 48
  const centre = { x: 32, y: 32 }
  const reach = bleed ? 0.78 : 1
  const circle = (r: number, fill: string, width: number) =>
    element('circle', {
      cx: 32,
      cy: 32,
      r: short(r * reach),
      fill,
      stroke: palette.brass,
      'stroke-width': width * reach,
    })
  const ground = bleed ? element('rect', { width: 64, height: 64, fill: palette.sky[1] }) : ''
  const ticks = small
    ? stroke(ringTicks(centre, 12, 24 * reach, 29 * reach), palette.brass, 2 * reach)
    : stroke(ringTicks(centre, 72, 26.2 * reach, 28.6 * reach), palette.brass, 0.6 * reach) +
      stroke(ringTicks(centre, 12, 25 * reach, 29 * reach), palette.brass, 1.1 * reach)
  const star = 'M-6-8.6l1.2 3.4 3.4 1.2-3.4 1.2-1.2 3.4-1.2-3.4-3.4-1.2 3.4-1.2z'
  const crescent = element(
    'g',
    { transform: `translate(32 32)rotate(26)scale(${short(reach, 2)})`, fill: palette.brassBright },
    element('path', {
      d: litOutline({ illuminatedFraction: 0.3, waxing: true }, small ? 20 : 18.5),
    }) + element('path', { d: star, transform: small ? 'scale(1.25)' : undefined }),
  )
  return sheet(
    { width: 64, height: 64, id, title },
    ground +
      circle(30.8, palette.sky[1], small ? 2.4 : 1.6) +
      (small ? '' : circle(24.6, 'none', 0.5)) +
      ticks +
      crescent,
  )
}
