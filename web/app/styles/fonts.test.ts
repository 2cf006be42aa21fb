import { languageCodes, languages } from '@rashi/contract/languages.rules'
import { builtInTexts } from '@rashi/contract/texts'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8')

/** The upright faces of a font family as ranges of code points. */
function readRanges(family: string): [from: number, to: number][] {
  const faces = css.split('@font-face').filter((face) => face.includes(`font-family: '${family}'`))
  return faces
    .filter((face) => !face.includes('font-style: italic'))
    .flatMap((face) => [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)])
    .map(([, from = '', to = from]) => [parseInt(from, 16), parseInt(to, 16)])
}

test.each(
  languageCodes.flatMap((code) =>
    ['Tiro Devanagari Hindi', 'Noto Sans Devanagari'].map((family) => ({ code, family })),
  ),
)('every character of the texts in $code is in the font $family', ({ code, family }) => {
  const ranges = readRanges(family)
  const characters = new Set([languages[code].name, ...Object.values(builtInTexts[code])].join(''))
  const missing = [...characters].filter((character) => {
    const point = character.codePointAt(0)!
    return !ranges.some(([from, to]) => from <= point && point <= to)
  })
  expect(ranges.length).toBeGreaterThan(0)
  expect(missing).toEqual([])
})
