import type { WheelMark } from '@rashi/contract'

/** The wheel is a square of this many units around its middle; the names of the months need more width. */
const wheelSize = 400
const middle = wheelSize / 2
const nameMargin = 16
export const viewBox = `${-nameMargin} 0 ${wheelSize + 2 * nameMargin} ${wheelSize}`

/** Distances from the middle. */
export const radii = {
  months: 185,
  rim: 170,
  goodWeeks: 158,
  eclipses: 139,
  hub: 40,
} as const

/** The rings of the slow grahas. */
const rings: Partial<Record<WheelMark['graha'], number>> = {
  Mars: 120,
  Jupiter: 103,
  Saturn: 86,
  Rahu: 69,
  Ketu: 52,
}
export const ringRadii = Object.values(rings)

/** Returns where an instant is in a year, from 0 to 1. */
export function fractionOfYear(instant: string, year: number): number {
  const [start, end] = [Date.UTC(year, 0), Date.UTC(year + 1, 0)]
  return Math.min(1, Math.max(0, (Date.parse(instant) - start) / (end - start)))
}

const round = (value: number) => Math.round(value * 10) / 10

/** Returns a point of the wheel: January begins at the top, and the year runs clockwise. */
export function pointAt(radius: number, fraction: number): { x: number; y: number } {
  const angle = (fraction - 0.25) * 2 * Math.PI
  return {
    x: round(middle + radius * Math.cos(angle)),
    y: round(middle + radius * Math.sin(angle)),
  }
}

/** Returns where a month's name is centred: further out at the sides, where names would reach over the rim. */
export function monthNameAt(fraction: number): { x: number; y: number } {
  const { x, y } = pointAt(radii.months, fraction)
  return { x: round(x + (x - middle) * 0.065), y }
}

/** Returns the path of an arc, clockwise. */
export function arcPath(radius: number, from: number, to: number): string {
  const [start, end] = [pointAt(radius, from), pointAt(radius, to)]
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${end.x} ${end.y}`
}

/** Returns the path of a line from one distance to another. */
export function spokePath(fraction: number, inner: number, outer: number): string {
  const [start, end] = [pointAt(inner, fraction), pointAt(outer, fraction)]
  return `M${start.x} ${start.y}L${end.x} ${end.y}`
}

/** Returns how far from the middle a mark is drawn; undefined for one that only the list has. */
export function radiusOf({ kind, graha }: Pick<WheelMark, 'kind' | 'graha'>): number | undefined {
  if (kind === 'eclipse') return radii.eclipses
  return kind === 'ingress' ? rings[graha] : undefined
}
