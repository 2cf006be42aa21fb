import { drawBrandMark, drawSign, night, type SignKey } from '@rashi/engraving'
import { engraveLine } from '../../platform/pictures/lettering.ts'

/** What a shared link shows: a sign's stars, and what is read about it. */
export interface ShareWords {
  readonly sign: SignKey
  /** Above the title, smaller. */
  readonly kind: string
  readonly title: string
  /** Below the rule; none on the site's own picture. */
  readonly dates: string
  readonly brand: string
}

const [width, height] = [1200, 630]
/** The plate of 480 x 600 fills the height; the words have the rest. */
const plateWidth = (height / 600) * 480
const middle = plateWidth + (width - plateWidth) / 2
const widest = width - plateWidth - 120

/** A drawing set into another at a place and size of its own. */
const placed = (svg: string, x: number, y: number, across: number, down: number) =>
  svg.replace('<svg', `<svg x="${x}" y="${y}" width="${across}" height="${down}"`)

const frame = (inset: number, line: number) =>
  `<rect x="${plateWidth + inset}" y="${inset}" width="${width - plateWidth - 2 * inset}" height="${height - 2 * inset}" fill="none" stroke="${night.brass}" stroke-width="${line}"/>`

/** A rule with a four-pointed star at its middle. */
const rule = (y: number) =>
  `<path d="M${middle - 200} ${y}h170m60 0h170" stroke="${night.brass}" stroke-width="1.5"/>` +
  `<path d="M${middle} ${y - 14}l4 10 10 4-10 4-4 10-4-10-10-4 10-4z" fill="${night.brassBright}"/>`

/** 1200 x 630, as the sites that show shared links ask for it. */
export function drawShare({ sign, kind, title, dates, brand }: ShareWords): string {
  const line = (text: string, baseline: number, size: number, colour: string) =>
    engraveLine(text, { middle, baseline, size, widest, colour })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${night.margin}"/>` +
    placed(drawSign(sign, { size: 'card' }), 0, 0, plateWidth, height) +
    frame(6, 2.2) +
    frame(12, 0.8) +
    placed(drawBrandMark({ size: 64 }), middle - 44, 66, 88, 88) +
    line(kind, 238, 34, night.brass) +
    line(title, 350, 104, night.moonLit) +
    rule(406) +
    line(dates, 470, 40, night.brassBright) +
    line(brand, 566, 30, night.brass) +
    '</svg>'
  )
}
