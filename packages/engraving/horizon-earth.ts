import { ringTicks } from './medallion.ts'
import type { Palette } from './palette.ts'
import type { View } from './projection.ts'
import { element, short, stroke } from './svg.ts'

/** The light of what rises: a glow and fine rays around the middle of the horizon, behind the ground. */
export function risingLight(
  { origin, pixelsPerDegree }: View,
  palette: Palette,
  id: string,
): string {
  const radius = pixelsPerDegree * 17
  const gradient = element(
    'radialGradient',
    { id: `${id}-rise` },
    element('stop', { 'stop-color': palette.brassBright, 'stop-opacity': 0.42 }) +
      element('stop', { offset: 0.35, 'stop-color': palette.brass, 'stop-opacity': 0.16 }) +
      element('stop', { offset: 1, 'stop-color': palette.brass, 'stop-opacity': 0 }),
  )
  const glow = element('circle', {
    cx: short(origin.x),
    cy: short(origin.y),
    r: short(radius),
    fill: `url(#${id}-rise)`,
  })
  return (
    gradient +
    glow +
    stroke(ringTicks(origin, 120, radius * 0.16, radius * 0.42, 0.5), palette.brassBright, 0.6, {
      opacity: 0.55,
    }) +
    stroke(ringTicks(origin, 60, radius * 0.16, radius * 0.62, 0.5), palette.brassBright, 0.5, {
      opacity: 0.4,
    })
  )
}

/** The ground below the horizon, in engraved lines that grow wider apart towards the viewer. */
export function earth({ window, origin }: View, palette: Palette, scale: number): string {
  const width = window.right - window.left
  const depth = window.bottom - origin.y
  const count = 26
  const lines = Array.from({ length: count }, (_, index) => {
    const part = ((index + 1) / count) ** 1.7
    const y = origin.y + depth * part
    // Broken like the lines of an engraved plain, and never at the same place in two of them.
    const gap = 18 + ((index * 137) % 60)
    const at = window.left + ((index * 211 + 60) % width)
    return `M${window.left} ${short(y)}H${short(at)}m${gap} 0H${window.right}`
  })
  return (
    element('rect', {
      x: window.left,
      y: short(origin.y),
      width,
      height: short(depth),
      fill: palette.margin,
      opacity: 0.93,
    }) +
    stroke(lines.join(''), palette.brassFaint, 0.6 * scale, { opacity: 0.55 }) +
    stroke(`M${window.left} ${short(origin.y)}H${window.right}`, palette.brassBright, 1.8 * scale) +
    stroke(
      `M${window.left} ${short(origin.y + 4 * scale)}H${window.right}`,
      palette.brass,
      0.7 * scale,
    )
  )
}
