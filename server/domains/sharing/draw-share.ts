import { drawBrandMark, drawSign, night, type SignKey } from '@rashi/engraving'
import { engraveLine } from '../../platform/pictures/lettering.ts'

/** The sign and the texts of a picture. */
export interface ShareTexts {
  readonly sign: SignKey
  /** The J2000 longitude of 0° Aries in the zodiac in use. */
  readonly ariesDegrees: number
  /** Above the title, smaller. */
  readonly kind: string
  readonly title: string
  /** Below the rule. */
  readonly dates: string
  readonly brand: string
}

const [width, height] = [1200, 630]
/** The plate of 480 x 600 is scaled to the full height; the texts have the remaining width. */
const plateWidth = (height / 600) * 480
const middle = plateWidth + (width - plateWidth) / 2
const maxTextWidth = width - plateWidth - 120

/** Sets the position and size of a drawing inside another. */
const embedSvg = (svg: string, x: number, y: number, w: number, h: number) =>
  svg.replace('<svg', `<svg x="${x}" y="${y}" width="${w}" height="${h}"`)

const drawFrame = (inset: number, line: number) =>
  `<rect x="${plateWidth + inset}" y="${inset}" width="${width - plateWidth - 2 * inset}" height="${height - 2 * inset}" fill="none" stroke="${night.brass}" stroke-width="${line}"/>`

/** Draws a rule with a four-pointed star at its centre. */
const drawRule = (y: number) =>
  `<path d="M${middle - 200} ${y}h170m60 0h170" stroke="${night.brass}" stroke-width="1.5"/>` +
  `<path d="M${middle} ${y - 14}l4 10 10 4-10 4-4 10-4-10-10-4 10-4z" fill="${night.brassBright}"/>`

/** Draws a picture of 1200 x 630, the size that sites recommend for shared links. */
export function drawShare({ sign, ariesDegrees, kind, title, dates, brand }: ShareTexts): string {
  const drawLine = (text: string, baseline: number, size: number, colour: string) =>
    engraveLine(text, { middle, baseline, size, widest: maxTextWidth, colour })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${night.margin}"/>` +
    embedSvg(drawSign(sign, { size: 'card', ariesDegrees }), 0, 0, plateWidth, height) +
    drawFrame(6, 2.2) +
    drawFrame(12, 0.8) +
    embedSvg(drawBrandMark({ size: 64 }), middle - 44, 66, 88, 88) +
    drawLine(kind, 238, 34, night.brass) +
    drawLine(title, 350, 104, night.moonLit) +
    drawRule(406) +
    drawLine(dates, 470, 40, night.brassBright) +
    drawLine(brand, 566, 30, night.brass) +
    '</svg>'
  )
}
