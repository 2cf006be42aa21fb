import type { Place } from './sky.ts'

export interface Point {
  x: number
  y: number
}

export interface Rectangle {
  left: number
  top: number
  right: number
  bottom: number
}

/** A window on the sky: where it points, how large a degree is, and the paper it lies on. */
export interface View {
  centre: Place
  pixelsPerDegree: number
  /** Where the centre comes to lie on the paper. */
  origin: Point
  window: Rectangle
}

const radians = Math.PI / 180

/**
 * Stereographic, as in the old atlases: shapes stay true and every circle on the sky is a circle on
 * the paper. Ecliptic north is up and longitude increases to the left, as one sees it in the sky.
 */
export function project({ centre, pixelsPerDegree, origin }: View, to: Place): Point {
  const turn = (to.longitudeDegrees - centre.longitudeDegrees) * radians
  const [sin0, cos0] = [
    Math.sin(centre.latitudeDegrees * radians),
    Math.cos(centre.latitudeDegrees * radians),
  ]
  const [sin, cos] = [
    Math.sin(to.latitudeDegrees * radians),
    Math.cos(to.latitudeDegrees * radians),
  ]
  const scale = ((2 / (1 + sin0 * sin + cos0 * cos * Math.cos(turn))) * pixelsPerDegree) / radians
  return {
    x: origin.x - scale * cos * Math.sin(turn),
    y: origin.y - scale * (cos0 * sin - sin0 * cos * Math.cos(turn)),
  }
}

/** The direction that a point of the paper shows. */
export function unproject({ centre, pixelsPerDegree, origin }: View, { x, y }: Point): Place {
  const east = ((origin.x - x) / pixelsPerDegree) * radians
  const north = ((origin.y - y) / pixelsPerDegree) * radians
  const distance = Math.hypot(east, north)
  if (distance === 0) return centre
  const angle = 2 * Math.atan(distance / 2)
  const [sin0, cos0] = [
    Math.sin(centre.latitudeDegrees * radians),
    Math.cos(centre.latitudeDegrees * radians),
  ]
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const latitude = Math.asin(cos * sin0 + (north * sin * cos0) / distance)
  const turn = Math.atan2(east * sin, distance * cos0 * cos - north * sin0 * sin)
  return {
    longitudeDegrees: centre.longitudeDegrees + turn / radians,
    latitudeDegrees: latitude / radians,
  }
}

export function isWithin({ left, top, right, bottom }: Rectangle, { x, y }: Point, margin = 0) {
  return x >= left + margin && x <= right - margin && y >= top + margin && y <= bottom - margin
}
