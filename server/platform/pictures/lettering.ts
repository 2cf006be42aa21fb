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

/** The reading face of the pages: a file for each script, the first that has a letter writes it. */
const files = [...new Set(Object.values(scripts).flat())].map(
  (script) =>
    `@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-${script}-400-normal.woff`,
)

interface Cut {
  readonly font: Font
  readonly letters: ReadonlySet<number>
  readonly unitsPerEm: number
}

function cutOf(file: string): Cut {
  const woff = readFileSync(fileURLToPath(import.meta.resolve(file)))
  const face = new Face(new Blob(unpackWoff(woff)))
  return { font: new Font(face), letters: new Set(face.collectUnicodes()), unitsPerEm: face.upem }
}

const cuts = files.map(cutOf)

/** A text in pieces that one file can write; joiners and spaces stay with what stands before them. */
function runsOf(text: string): { cut: Cut; text: string }[] {
  const runs: { cut: Cut; text: string }[] = []
  for (const letter of text) {
    const code = letter.codePointAt(0)!
    const last = runs.at(-1)
    if (last?.cut.letters.has(code)) {
      last.text += letter
      continue
    }
    const cut = cuts.find(({ letters }) => letters.has(code))
    if (cut) runs.push({ cut, text: letter })
  }
  return runs
}

export interface Line {
  /** Pixels from the left edge of the picture to the middle of the line. */
  readonly middle: number
  /** Pixels from the top to the line that the letters stand on. */
  readonly baseline: number
  /** Pixels an em. */
  readonly size: number
  /** The most that it may take: a longer line is made smaller. */
  readonly widest: number
  readonly colour: string
}

/** A line of text as outlines, so that a picture needs no fonts; what no file can write is left out. */
export function engraveLine(
  text: string,
  { middle, baseline, size, widest, colour }: Line,
): string {
  let pen = 0
  const outlines = runsOf(text).map((run) => {
    const glyphs = new Glyphs()
    glyphs.addText(run.text)
    glyphs.guessSegmentProperties()
    shape(run.cut.font, glyphs)
    const positions = glyphs.getGlyphPositions()
    const scale = 1 / run.cut.unitsPerEm
    return glyphs.getGlyphInfos().map(({ codepoint: glyph }, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index]!
      const [x, y] = [pen + xOffset * scale, yOffset * scale]
      pen += xAdvance * scale
      const outline = run.cut.font.glyphToPath(glyph)
      return outline && `<path transform="translate(${x} ${y})scale(${scale})" d="${outline}"/>`
    })
  })
  const em = pen * size > widest ? widest / pen : size
  const left = middle - (pen * em) / 2
  return `<g fill="${colour}" transform="translate(${left} ${baseline})scale(${em} ${-em})">${outlines.flat().join('')}</g>`
}
