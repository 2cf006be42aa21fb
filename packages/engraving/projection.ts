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

/** A window on the sky: its direction, the size of a degree, and the picture's size. */
export interface View {
  centre: Place
  pixelsPerDegree: number
  /** The position of the centre in the picture. */
  origin: Point
  window: Rectangle
  /** The J2000 longitude of 0° Aries in the zodiac whose degrees the scales count. */
  ariesDegrees: number
  /** Converts a place of the sky to the map's coordinates; without it they are ecliptic. */
  turn?: (place: Place) => Place
}

const radians = Math.PI / 180

/**
 * Stereographic, as in old atlases: angles are preserved and every circle on the sky is a circle in the picture.
 * Ecliptic north is up and longitude increases to the left, as in the sky.
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

/** Projects a place of the sky, which `project` does with a place in the map's own coordinates. */
export const projectSky = (view: View, place: Place): Point =>
  project(view, view.turn ? view.turn(place) : place)

/** The direction of a point of the picture. */
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
