import type { Palette } from './palette.ts'
import type { View } from './projection.ts'
import type { Plate, PlateSize } from './plate.ts'
import type { SignKey } from './sign-key.ts'
import type { Star } from './sky.ts'
import * as chart from './chart.ts'
import { drawSignIcon } from './draw-sign-icon.ts'
import { drawSmallSign } from './draw-small-sign.ts'
import { legend, legendWidth, numberPlate } from './legend.ts'
import { medallion } from './medallion.ts'
import { night } from './palette.ts'
import { borderless, plate, plateSizes, skyWindow } from './plate.ts'
import { project } from './projection.ts'
import { signKeys } from './sign-key.ts'
import { constellationOf, figures, figureStars, turnDegrees } from './sky.ts'
import { isBright, starGlow } from './star-symbol.ts'
import { glyphs } from './strokes.ts'
import { element, sheet, short, stroke } from './svg.ts'
import { lahiriAriesDegrees } from './zodiac-scale.ts'

export type PictureSize = 'hero' | 'card' | 'small' | 'icon' | 'social' | 'strip'

/** Visual magnitude of the faintest star on a plate. */
export const plateLimitMagnitude = 5.5

/** The minimum of degrees on a plate's shorter side, so that small figures have sky around them. */
const leastDegrees = 24

/** The longitudes between which a sign lies, in the turn that the view shows. */
function signArc(sign: SignKey, { ariesDegrees, centre }: View): [number, number] {
  const middle = ariesDegrees + signKeys.indexOf(sign) * 30 + 15
  const seen = centre.longitudeDegrees + turnDegrees(centre.longitudeDegrees, middle)
  return [seen - 15, seen + 15]
}

/** The window that shows a sign's figure and the ecliptic beside it. */
export function signView(sign: SignKey, size: PlateSize, ariesDegrees = lahiriAriesDegrees): View {
  const window = skyWindow(size)
  const places = figures.get(constellationOf[sign])!.flat()
  const first = places[0]!.longitudeDegrees
  const turns = places.map((place) => turnDegrees(first, place.longitudeDegrees))
  const latitudes = [...places.map((place) => place.latitudeDegrees), 1.5, -1.5]
  const [west, east] = [Math.min(...turns), Math.max(...turns)]
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const { width, height } = size.uncropped ?? {
    width: window.right - window.left,
    height: window.bottom - window.top,
  }
  const free = { width: width * 0.76, height: height * 0.84 - size.medallion }
  const pixelsPerDegree = Math.min(
    free.width / (east - west),
    free.height / (north - south),
    Math.min(width, height) / leastDegrees,
  )
  return {
    centre: {
      longitudeDegrees: first + (west + east) / 2,
      latitudeDegrees: (south + north) / 2,
    },
    pixelsPerDegree,
    origin: { x: size.width / 2, y: (size.height - size.medallion * 0.7) / 2 },
    window,
    ariesDegrees,
  }
}

/** Draws the stars, figures and lines of a view. */
function drawSky(
  sign: SignKey,
  { size, view, palette, id }: Pick<Plate, 'size' | 'view' | 'palette' | 'id'>,
): string {
  const { scale, starScale } = size
  const own = figureStars(constellationOf[sign])
  const isOwn = new Set(own)
  const field = chart.starsWithin(view, {
    limitMagnitude: size.limitMagnitude ?? plateLimitMagnitude,
    except: (star) => isOwn.has(star),
  })
  const symbols = own.map((star): [Star, ReturnType<typeof project>] => [star, project(view, star)])
  const neighbours = [...figures.keys()]
    .filter((name) => name !== constellationOf[sign])
    .map((name) => chart.figureLines(view, name, [], starScale))
    .join('')
  return (
    chart.milkyWayStipple(view, palette, scale) +
    chart.graticule(view, palette) +
    stroke(neighbours, palette.figure, 0.7 * scale, {
      'stroke-dasharray': `${short(2 * scale)} ${short(3 * scale)}`,
      opacity: 0.55,
    }) +
    chart.ecliptic(view, palette, scale, {
      taken: (point) => chart.nearBright(symbols, point, 24 * scale),
      emphasis: signArc(sign, view),
    }) +
    chart.starDiscs(
      field.filter(([star]) => !isBright(star)),
      palette,
      starScale,
    ) +
    element(
      'g',
      { 'data-layer': 'neighbours' },
      chart.starSymbols(
        field.filter(([star]) => isBright(star)),
        palette,
        starScale * 0.8,
      ),
    ) +
    starGlow(symbols, palette, starScale, id) +
    stroke(
      chart.figureLines(view, constellationOf[sign], own, starScale),
      palette.figure,
      1.25 * scale,
      {
        'stroke-linecap': 'round',
      },
    ) +
    element('g', { 'data-layer': 'figure' }, chart.starSymbols(symbols, palette, starScale))
  )
}

/**
 * Draws a sign's constellation as a plate of an engraved atlas, as a strip without a frame, as a small cut for
 * lists, or as an icon.
 * A strip may be cropped to its middle 1008 x 313: the figure is within.
 * The stars are the same in every zodiac; the scales count the degrees of its signs, and the sign's own thirty are
 * the heavier part of the ecliptic.
 * @param options.ariesDegrees the J2000 longitude of 0° Aries in the zodiac in use; Lahiri's by default
 * @returns SVG text; hero 960 x 640, card 480 x 600, social 1200 x 630, strip 1440 x 360, small 160 x 200, icon 64 x 64
 */
export function drawSign(
  sign: SignKey,
  options: { size: PictureSize; ariesDegrees?: number; palette?: Palette; title?: string },
): string {
  const palette = options.palette ?? night
  const id = `${sign}-${options.size}-${palette.name}`
  if (options.size === 'icon') return drawSignIcon(sign, { palette, id, title: options.title })
  if (options.size === 'small') return drawSmallSign(sign, { palette, id, title: options.title })
  const size = plateSizes[options.size]
  const view = signView(sign, size, options.ariesDegrees)
  const { scale } = size
  const sky = drawSky(sign, { size, view, palette, id })
  const sheetOf = { width: size.width, height: size.height, id, title: options.title }
  if (options.size === 'strip') return sheet(sheetOf, borderless({ size, view, palette, id, sky }))
  const middle = { x: size.width / 2, y: size.height - size.margin - 2 * scale }
  const badge =
    legend(view, size, palette) +
    numberPlate(signKeys.indexOf(sign) + 1, size, palette) +
    medallion(
      glyphs[sign],
      { x: middle.x, y: middle.y - size.medallion * 0.35 },
      size.medallion,
      palette,
    )
  return sheet(
    sheetOf,
    plate({
      size,
      view,
      palette,
      id,
      sky,
      over: badge,
      keepFree: { top: size.medallion * 1.4, bottom: legendWidth(size) + 10 },
    }),
  )
}
