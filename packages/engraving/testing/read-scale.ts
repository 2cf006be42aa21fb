/**
 * Reads the scale above the sky of a drawn plate as a person does: from the glyph where a sign begins and the ticks
 * at every fifth degree, which count eastwards, to the left.
 *
 * @param x the position along the edge, in pixels
 * @returns the sign and the degrees within it
 */
export function readTopScale(svg: string, x: number): { sign: string; degrees: number } {
  const marks = [
    ...svg.matchAll(
      /data-sign="(\w+)" transform="translate\(([\d.]+) (-?[\d.]+)\)scale\(([\d.]+)\)/g,
    ),
  ].map(([, sign, left, top, scale]) => ({
    sign: sign!,
    x: Number(left) + 12 * Number(scale),
    y: Number(top) + 12 * Number(scale),
  }))
  const top = Math.min(...marks.map(({ y }) => y))
  const mark = marks.find(({ y }) => y === top)!
  const ticks = [...svg.matchAll(/M([\d.]+) ([\d.]+)v-([\d.]+)/g)]
    .filter(([, , y]) => Number(y) < 46)
    .map(([, tick]) => Number(tick))
    .toSorted((one, other) => other - one)
  const zero = ticks.findIndex((tick) => Math.abs(tick - mark.x) < 0.5)
  const east = ticks.findIndex((tick) => tick <= x)
  const [right, left] = [ticks[east - 1]!, ticks[east]!]
  const degrees = (east - 1 - zero) * 5 + ((right - x) / (right - left)) * 5
  const turns = Math.floor(degrees / 30)
  return { sign: signAfter(mark.sign, turns), degrees: degrees - 30 * turns }
}

const signs =
  'aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces'.split(
    ' ',
  )

const signAfter = (sign: string, turns: number) => signs[(signs.indexOf(sign) + turns + 12) % 12]!
