import { expect, test } from 'vitest'
import { nakshatrasOfSign } from './degree-scale.rules.ts'

const arc = (degrees: number, minutes = 0) => degrees + minutes / 60

// The table of any panchang: Ashwini to 13°20′ Aries, Bharani to 26°40′, Krittika to 10° Taurus, and so on. It
// repeats after four signs.
const published = [
  ['Aries', [arc(13, 20), arc(26, 40)]],
  ['Taurus', [10, arc(23, 20)]],
  ['Gemini', [arc(6, 40), 20]],
  ['Cancer', [arc(3, 20), arc(16, 40)]],
  ['Leo', [arc(13, 20), arc(26, 40)]],
  ['Virgo', [10, arc(23, 20)]],
  ['Libra', [arc(6, 40), 20]],
  ['Scorpio', [arc(3, 20), arc(16, 40)]],
  ['Sagittarius', [arc(13, 20), arc(26, 40)]],
  ['Capricorn', [10, arc(23, 20)]],
  ['Aquarius', [arc(6, 40), 20]],
  ['Pisces', [arc(3, 20), arc(16, 40)]],
] as const

test.each(published.map(([sign, borders], index) => [sign, index, borders] as const))(
  'the borders of nakshatras in %s are those of the published table (DAY-49)',
  (_, index, borders) => {
    for (const degrees_in_sign of [0.004, 3.583, 29.996]) {
      const parts = nakshatrasOfSign({
        zodiac: 'sidereal',
        ayanamsa_degrees: 23.9,
        longitude_degrees: index * 30 + degrees_in_sign,
        degrees_in_sign,
      })
      expect(parts.map(({ from }) => from).slice(1)).toHaveLength(borders.length)
      parts.slice(1).forEach(({ from }, part) => expect(from).toBeCloseTo(borders[part]!, 9))
      expect([parts[0]!.from, parts.at(-1)!.to]).toEqual([0, 30])
    }
  },
)

// By definition Ashwini begins at the ayanamsa in the tropical zodiac: 23°51′ of Aries in 2000.
test('the borders of nakshatras in a tropical sign are further on by the ayanamsa (DAY-49)', () => {
  const parts = nakshatrasOfSign({
    zodiac: 'tropical',
    ayanamsa_degrees: arc(23, 51),
    longitude_degrees: 12,
    degrees_in_sign: 12,
  })
  expect(parts.map(({ from }) => from.toFixed(3))).toEqual([
    '0.000',
    arc(10, 31).toFixed(3),
    arc(23, 51).toFixed(3),
  ])
})
