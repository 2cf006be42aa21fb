import { drawReveal } from '@rashi/engraving'
import { expect, test } from 'vitest'
import { readTopScale } from '../../../packages/engraving/testing/read-scale.ts'
import births from '../../../packages/sky/oracles/births.json' with { type: 'json' }
import { describeBirthSky } from './birth-sky.ts'
import { parseMoonFileName } from './moon-file.rules.ts'

const signs = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
]
/** Every tenth of the 300 births: all decades since 1900 and all signs. */
const someBirths = births.records.filter((_, index) => index % 10 === 0)

// Swiss Ephemeris's longitudes. A name holds tenths of a degree, so a drawing is at most 0.05° off, and 0.03° for
// its coordinates of a tenth of a pixel.
test.each(['sidereal', 'tropical'] as const)(
  "the Moon's needle on the picture is at Swiss Ephemeris's degree of the sign in the %s zodiac (ENT-96, DAY-47)",
  (zodiac) => {
    for (const birth of someBirths) {
      const { mediaUrl } = describeBirthSky(Temporal.Instant.from(birth.utc), zodiac)
      const moon = parseMoonFileName(/[^/]+\.svg/.exec(mediaUrl)![0])!
      const svg = drawReveal({
        ...moon,
        moonLongitudeDegrees: moon.longitudeDegrees + moon.ariesDegrees,
        moonLatitudeDegrees: moon.latitudeDegrees,
      })
      // The needle is a blade whose tip is at the scale.
      const tip = /d="M([\d.]+) ([\d.]+)L[\d.]+ [\d.]+h-[\d.]+z/.exec(svg)!
      expect(Number(tip[2])).toBeLessThan(46)
      const { sign, degrees } = readTopScale(svg, Number(tip[1]))
      const shown = signs.indexOf(sign) * 30 + degrees
      const apart = Math.abs(shown - birth[`moon_longitude_${zodiac}`])
      expect
        .soft(Math.min(apart, 360 - apart), `${birth.id}: ${sign} ${degrees}`)
        .toBeLessThan(0.08)
    }
  },
)
