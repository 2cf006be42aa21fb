import type { LanguageCode } from '@rashi/contract/languages.rules'
import { Blob, Buffer as Glyphs, Face, Font, shape } from 'harfbuzzjs'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { unpackWoff } from './sfnt.rules.ts'

/** The scripts of each language, by their names in the font package. */
const scripts: Record<LanguageCode, readonly string[]> = {
  en: ['latin', 'latin-ext'],
  hi: ['devanagari'],
}

/** The typeface of the pages: a file per script. A letter is written with the first file that has it. */
const files = [...new Set(Object.values(scripts).flat())].map(
  (script) =>
    `@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-${script}-400-normal.woff`,
)

interface FontFile {
  readonly font: Font
  readonly letters: ReadonlySet<number>
  readonly unitsPerEm: number
}

function readFont(file: string): FontFile {
  const woff = readFileSync(fileURLToPath(import.meta.resolve(file)))
  const face = new Face(new Blob(unpackWoff(woff)))
  return { font: new Font(face), letters: new Set(face.collectUnicodes()), unitsPerEm: face.upem }
}

const fonts = files.map(readFont)

/** Splits a text into runs of one font; joiners and spaces belong to the run before them. */
function splitIntoRuns(text: string): { font: FontFile; text: string }[] {
  const runs: { font: FontFile; text: string }[] = []
  for (const letter of text) {
    const code = letter.codePointAt(0)!
    const last = runs.at(-1)
    if (last?.font.letters.has(code)) {
      last.text += letter
      continue
    }
    const font = fonts.find(({ letters }) => letters.has(code))
    if (font) runs.push({ font, text: letter })
  }
  return runs
}

export interface Line {
  /** Pixels from the left edge of the picture to the middle of the line of text. */
  readonly middle: number
  /** Pixels from the top of the picture to the baseline. */
  readonly baseline: number
  /** Font size in pixels. */
  readonly size: number
  /** The largest width in pixels: a longer line is written smaller. */
  readonly widest: number
  readonly colour: string
}

/** Shapes a text, run by run of one font. */
function shapeText(text: string) {
  return splitIntoRuns(text).map(({ font, text: run }) => {
    const glyphs = new Glyphs()
    glyphs.addText(run)
    glyphs.guessSegmentProperties()
    shape(font.font, glyphs)
    return { font, infos: glyphs.getGlyphInfos(), positions: glyphs.getGlyphPositions() }
  })
}

/** Measures a line of text, in units of its font size. */
export const measureText = (text: string): number =>
  shapeText(text)
    .flatMap(({ font, positions }) => positions.map(({ xAdvance }) => xAdvance / font.unitsPerEm))
    .reduce((sum, advance) => sum + advance, 0)

/** Draws a line of text as outlines, so that a picture needs no fonts; letters without a font are left out. */
export function engraveLine(
  text: string,
  { middle, baseline, size, widest, colour }: Line,
): string {
  let pen = 0
  const outlines = shapeText(text).map(({ font, infos, positions }) => {
    const scale = 1 / font.unitsPerEm
    return infos.map(({ codepoint: glyph }, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index]!
      const [x, y] = [pen + xOffset * scale, yOffset * scale]
      pen += xAdvance * scale
      const outline = font.font.glyphToPath(glyph)
      return outline && `<path transform="translate(${x} ${y})scale(${scale})" d="${outline}"/>`
    })
  })
  const em = pen * size > widest ? widest / pen : size
  const left = middle - (pen * em) / 2
  return `<g fill="${colour}" transform="translate(${left} ${baseline})scale(${em} ${-em})">${outlines.flat().join('')}</g>`
}
