import { engravedGlyph } from './medallion.ts'
import { type Horizon, horizontalPlace } from './horizon.ts'
import type { Palette } from './palette.ts'
import { isWithin, type Point, projectSky, type View } from './projection.ts'
import { signKeys } from './sign-key.ts'
import { glyphs } from './strokes.ts'
import { at, element, stroke } from './svg.ts'

/** How far from the ascendant the ecliptic is drawn, on both sides. */
const reachDegrees = 80

interface Options {
  ascendantDegrees: number
  /** The ascendant's tropical longitude of date. */
  rising: { longitudeDegrees: number }
  palette: Palette
  scale: number
}

/**
 * The ecliptic with a tick at every degree of its signs, a longer one at every fifth, and a bar where a sign
 * begins. The rising sign is a broad band; each sign has its glyph beside it, the rising one only above the horizon. What is below the horizon is dashed.
 */
export function signBand(
  view: View,
  horizon: Horizon,
  { ascendantDegrees, rising, palette, scale }: Options,
): { above: string; below: string } {
  /** A place by its longitude in the zodiac in use. */
  const on = (degrees: number, latitudeDegrees = 0): Point =>
    projectSky(view, {
      longitudeDegrees:
        rising.longitudeDegrees + degrees - ascendantDegrees - horizon.precessionDegrees,
      latitudeDegrees,
    })
  const isUp = (point: Point) => point.y < view.origin.y
  const isSeen = (point: Point) => isWithin(view.window, point, 3)
  const path = (from: number, to: number): string => {
    const steps = Math.max(1, Math.ceil(Math.abs(to - from)))
    const points = Array.from({ length: steps + 1 }, (_, step) =>
      on(from + ((to - from) * step) / steps),
    )
    return `M${points.map(({ x, y }) => at(x, y)).join('L')}`
  }
  /** The direction of ecliptic north in the picture, as a vector of one pixel. */
  const upwards = (degrees: number): Point => {
    const [here, there] = [on(degrees), on(degrees, 0.5)]
    const length = Math.hypot(there.x - here.x, there.y - here.y)
    return { x: (there.x - here.x) / length, y: (there.y - here.y) / length }
  }
  const across = (degrees: number, from: number, to: number): string => {
    const [{ x, y }, up] = [on(degrees), upwards(degrees)]
    return `M${at(x + up.x * from, y + up.y * from)}L${at(x + up.x * to, y + up.y * to)}`
  }
  // Altitude grows or falls along the whole half of the ecliptic on either side of the ascendant.
  const altitudeAt = (degrees: number) =>
    horizontalPlace(horizon, {
      longitudeDegrees:
        rising.longitudeDegrees + degrees - ascendantDegrees - horizon.precessionDegrees,
      latitudeDegrees: 0,
    }).altitudeDegrees
  const upSide = altitudeAt(ascendantDegrees + 10) > 0 ? 1 : -1
  const whole = Array.from(
    { length: 2 * reachDegrees + 1 },
    (_, step) => Math.floor(ascendantDegrees) - reachDegrees + step,
  ).filter((degree) => isSeen(on(degree)))
  const ticks = (up: boolean) =>
    whole
      .filter((degree) => isUp(on(degree)) === up && degree % 30 !== 0)
      .map((degree) =>
        across(degree, 0, scale * (degree % 10 === 0 ? 9 : degree % 5 === 0 ? 6 : 3)),
      )
      .join('')
  const borders = (up: boolean) =>
    whole
      .filter((degree) => isUp(on(degree)) === up && degree % 30 === 0)
      .map((degree) => across(degree, -15 * scale, 15 * scale))
      .join('')
  const sign = Math.floor(ascendantDegrees / 30) * 30
  /** The part of the rising sign on one side of the horizon. */
  const ownPart = (up: boolean) =>
    up === upSide > 0 ? path(ascendantDegrees, sign + 30) : path(sign, ascendantDegrees)
  const band = (up: boolean) =>
    stroke(ownPart(up), palette.brassBright, 7 * scale, { opacity: up ? 0.34 : 0.2 })
  const glyphsOf = (up: boolean) => {
    const starts = [...new Set(whole.map((degree) => Math.floor(degree / 30) * 30))]
    return starts
      .map((start) => {
        const seen = whole.filter(
          (degree) =>
            degree >= start &&
            degree < start + 30 &&
            isUp(on(degree)) === up &&
            isWithin(view.window, on(degree), 34 * scale),
        )
        if (seen.length < 7 || (start === sign && !up)) return ''
        const degree = seen[Math.floor(seen.length / 2)]!
        const [{ x, y }, away] = [on(degree), upwards(degree)]
        // On the side away from the ticks, towards the ground of the sky below it.
        const point = { x: x - away.x * 22 * scale, y: y - away.y * 22 * scale }
        if (isUp(point) !== up || Math.abs(point.y - view.origin.y) < 20 * scale) return ''
        return engravedGlyph(
          glyphs[signKeys[(((start / 30) % 12) + 12) % 12]!],
          point,
          (start === sign ? 30 : 22) * scale,
          palette,
        )
      })
      .join('')
  }
  const half = (up: boolean) =>
    path(ascendantDegrees, ascendantDegrees + (up ? upSide : -upSide) * reachDegrees)
  return {
    above:
      band(true) +
      stroke(half(true), palette.brass, 1.5 * scale) +
      stroke(ticks(true), palette.brass, 0.8 * scale) +
      stroke(borders(true), palette.brassBright, 1.2 * scale) +
      glyphsOf(true),
    below:
      band(false) +
      stroke(half(false), palette.brass, 1.1 * scale, {
        'stroke-dasharray': `${5 * scale} ${4 * scale}`,
        opacity: 0.75,
      }) +
      stroke(ticks(false) + borders(false), palette.brass, 0.6 * scale, { opacity: 0.6 }) +
      element('g', { opacity: 0.6 }, glyphsOf(false)) +
      marker(view, palette, scale),
  }
}

/** A ring with eight rays on the horizon, where the ecliptic crosses it. */
function marker({ origin: { x, y } }: View, palette: Palette, scale: number): string {
  const ring = (radius: number, fill: string) =>
    element('circle', {
      cx: x,
      cy: y,
      r: radius * scale,
      fill,
      stroke: palette.brassBright,
      'stroke-width': 1.4 * scale,
    })
  const rays = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const to = index % 2 === 0 ? 19 : 15
    return `M${at(x + 11 * scale * cos, y + 11 * scale * sin)}L${at(x + to * scale * cos, y + to * scale * sin)}`
  })
  return (
    stroke(rays.join(''), palette.brassBright, 1.3 * scale) +
    ring(8.5, palette.margin) +
    ring(3, palette.brassBright)
  )
}
