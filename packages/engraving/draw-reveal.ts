import type { MoonPhase } from './moon.ts'
import type { Palette } from './palette.ts'
import type { PlateSize } from './plate.ts'
import type { Point, View } from './projection.ts'
import * as chart from './chart.ts'
import { label } from './legend.ts'
import { ringTicks } from './medallion.ts'
import { checkPhase, moonDisc, moonGlobe } from './moon.ts'
import { night } from './palette.ts'
import { plate, plateSizes, skyWindow } from './plate.ts'
import { comesIn, motionStyle, type MovingPart } from './reveal-motion.ts'
import { figures, figureStars } from './sky.ts'
import { isBright, rays, starGlow } from './star-symbol.ts'
import { at, element, fingerprint, sheet, short, stroke } from './svg.ts'
import { lahiriAriesDegrees, nakshatraAround } from './zodiac-scale.ts'

/** Degrees of sky across the window's shorter side. */
const fieldDegrees = 36

const radians = Math.PI / 180

/** The clockwise angle of the lit limb off the horizontal, because the Moon is off the ecliptic. */
function limbTilt({ illuminatedFraction, waxing }: MoonPhase, latitudeDegrees: number): number {
  const latitude = latitudeDegrees * radians
  const cosTurn = Math.max(-1, Math.min(1, (1 - 2 * illuminatedFraction) / Math.cos(latitude)))
  const sunwards = Math.sqrt(1 - cosTurn * cosTurn)
  const tilt = Math.atan2(Math.sin(latitude) * cosTurn, sunwards) / radians
  return waxing ? tilt : -tilt
}

/** Eight phases from new to new, the current one ringed. */
function phaseLegend(phase: MoonPhase, size: PlateSize, palette: Palette): string {
  const elongation = Math.acos(1 - 2 * phase.illuminatedFraction) / (2 * Math.PI)
  const present = Math.round((phase.waxing ? elongation : 1 - elongation) * 8) % 8
  const y = size.height - size.margin + 2 * size.scale
  const step = size.medallion * 0.62
  const radius = size.medallion * 0.19
  const moons = Array.from({ length: 8 }, (_, index) => {
    const at = { x: size.width / 2 + (index - 3.5) * step, y }
    const illuminatedFraction = (1 - Math.cos((index / 8) * 2 * Math.PI)) / 2
    const ring = { cx: short(at.x), cy: short(y), r: short(radius * 1.36), fill: 'none' }
    return (
      moonDisc({ illuminatedFraction, waxing: index < 4 }, at, radius, palette) +
      (index === present
        ? element('circle', { ...ring, stroke: palette.brassBright, 'stroke-width': radius * 0.14 })
        : '')
    )
  })
  const half = step * 4.9
  const [left, right] = [size.width / 2 - half, size.width / 2 + half]
  return label(left, right, y, size.medallion * 0.8, palette) + moons.join('')
}

/** Small wedges on the frame that point at the Moon's latitude on its scales. */
function pointers({ window: { left, right } }: View, to: Point, scale: number): string {
  const [long, half] = [9 * scale, 4 * scale]
  return (
    `M${short(left + long)} ${short(to.y - half)}v${short(2 * half)}l${short(-long)} ${short(-half)}z` +
    `M${short(right - long)} ${short(to.y - half)}v${short(2 * half)}l${short(long)} ${short(-half)}z`
  )
}

/**
 * A blade from the scale above the sky to the Moon, with a ring before its foot: it points at the Moon's degree of
 * the sign.
 */
function needle({ window: { top } }: View, moon: Point, foot: number, scale: number): string {
  const [tip, width, ring] = [top + scale, 2.6 * scale, 5 * scale]
  const collar = foot - 2 * ring
  const circle = (radius: number) =>
    `M${at(moon.x - radius, foot - ring)}a${short(radius)} ${short(radius)} 0 1 0 ${short(2 * radius)} 0` +
    `a${short(radius)} ${short(radius)} 0 1 0 ${short(-2 * radius)} 0z`
  return (
    `M${at(moon.x, tip)}L${at(moon.x + width, collar)}h${short(-2 * width)}z` +
    circle(ring) +
    circle(ring * 0.55)
  )
}

/**
 * Draws the Moon in its true phase at its true position among the stars; its disc is some twenty times too
 * large, and hides the stars behind it.
 * @param options.moonLongitudeDegrees ecliptic longitude, equinox J2000 (tropical), any turn
 * @param options.ariesDegrees the J2000 longitude of 0° Aries in the zodiac in use; Lahiri's by default
 * @param options.moonLatitudeDegrees ecliptic latitude, -6 to 6; 0 by default
 * @param options.moving whether the picture draws itself in two seconds; its last frame is the still picture
 * @returns SVG text; hero 960 x 640 (the default), card 480 x 600, social 1200 x 630
 * @throws RangeError when a number is not finite or illuminatedFraction is not within 0 to 1
 */
export function drawReveal(
  options: MoonPhase & {
    moonLongitudeDegrees: number
    moonLatitudeDegrees?: number
    ariesDegrees?: number
    size?: 'hero' | 'card' | 'social'
    moving?: boolean
    palette?: Palette
    title?: string
  },
): string {
  checkPhase(options)
  const { illuminatedFraction, waxing, palette = night, title } = options
  const { ariesDegrees = lahiriAriesDegrees, moving = false } = options
  const longitudeDegrees = options.moonLongitudeDegrees
  const latitudeDegrees = options.moonLatitudeDegrees ?? 0
  if (!Number.isFinite(longitudeDegrees) || !Number.isFinite(latitudeDegrees))
    throw new RangeError('The Moon needs a finite longitude and latitude')
  const name = options.size ?? 'hero'
  const size = plateSizes[name]
  const { scale, starScale } = size
  const facts = [
    longitudeDegrees,
    latitudeDegrees,
    ariesDegrees,
    illuminatedFraction,
    waxing,
    palette.name,
    ...(moving ? ['moving'] : []),
  ]
  const id = `reveal-${name}-${fingerprint(facts.join(' '))}`
  const window = skyWindow(size)
  const side = Math.min(window.right - window.left, window.bottom - window.top)
  const moon = { x: size.width / 2, y: (size.height - size.medallion * 0.6) / 2 }
  const view: View = {
    centre: { longitudeDegrees, latitudeDegrees },
    pixelsPerDegree: side / fieldDegrees,
    origin: moon,
    window,
    ariesDegrees,
  }
  const radius = side * 0.185
  const field = chart.starsWithin(view, {
    limitMagnitude: 5.5,
    // A Moon that is on its way does not hide them yet.
    except: (_, point) => !moving && Math.hypot(point.x - moon.x, point.y - moon.y) < radius * 1.05,
  })
  const joined = new Set([...figures.keys()].flatMap((figure) => figureStars(figure)))
  const symbols = field.filter(([star]) => joined.has(star) || isBright(star))
  const discs = field.filter(([star]) => !joined.has(star) && !isBright(star))
  const lines = [...figures.keys()]
    .map((figure) => chart.figureLines(view, figure, figureStars(figure), starScale))
    .join('')
  const halo =
    element(
      'radialGradient',
      { id: `${id}-halo` },
      element('stop', {
        offset: 0.35,
        'stop-color': palette.moonLit,
        'stop-opacity': short(0.46 * illuminatedFraction + 0.06, 2),
      }) +
        element('stop', {
          offset: 0.62,
          'stop-color': palette.moonLit,
          'stop-opacity': short(0.15 * illuminatedFraction + 0.03, 2),
        }) +
        element('stop', { offset: 1, 'stop-color': palette.moonLit, 'stop-opacity': 0 }),
    ) +
    element('circle', {
      cx: short(moon.x),
      cy: short(moon.y),
      r: short(radius * 2.7),
      fill: `url(#${id}-halo)`,
    })
  const part = (name: MovingPart, drawing: string) =>
    moving ? element('g', { class: name }, drawing) : drawing
  const sky =
    chart.milkyWayStipple(view, palette, scale) +
    chart.graticule(view, palette) +
    part('moon', halo) +
    chart.ecliptic(view, palette, scale, {
      taken: (point) =>
        Math.hypot(point.x - moon.x, point.y - moon.y) < radius * 1.5 ||
        chart.nearBright(symbols, point, 24 * scale),
      emphasis: nakshatraAround(longitudeDegrees),
    }) +
    part(
      'stars',
      chart.starDiscs(discs, palette, starScale) + starGlow(symbols, palette, starScale, id),
    ) +
    part(
      'lines',
      stroke(lines, palette.figure, 0.9 * scale, { opacity: 0.75, 'stroke-linecap': 'round' }),
    ) +
    part('stars', chart.starSymbols(symbols, palette, starScale * 0.9)) +
    part(
      'moon',
      stroke(rays(moon, 120, radius * 1.16, radius * 1.42), palette.brassBright, 0.55 * scale, {
        opacity: 0.7,
      }) +
        stroke(ringTicks(moon, 72, radius * 1.07, radius * 1.11), palette.brass, 0.6 * scale) +
        moonGlobe(
          { illuminatedFraction, waxing, tiltDegrees: limbTilt(options, latitudeDegrees) },
          moon,
          radius,
          palette,
          id,
        ),
    )
  const over =
    part(
      'needle',
      element('path', { d: pointers(view, moon, scale), fill: palette.brassBright }) +
        element('path', {
          d: needle(view, moon, moon.y - radius * 1.45, scale),
          fill: palette.brassBright,
          'fill-rule': 'evenodd',
        }),
    ) + phaseLegend({ illuminatedFraction, waxing }, size, palette)
  return sheet(
    { width: size.width, height: size.height, id, title },
    (moving ? motionStyle(comesIn(window, moon, radius)) : '') +
      plate({
        size,
        view,
        palette,
        id,
        sky,
        over,
        keepFree: { top: 0, bottom: size.medallion * 3.2 },
      }),
  )
}
