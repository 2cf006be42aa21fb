import type { MoonPhase } from './moon.ts'
import type { Palette } from './palette.ts'
import { checkPhase, moonDisc } from './moon.ts'
import { night } from './palette.ts'
import { fingerprint, sheet } from './svg.ts'

/**
 * Draws a small Moon in its phase, 48 x 48, as seen with north up.
 * @throws RangeError when illuminatedFraction is not within 0 to 1
 */
export function drawMoonPhase(options: MoonPhase & { palette?: Palette; title?: string }): string {
  checkPhase(options)
  const { palette = night, illuminatedFraction, waxing, title } = options
  const id = `moon-${fingerprint(`${illuminatedFraction} ${waxing} ${palette.name}`)}`
  return sheet(
    { width: 48, height: 48, id, title },
    moonDisc({ illuminatedFraction, waxing }, { x: 24, y: 24 }, 21.5, palette),
  )
}
