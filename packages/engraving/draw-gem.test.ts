import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { facetsOf } from './gem-facets.ts'
import { outlineOf, type GemPoint } from './gem-outline.ts'
import { drawGem, type GemDrawing } from './index.ts'
import { faultInXml, idsOf, pointedAt } from './testing/well-formed.ts'

const facetedCuts = ['round', 'oval', 'emerald', 'cushion', 'marquise', 'pear'] as const
const cuts = [...facetedCuts, 'cabochon', 'cats-eye', 'bead'] as const
const forms = [undefined, 'ring', 'pendant', 'earrings', 'bracelet', 'necklace'] as const
const drawings: GemDrawing[] = cuts.flatMap((cut) =>
  forms.flatMap((form) => [
    { cut, form, colour: '#b3123c' },
    { cut, form, colour: '#1c3fa8', metal: 'silver', halo: true } as const,
  ]),
)

/** Positive if the corners run clockwise in the picture. */
const areaOf = (corners: readonly GemPoint[]) =>
  corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length]!
    return sum + (x * nextY - nextX * y) / 2
  }, 0)

describe.each(facetedCuts)('the %s cut', (cut) => {
  const facets = facetsOf(cut)

  test('has facets that cover it completely and never overlap', () => {
    const areas = facets.map(({ corners }) => Math.abs(areaOf(corners)))
    expect(Math.min(...areas)).toBeGreaterThan(0.0005)
    const covered = areas.reduce((sum, area) => sum + area, 0)
    expect(covered).toBeCloseTo(areaOf(outlineOf(cut)), 10)
  })

  test('is symmetric about its vertical axis', () => {
    const places = (side: 1 | -1) =>
      facets.map(({ corners }) =>
        corners
          .map(([x, y]) =>
            `${(side * x).toFixed(6)} ${y.toFixed(6)}`.replaceAll('-0.000000', '0.000000'),
          )
          .toSorted()
          .join(','),
      )
    expect(new Set(places(-1))).toEqual(new Set(places(1)))
  })
})

test('a brilliant has the 33 facets of its crown, including the table', () => {
  const crown = facetsOf('round').filter(({ leanDegrees }) => leanDegrees > 0)
  expect(crown.length + 1).toBe(33)
})

const titled = drawings.map((drawing) => ({
  drawing,
  name: `${drawing.cut} ${drawing.form ?? 'alone'} in ${drawing.colour}`,
  svg: drawGem(drawing, { title: 'Ruby & <gold>' }),
}))

test('each drawing is well-formed and refers only to ids of its own', () => {
  for (const { name, svg } of titled) {
    expect.soft(faultInXml(svg), name).toBeUndefined()
    expect.soft(svg, name).not.toMatch(/NaN|undefined|Infinity/)
    expect.soft(new Set(idsOf(svg)).size, name).toBe(idsOf(svg).length)
    expect.soft(idsOf(svg), name).toEqual(expect.arrayContaining(pointedAt(svg)))
  }
})

test('each drawing takes less than 2 KB compressed', () => {
  for (const { name, svg } of titled)
    expect.soft(brotliCompressSync(svg).length, name).toBeLessThan(2048)
})

test('each drawing is the same every time', () => {
  for (const { name, drawing, svg } of titled)
    expect.soft(drawGem(drawing, { title: 'Ruby & <gold>' }), name).toBe(svg)
})

test('each drawing has an escaped title, or is hidden from screen readers', () => {
  for (const { name, drawing, svg } of titled) {
    expect.soft(svg, name).toContain('>Ruby &amp; &lt;gold&gt;</title>')
    expect.soft(drawGem(drawing), name).toContain('aria-hidden="true"')
  }
})

test('no two drawings on one page share an id', () => {
  const ids = drawings.flatMap((drawing) => idsOf(drawGem(drawing)))
  expect(new Set(ids).size).toBe(ids.length)
})
