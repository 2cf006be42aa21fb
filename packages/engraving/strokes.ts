import { short } from './svg.ts'

/**
 * Letterforms drawn as paths, since a picture served as a file cannot load a font. Glyphs are in a box of 24 units,
 * numerals in one of 6 by 10.
 */
import type { SignKey } from './sign-key.ts'

const legs =
  'M2.4 6C3 4 5.8 3.9 5.8 6.6V18M5.8 7C6.4 3.5 10.4 3.5 10.4 7V18M10.4 7C11 3.5 15 3.5 15 7'

export const glyphs: Record<SignKey, string> = {
  aries:
    'M12 21.5V11C12 5.6 10 2.6 7.1 2.6C4.6 2.6 2.9 4.5 2.9 7C2.9 9.2 4.3 10.7 6.3 10.7M12 11C12 5.6 14 2.6 16.9 2.6C19.4 2.6 21.1 4.5 21.1 7C21.1 9.2 19.7 10.7 17.7 10.7',
  taurus:
    'M12 9.8A5.9 5.9 0 1 1 12 21.6A5.9 5.9 0 1 1 12 9.8M3.6 2.4C5 7 7.6 9.8 12 9.8C16.4 9.8 19 7 20.4 2.4',
  gemini: 'M4 2.8C8 5.2 16 5.2 20 2.8M4 21.2C8 18.8 16 18.8 20 21.2M8.8 4.5V19.5M15.2 4.5V19.5',
  cancer:
    'M6.4 6.4A3.1 3.1 0 1 1 6.4 12.6A3.1 3.1 0 1 1 6.4 6.4M17.6 11.4A3.1 3.1 0 1 1 17.6 17.6A3.1 3.1 0 1 1 17.6 11.4M3.4 8.6C5.2 4 14.4 2.6 21.6 6.6M20.6 15.4C18.8 20 9.6 21.4 2.4 17.4',
  leo: 'M6.2 11A3.2 3.2 0 1 1 6.2 17.4A3.2 3.2 0 1 1 6.2 11M8.6 12.1C7.4 9.8 6.3 8.2 6.3 6.3C6.3 3.9 8.6 2.4 11.5 2.4C14.8 2.4 17 4.6 17 7.6C17 11.2 13.7 14.4 13.7 18C13.7 20.2 15 21.6 16.9 21.6C18.7 21.6 20 20.4 20.4 18.6',
  virgo: `${legs}V15.6C15 18.8 17 21 20.4 21.6M15 10.6C16.2 8 21 7.6 21 11.6C21 15.6 16.4 19.4 12.4 21.2`,
  libra:
    'M2.6 20.6H21.4M2.6 15.8H9C7.3 14.6 6.2 12.8 6.2 10.6A5.8 5.8 0 0 1 17.8 10.6C17.8 12.8 16.7 14.6 15 15.8H21.4',
  scorpio: `${legs}V16.6C15 19.2 16.2 20.6 18 20.6C19.7 20.6 20.8 19.4 21.6 16.4M18.9 18L21.6 16L23 19`,
  sagittarius: 'M3.2 20.8L20.4 3.6M11.4 3.2H20.8V12.6M5.4 11L13 18.6',
  capricorn:
    'M2.4 4.6C4.6 4 6.2 5.4 6.2 8.2V15.6M6.2 8.6C6.6 5.4 8.4 3.6 10.4 3.6C12.6 3.6 13.4 5.4 13.4 7.8V15.2C13.4 18.8 11.8 21 8.6 21.4M13.4 15.2C13.4 12.4 15.2 10.8 17.4 10.8C19.7 10.8 21.4 12.5 21.4 14.8C21.4 17.1 19.7 18.7 17.4 18.7C15.2 18.7 13.4 17.5 13.4 15.2',
  aquarius:
    'M2.2 10.4L6 6.4L9 10.2L12.6 6.4L15.6 10.2L19.2 6.4L21.8 9.8M2.2 17.4L6 13.4L9 17.2L12.6 13.4L15.6 17.2L19.2 13.4L21.8 16.8',
  pisces: 'M4.6 2.4C9.2 7.4 9.2 16.6 4.6 21.6M19.4 2.4C14.8 7.4 14.8 16.6 19.4 21.6M3.2 12H20.8',
}

const digits = [
  'm3 0c4 0 4 10 0 10s-4-10 0-10',
  'm1.4 1.8l2-1.8v10',
  'm.3 2.6c.2-3.6 5.4-3.4 5.2.2c-.1 2.6-4.6 4.6-5.2 7.2h5.5',
  'm.5 1.6c1.6-2.5 5-1.9 4.8.8c-.1 1.6-1.4 2.3-3 2.3c2 0 3.4.9 3.4 2.6c0 3.3-4.4 3.5-5.5.8',
  'm4.3 10v-10l-4.1 7.2h5.7',
  'm5.2 0h-3.9l-.6 4.6c2-1.4 5-.7 5 2.2c0 3.3-4.2 4.2-5.5 1.4',
  'm4.9.3c-3 .6-4.6 3.4-4.6 6.4c0 4.4 5.4 4.2 5.4.3c0-3.6-4.4-3.6-5.3-.3',
  'm.3 0h5.4c-2 2.8-3.4 6-3.7 10',
  'm3 0c-3.2 0-3.2 4.6 0 4.6s3.2-4.6 0-4.6m0 4.6c-3.9 0-3.9 5.4 0 5.4s3.9-5.4 0-5.4',
  'm1.1 9.7c3-.6 4.6-3.4 4.6-6.4c0-4.4-5.4-4.2-5.4-.3c0 3.6 4.4 3.6 5.3.3',
]

const romanStrokes = {
  i: [2.4, 'm0 0v10'],
  v: [6.4, 'm-2.2 0l2.2 10l2.2-10'],
  x: [6, 'm-2.2 0l4.4 10m0-10l-4.4 10'],
} as const

function scaled(d: string, size: number): string {
  return d
    .replace(/-?\d*\.?\d+/g, (number) => ` ${short((Number(number) * size) / 10, 1)}`)
    .replace(/ -/g, '-')
    .replace(/([a-z]) /g, '$1')
}

/** A whole number, centred on a point, as one path of hairlines `size` units tall. */
export function numeral(value: number, x: number, y: number, size: number): string {
  const text = String(value)
  const advance = size * 0.78
  return [...text]
    .map((digit, index) => {
      const left = x - ((text.length - 1) * advance + size * 0.6) / 2 + index * advance
      return `M${short(left)} ${short(y - size / 2)}${scaled(digits[Number(digit)]!, size)}`
    })
    .join('')
}

/** 1 to 12 as a Roman numeral, centred on a point. */
export function roman(value: number, x: number, y: number, size: number): string {
  const text = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'][
    value - 1
  ]!
  const letters = [...text] as (keyof typeof romanStrokes)[]
  const gap = size * 0.16
  const widths = letters.map((letter) => (romanStrokes[letter][0] * size) / 10 + gap)
  let left = x - widths.reduce((sum, width) => sum + width, 0) / 2
  return letters
    .map((letter, index) => {
      const middle = left + widths[index]! / 2
      left += widths[index]!
      return `M${short(middle)} ${short(y - size / 2)}${scaled(romanStrokes[letter][1], size)}`
    })
    .join('')
}
