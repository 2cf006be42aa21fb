import type { Palette } from './palette.ts'
import type { Point, Rectangle, View } from './projection.ts'
import type { Place, Star } from './sky.ts'
import { isWithin, project, projectSky, unproject } from './projection.ts'
import { figures, milkyWay, stars } from './sky.ts'
import { isBright, starRadius, starReach, starSymbol, tintOf } from './star-symbol.ts'
import { numeral } from './strokes.ts'
import { at, dots, element, short, stroke } from './svg.ts'
import {
  degreeInSign,
  lahiriAriesDegrees,
  multiples,
  nakshatraDegrees,
  signMark,
  signOfDegree,
  zodiacDegree,
} from './zodiac-scale.ts'

/** A circle of the sky through three of its points, which the projection maps to a circle. */
function arc(view: View, from: Place, over: Place, to: Place): string {
  const [a, b, c] = [project(view, from), project(view, over), project(view, to)]
  const turn = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  const sides = [distance(a, b), distance(b, c), distance(c, a)]
  const radius = (sides[0]! * sides[1]! * sides[2]!) / (2 * Math.abs(turn))
  if (!(radius < 40_000)) return `M${at(a.x, a.y)}L${at(c.x, c.y)}`
  return `M${at(a.x, a.y)}A${short(radius)} ${short(radius)} 0 0 ${turn > 0 ? 1 : 0} ${at(c.x, c.y)}`
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/** The span of longitudes and latitudes that the window shows, in whole degrees outwards. */
export function visibleRange(view: View): {
  longitudes: [number, number]
  latitudes: [number, number]
} {
  const { left, right, top, bottom } = view.window
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
  const edge = [left, middle.x, right].flatMap((x) =>
    [top, middle.y, bottom].map((y) => unproject(view, { x, y })),
  )
  const range = (values: number[]): [number, number] => [
    Math.floor(Math.min(...values)),
    Math.ceil(Math.max(...values)),
  ]
  return {
    longitudes: range(edge.map((place) => place.longitudeDegrees)),
    latitudes: range(edge.map((place) => place.latitudeDegrees)),
  }
}

/** Meridians and parallels every ten degrees of the zodiac and of latitude, fine. */
export function graticule(view: View, palette: Palette): string {
  const { longitudes, latitudes } = visibleRange(view)
  const [west, east] = longitudes
  const [south, north] = latitudes
  const meridians = multiples(longitudes, 10, view.ariesDegrees).map((longitudeDegrees) =>
    arc(
      view,
      { longitudeDegrees, latitudeDegrees: south },
      { longitudeDegrees, latitudeDegrees: (south + north) / 2 },
      { longitudeDegrees, latitudeDegrees: north },
    ),
  )
  const parallels = multiples(latitudes, 10)
    .filter((latitudeDegrees) => latitudeDegrees !== 0)
    .map((latitudeDegrees) =>
      arc(
        view,
        { longitudeDegrees: west, latitudeDegrees },
        { longitudeDegrees: (west + east) / 2, latitudeDegrees },
        { longitudeDegrees: east, latitudeDegrees },
      ),
    )
  const d = [...meridians, ...parallels].join('')
  return stroke(d, palette.brassFaint, 0.6, { opacity: 0.6 })
}

/**
 * The ecliptic. Above it: a tick at every degree, a longer one at every fifth, the degree within the sign at every
 * tenth and the glyph where a sign begins, unless something else is there. Below it: the quarters of the nakshatras,
 * and a diamond where a nakshatra begins. `emphasis` is the arc that the picture is about.
 */
export function ecliptic(
  view: View,
  palette: Palette,
  scale: number,
  { taken, emphasis }: { taken: (point: Point) => boolean; emphasis: [number, number] },
): string {
  const { longitudes } = visibleRange(view)
  const place = (longitudeDegrees: number): Place => ({ longitudeDegrees, latitudeDegrees: 0 })
  const on = (longitudeDegrees: number) => project(view, place(longitudeDegrees))
  const along = ([from, to]: [number, number]) =>
    arc(view, place(from), place((from + to) / 2), place(to))
  const [east, west] = [Math.min(emphasis[1], longitudes[1]), Math.max(emphasis[0], longitudes[0])]
  const isSeen = (longitude: number) => isWithin(view.window, on(longitude), 1)
  const upwards = (longitudeDegrees: number) => {
    const [here, there] = [
      on(longitudeDegrees),
      project(view, { longitudeDegrees, latitudeDegrees: 1 }),
    ]
    const length = distance(here, there)
    return { x: (there.x - here.x) / length, y: (there.y - here.y) / length }
  }
  /** A tick upwards, or downwards if `reach` is negative. */
  const tick = (longitude: number, reach: number) => {
    const { x, y } = on(longitude)
    const up = upwards(longitude)
    return `M${at(x, y)}l${at(up.x * reach * scale, up.y * reach * scale)}`
  }
  const degrees = multiples(longitudes, 1, view.ariesDegrees)
    .filter(isSeen)
    .map((longitude) => [Math.round(zodiacDegree(view, longitude)), longitude] as const)
  const reachOf = (degree: number) => (degree % 10 === 0 ? 9 : degree % 5 === 0 ? 6 : 3)
  const labels = degrees
    .filter(([degree]) => degree % 10 === 0)
    .map(([degree, longitude]): [number, Point] => {
      const { x, y } = on(longitude)
      return [degree, { x, y: y - 17 * scale }]
    })
    .filter(([, point]) => isWithin(view.window, point, 14 * scale) && !taken(point))
  const isBorder = ([degree]: [number, Point]) => degreeInSign(degree) === 0
  const numbers = labels
    .filter((label) => !isBorder(label))
    .map(([degree, { x, y }]) => numeral(degreeInSign(degree), x, y, 10 * scale))
  const signs = labels
    .filter(isBorder)
    .map(([degree, point]) => signMark(signOfDegree(degree), point, 16 * scale, palette))
  const quarters = multiples(longitudes, nakshatraDegrees / 4, lahiriAriesDegrees).filter(isSeen)
  const nakshatras = multiples(longitudes, nakshatraDegrees, lahiriAriesDegrees)
    .filter(isSeen)
    .map((longitude) => {
      const { x, y } = on(longitude)
      const [across, up] = [short(2.6 * scale), short(4.4 * scale)]
      return `M${short(x)} ${short(y - 4.4 * scale)}l${across} ${up}-${across} ${up}-${across}-${up}z`
    })
  return (
    stroke(along(longitudes), palette.brass, 1.1 * scale) +
    (west < east ? stroke(along([west, east]), palette.brassBright, 2.4 * scale) : '') +
    stroke(
      degrees.map(([degree, longitude]) => tick(longitude, reachOf(degree))).join('') +
        quarters.map((longitude) => tick(longitude, -4)).join('') +
        numbers.join(''),
      palette.brass,
      0.75 * scale,
    ) +
    element('path', {
      'data-layer': 'nakshatras',
      d: nakshatras.join(''),
      fill: palette.brassBright,
    }) +
    signs.join('')
  )
}

export function milkyWayStipple(view: View, palette: Palette, scale: number): string {
  const seen = milkyWay
    .map((place) => projectSky(view, place))
    .filter((point) => isWithin(view.window, point, 2))
  return stroke(dots(seen, 0), palette.milkyWay, 1.4 * scale, {
    'stroke-linecap': 'round',
    opacity: 0.55,
  })
}

/** The lines of a figure, which end before its stars, and `gap` pixels before a corner without a star. */
export function figureLines(
  view: View,
  constellation: string,
  starsOfFigure: readonly Star[],
  scale: number,
  gap = 2,
): string {
  const reachAt = new Map(
    starsOfFigure.map((star) => [
      `${star.longitudeDegrees} ${star.latitudeDegrees}`,
      starReach(star.magnitude, scale),
    ]),
  )
  const segments = (figures.get(constellation) ?? []).flatMap((line) =>
    line.slice(1).map((to, index) => {
      const from = line[index]!
      const [a, b] = [projectSky(view, from), projectSky(view, to)]
      const length = distance(a, b)
      // A line behind the viewer is projected far away on both sides.
      if (!crosses(view.window, a, b) || length > 2 * (view.window.right - view.window.left))
        return ''
      const away = (place: Place) =>
        (reachAt.get(`${place.longitudeDegrees} ${place.latitudeDegrees}`) ?? gap) / length
      const [start, end] = [away(from), 1 - away(to)]
      if (start >= end) return ''
      const along = (part: number) => at(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part)
      return `M${along(start)}L${along(end)}`
    }),
  )
  return segments.join('')
}

/** Returns false if both ends are beyond the same edge of the window. */
const crosses = ({ left, right, top, bottom }: Rectangle, a: Point, b: Point) =>
  Math.max(a.x, b.x) > left &&
  Math.min(a.x, b.x) < right &&
  Math.max(a.y, b.y) > top &&
  Math.min(a.y, b.y) < bottom

/** Whether a star of the first or second magnitude is within `reach` pixels of a point. */
export function nearBright(field: readonly [Star, Point][], point: Point, reach: number): boolean {
  return field.some(([star, place]) => isBright(star) && distance(place, point) < reach)
}

export interface StarField {
  limitMagnitude: number
  /** Stars drawn as symbols elsewhere, or hidden behind something. */
  except: (star: Star, point: Point) => boolean
}

/** The stars that fall within the view's window, down to a magnitude. */
export function starsWithin(view: View, { limitMagnitude, except }: StarField): [Star, Point][] {
  return stars
    .filter((star) => star.magnitude <= limitMagnitude)
    .map((star): [Star, Point] => [star, projectSky(view, star)])
    .filter(([star, point]) => isWithin(view.window, point, 2) && !except(star, point))
}

/** Stars as plain discs: one path for each tint and half magnitude, a dot for each star. */
export function starDiscs(field: [Star, Point][], palette: Palette, scale: number): string {
  const groups = new Map<string, Point[]>()
  for (const [star, point] of field) {
    const diameter = short(2 * starRadius(Math.round(star.magnitude * 2) / 2, scale), 1)
    const key = `${palette.starTints[tintOf(star.colourIndex)]} ${diameter}`
    groups.set(key, [...(groups.get(key) ?? []), point])
  }
  const paths = [...groups].map(([key, points]) => {
    const [colour, diameter] = key.split(' ')
    return element('path', { d: dots(points), stroke: colour, 'stroke-width': diameter })
  })
  return element(
    'g',
    { 'data-layer': 'field', 'stroke-linecap': 'round', opacity: 0.85 },
    paths.join(''),
  )
}

export function starSymbols(field: [Star, Point][], palette: Palette, scale: number): string {
  return field.map(([star, point]) => starSymbol(star, point, palette, scale)).join('')
}
