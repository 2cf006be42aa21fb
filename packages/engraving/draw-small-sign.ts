import type { Palette } from './palette.ts'
import type { View } from './projection.ts'
import type { SignKey } from './sign-key.ts'
import type { Star } from './sky.ts'
import { figureLines, starSymbols } from './chart.ts'
import { engravedGlyph } from './medallion.ts'
import { project } from './projection.ts'
import { constellationOf, figures, figureStars, turnDegrees } from './sky.ts'
import { glyphs } from './strokes.ts'
import { element, sheet, short, stroke } from './svg.ts'

const size = { width: 160, height: 200 }
/** The figure's room, above the glyph. */
const sky = { left: 8, top: 8, right: 152, bottom: 114 }
/** A glyph's strokes take 20 of the 24 units of its box: they are a third of the height. */
const glyphSize = (size.height / 3) * (24 / 20)
const glyphCentre = { x: size.width / 2, y: 155 }

/** Visual magnitude of the faintest star. */
const limitMagnitude = 3.5
/** Cancer and Pisces have no brighter star: of every figure at least this many of the brightest are drawn. */
const leastStars = 5

/** The window that holds the whole figure, as large as it fits. */
export function smallView(sign: SignKey): View {
  const places = figures.get(constellationOf[sign])!.flat()
  const first = places[0]!.longitudeDegrees
  const turns = places.map((place) => turnDegrees(first, place.longitudeDegrees))
  const latitudes = places.map((place) => place.latitudeDegrees)
  const [west, east] = [Math.min(...turns), Math.max(...turns)]
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const [width, height] = [sky.right - sky.left, sky.bottom - sky.top]
  return {
    centre: {
      longitudeDegrees: first + (west + east) / 2,
      latitudeDegrees: (south + north) / 2,
    },
    pixelsPerDegree: Math.min((width * 0.8) / (east - west), (height * 0.76) / (north - south)),
    origin: { x: size.width / 2, y: (sky.top + sky.bottom) / 2 },
    window: sky,
    ariesDegrees: 0,
  }
}

/**
 * Draws a sign for lists and cards, legible at 90 pixels: the glyph is a third of the height, only the figure's
 * brightest stars are there, and its lines are more than twice as heavy as a card's.
 */
export function drawSmallSign(
  sign: SignKey,
  { palette, id, title }: { palette: Palette; id: string; title?: string | undefined },
): string {
  const view = smallView(sign)
  const figure = figureStars(constellationOf[sign])
  const own = figure.filter((star, rank) => star.magnitude < limitMagnitude || rank < leastStars)
  const symbols = own.map((star): [Star, ReturnType<typeof project>] => [star, project(view, star)])
  const frame = (inset: number, width: number, fill = 'none') =>
    element('rect', {
      x: inset,
      y: inset,
      width: size.width - 2 * inset,
      height: size.height - 2 * inset,
      fill,
      stroke: palette.brass,
      'stroke-width': width,
    })
  const rule = `M${short(size.width / 2 - 44)} ${sky.bottom}h88`
  return sheet(
    { ...size, id, title },
    frame(1, 2, palette.sky[1]) +
      frame(4.5, 0.8) +
      stroke(rule, palette.brass, 0.8) +
      stroke(figureLines(view, constellationOf[sign], own, 1, 0), palette.figure, 2.2, {
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }) +
      element('g', { 'data-layer': 'figure' }, starSymbols(symbols, palette, 1.25)) +
      engravedGlyph(glyphs[sign], glyphCentre, glyphSize, palette),
  )
}
