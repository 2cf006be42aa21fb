import * as chart from './chart.ts'
import { earth, risingLight } from './horizon-earth.ts'
import { signBand } from './horizon-signs.ts'
import { ascendingPoint, type Horizon, horizontalPlace } from './horizon.ts'
import { label } from './legend.ts'
import { medallion } from './medallion.ts'
import type { Palette } from './palette.ts'
import { night } from './palette.ts'
import { plate, plateSizes, skyWindow } from './plate.ts'
import type { Point, View } from './projection.ts'
import { signKeys } from './sign-key.ts'
import { constellationOf, figures, figureStars } from './sky.ts'
import { isBright, starGlow } from './star-symbol.ts'
import { glyphs, numeral } from './strokes.ts'
import { at, element, fingerprint, sheet, short, stroke } from './svg.ts'

/** Degrees of azimuth across the window. */
const fieldDegrees = 62
/** Where the horizon is, as a part of the window's height. */
const horizonPart = 0.7

/**
 * Draws the eastern horizon of a place at a moment: the stars as they rose, the ecliptic with its signs, and the
 * ascendant, where it crosses the horizon. Day and night are drawn alike.
 * @param options.ascendantDegrees the ascendant's longitude in the zodiac in use, which names the signs
 * @returns SVG text, 960 x 640
 * @throws RangeError when a number is not finite
 */
export function drawHorizon(
  options: Horizon & { ascendantDegrees: number; palette?: Palette; title?: string },
): string {
  const { palette = night, title, ascendantDegrees } = options
  const facts = [
    options.siderealDegrees,
    options.latitudeDegrees,
    options.precessionDegrees,
    ascendantDegrees,
  ]
  if (!facts.every(Number.isFinite)) throw new RangeError('The horizon needs finite numbers')
  const size = plateSizes.hero
  const { scale, starScale } = size
  const id = `horizon-${fingerprint([...facts, palette.name].join(' '))}`
  const window = skyWindow(size)
  const rising = ascendingPoint(options)
  const view: View = {
    // The map's longitude decreases with the azimuth, since east of north is right of it.
    centre: { longitudeDegrees: -rising.azimuthDegrees, latitudeDegrees: 0 },
    pixelsPerDegree: (window.right - window.left) / fieldDegrees,
    origin: {
      x: size.width / 2,
      y: window.top + (window.bottom - window.top) * horizonPart,
    },
    window,
    // Its scales count azimuth and altitude.
    ariesDegrees: 0,
    turn: (place) => {
      const { azimuthDegrees, altitudeDegrees } = horizontalPlace(options, place)
      return { longitudeDegrees: -azimuthDegrees, latitudeDegrees: altitudeDegrees }
    },
  }
  const sign = signKeys[Math.floor(ascendantDegrees / 30) % 12]!
  const own = constellationOf[sign]
  const isUp = (y: number) => y < view.origin.y - 1
  const field = chart.starsWithin(view, {
    limitMagnitude: 5.5,
    except: (_, point) => !isUp(point.y),
  })
  const joined = new Set([...figures.keys()].flatMap((figure) => figureStars(figure)))
  const symbols = field.filter(([star]) => joined.has(star) || isBright(star))
  const discs = field.filter(([star]) => !joined.has(star) && !isBright(star))
  const dashes = `${short(2 * scale)} ${short(3 * scale)}`
  const neighbours = [...figures.keys()]
    .filter((figure) => figure !== own)
    .map((figure) => chart.figureLines(view, figure, figureStars(figure), starScale))
    .join('')
  const ownLines = chart.figureLines(view, own, figureStars(own), starScale)
  const band = signBand(view, options, { ascendantDegrees, rising, palette, scale })
  const middle = { x: size.width / 2, y: window.bottom - size.medallion * 0.2 }
  const sky =
    chart.milkyWayStipple(view, palette, scale) +
    chart.graticule(view, palette) +
    risingLight(view, palette, id) +
    chart.starDiscs(discs, palette, starScale) +
    starGlow(symbols, palette, starScale, id) +
    stroke(neighbours, palette.figure, 0.8 * scale, { 'stroke-dasharray': dashes, opacity: 0.6 }) +
    stroke(ownLines, palette.figure, 1.3 * scale, { 'stroke-linecap': 'round' }) +
    chart.starSymbols(symbols, palette, starScale * 0.85) +
    band.above +
    earth(view, palette, scale) +
    // The part of the figure that has not risen yet shows through the ground.
    stroke(ownLines, palette.figure, 0.8 * scale, {
      'stroke-dasharray': dashes,
      opacity: 0.4,
      'clip-path': `url(#${id}-below)`,
    }) +
    band.below
  const below = element(
    'clipPath',
    { id: `${id}-below` },
    element('rect', {
      x: window.left,
      y: short(view.origin.y),
      width: window.right - window.left,
      height: short(window.bottom - view.origin.y),
    }),
  )
  const over =
    stroke(
      `M${short(middle.x)} ${short(view.origin.y)}V${short(middle.y - size.medallion)}`,
      palette.brassBright,
      0.9 * scale,
    ) +
    degreeLabel(
      Math.floor(ascendantDegrees % 30),
      { x: middle.x, y: view.origin.y + 38 * scale },
      palette,
      scale,
    ) +
    medallion(glyphs[sign], middle, size.medallion * 0.92, palette)
  return sheet(
    { width: size.width, height: size.height, id, title },
    below +
      plate({
        size,
        view,
        palette,
        id,
        sky,
        over,
        light: { x: 0.5, y: horizonPart },
        keepFree: { top: 0, bottom: size.medallion * 1.2 },
        // The map's longitude is the azimuth turned round.
        labelOf: (degrees) => ((-degrees % 360) + 360) % 360,
      }),
  )
}

/** A panel with a number of degrees. */
function degreeLabel(degrees: number, { x, y }: Point, palette: Palette, scale: number): string {
  const half = (degrees > 9 ? 27 : 23) * scale
  const radius = short(1.8 * scale)
  const arc = (span: string) => `a${radius} ${radius} 0 1 0 ${span} 0`
  const ring =
    `M${at(x + (degrees > 9 ? 11.2 : 6.2) * scale, y - 5 * scale)}` +
    arc(short(3.6 * scale)) +
    arc(short(-3.6 * scale))
  return (
    label(x - half, x + half, y, 27 * scale, palette) +
    stroke(
      numeral(degrees, x - 2.5 * scale, y, 14 * scale) + ring,
      palette.brassBright,
      1.1 * scale,
    )
  )
}
