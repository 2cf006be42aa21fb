import { drawBrandMark, night } from '@rashi/engraving'
import { engraveLine, measureText } from '../../platform/pictures/lettering.ts'
import { wrapLines } from '../../platform/pictures/wrap-lines.rules.ts'

/** The drawing and the texts of a picture. */
export interface ShareTexts {
  /** A drawing of 480 x 600. */
  readonly plate: string
  /** Above the title, smaller. */
  readonly kind: string
  readonly title: string
  /** The title of a period; null where there is none. */
  readonly headline: string | null
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

/** The most lines of a headline, and its font sizes, the largest that gives few enough lines. */
const maxLines = 3
const headlineSizes = [56, 50, 44, 38, 32] as const

/** Sets a headline in three lines at most; one that is still too long ends in an ellipsis. */
function setHeadline(headline: string): { lines: readonly string[]; size: number } {
  const wrapAt = (size: number) =>
    wrapLines(headline, { measure: measureText, widest: maxTextWidth / size })
  const size = headlineSizes.find((one) => wrapAt(one).length <= maxLines) ?? headlineSizes.at(-1)!
  const lines = wrapAt(size)
  if (lines.length <= maxLines) return { lines, size }
  return { lines: [...lines.slice(0, maxLines - 1), `${lines[maxLines - 1]}…`], size }
}

/** Draws a picture of 1200 x 630, the size that sites recommend for shared links. */
export function drawShare({ plate, kind, title, headline, dates, brand }: ShareTexts): string {
  const drawLine = (text: string, baseline: number, size: number, colour: string) =>
    engraveLine(text, { middle, baseline, size, widest: maxTextWidth, colour })
  const mark = headline === null ? 88 : 72
  const drawHeadline = (text: string) => {
    const { lines, size } = setHeadline(text)
    const leading = size * 1.22
    // The middle of the room between the rule and the dates; a baseline lies a third of the size below a line's middle.
    const first = 396 - ((lines.length - 1) * leading) / 2 + size / 3
    return lines
      .map((line, index) => drawLine(line, first + index * leading, size, night.moonLit))
      .join('')
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${night.margin}"/>` +
    embedSvg(plate, 0, 0, plateWidth, height) +
    drawFrame(6, 2.2) +
    drawFrame(12, 0.8) +
    embedSvg(drawBrandMark({ size: 64 }), middle - mark / 2, 58, mark, mark) +
    (headline === null
      ? drawLine(kind, 238, 34, night.brass) +
        drawLine(title, 350, 104, night.moonLit) +
        drawRule(406) +
        drawLine(dates, 470, 40, night.brassBright)
      : drawLine(kind, 178, 26, night.brass) +
        drawLine(title, 246, 68, night.brassBright) +
        drawRule(288) +
        drawHeadline(headline) +
        drawLine(dates, 518, 30, night.brassBright)) +
    drawLine(brand, 572, 26, night.brass) +
    '</svg>'
  )
}
