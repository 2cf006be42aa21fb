/** A point in a gem's own coordinates, from -1 to 1; y grows downwards. */
export type GemPoint = readonly [x: number, y: number]

export type FacetedCut = 'round' | 'oval' | 'emerald' | 'cushion' | 'marquise' | 'pear'
export type SmoothCut = 'cabochon' | 'cats-eye' | 'bead'
export type GemCut = FacetedCut | SmoothCut

/** Width divided by height. */
const ovalWidth = 0.76
const marquiseWidth = 0.52
const stepWidth = 0.74
/** The size of the cut corners of a step cut. */
const stepCorner = 0.3

const power = (value: number, exponent: number) => Math.sign(value) * Math.abs(value) ** exponent

/** The girdle from its top clockwise, `turn` from 0 to 1. */
const girdles: Record<Exclude<GemCut, 'emerald'>, (sin: number, cos: number) => GemPoint> = {
  round: (sin, cos) => [sin, -cos],
  bead: (sin, cos) => [sin, -cos],
  oval: (sin, cos) => [ovalWidth * sin, -cos],
  cabochon: (sin, cos) => [0.8 * sin, -cos],
  'cats-eye': (sin, cos) => [0.8 * sin, -cos],
  // A superellipse: between a circle and a square.
  cushion: (sin, cos) => [0.94 * power(sin, 0.62), -power(cos, 0.62)],
  // Two arcs that meet in two points.
  marquise: (sin, cos) => {
    const radius = (1 + marquiseWidth ** 2) / (2 * marquiseWidth)
    const reach = Math.sqrt(radius ** 2 - cos ** 2) - (radius - marquiseWidth)
    return [Math.sign(sin) * reach, -cos]
  },
  // A drop: pointed above, round below.
  pear: (sin, cos) => [0.95 * sin * Math.sqrt((1 - cos) / 2), -cos],
}

/** The point where lines from the girdle meet: a drop's is in its round part. */
export const middleOf = (cut: GemCut): GemPoint => [0, cut === 'pear' ? 0.24 : 0]

export function girdlePoint(cut: Exclude<GemCut, 'emerald'>, turn: number): GemPoint {
  const angle = turn * 2 * Math.PI
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  // Exact at the tips, where rounding would leave a gap.
  return girdles[cut](Math.abs(sin) < 1e-12 ? 0 : sin, Math.abs(cos) < 1e-12 ? 0 : cos)
}

/** A step cut's eight corners, from the top edge's right end clockwise, drawn in from every side. */
export function stepCorners(inset: number): readonly GemPoint[] {
  const [x, y] = [stepWidth - inset, 1 - inset]
  // Slanted edges move inwards as far as straight ones do.
  const corner = Math.max(0, stepCorner - inset * (2 - Math.SQRT2))
  return [
    [x - corner, -y],
    [x, -y + corner],
    [x, y - corner],
    [x - corner, y],
    [-x + corner, y],
    [-x, y - corner],
    [-x, -y + corner],
    [-x + corner, -y],
  ]
}

/** The whole girdle as a closed polygon. */
export function outlineOf(cut: GemCut): readonly GemPoint[] {
  if (cut === 'emerald') return stepCorners(0)
  return Array.from({ length: 64 }, (_, index) => girdlePoint(cut, index / 64))
}
