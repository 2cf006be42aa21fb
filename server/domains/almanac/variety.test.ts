import { signKeys } from '@rashi/sky'
import { describe, expect, test, vi } from 'vitest'
import { composeEdition } from './compose-edition.ts'
import { measureVariety, wordsOf } from './measure.rules.ts'
import { readSpanSky } from './span-sky.ts'

// Some hundred thousand sentences are looked up.
vi.setConfig({ testTimeout: 30_000 })

const firstWeek = Temporal.PlainDate.from('2026-01-05')
const weeks = Array.from({ length: 104 }, (_, week) => {
  const from = firstWeek.add({ weeks: week })
  const span = { type: 1, index: 1357 + week, from, to: from.add({ days: 6 }) } as const
  const sky = readSpanSky(span, 'sidereal')
  return signKeys.map((sign) => composeEdition(sky, sign))
})

describe.each([
  ['English', 0],
  ['Hindi', 1],
])('104 weeks of twelve signs in %s', (name, language) => {
  const signs = signKeys.map((_, sign) =>
    weeks.map((week) => week[sign]!.parts.map((part) => part[language]!.description)),
  )

  test('repeat no chapter, no sentence more than three times a year, and share little', () => {
    const variety = measureVariety(signs)
    process.stdout.write(`${name}: ${JSON.stringify(variety)}\n`)
    expect(variety.chapters).toBe(104 * 12 * 7)
    expect(variety.repeatedChapters).toBe(0)
    expect(variety.mostUses).toBeLessThanOrEqual(3)
    expect(variety.mostShared).toBeLessThan(0.2)
  })

  test('are about 350 words each', () => {
    const words = signs.flat().map((chapters) => wordsOf(chapters.join(' ')))
    const mean = words.reduce((sum, count) => sum + count, 0) / words.length
    expect(Math.abs(mean - 370)).toBeLessThan(50)
    expect(Math.min(...words)).toBeGreaterThan(270)
    expect(Math.max(...words)).toBeLessThan(520)
  })
})

test('every sentence of the sky stands on something in the list, and is in the text', () => {
  for (const { claims, skyEvents, parts, translations } of weeks.flat()) {
    const text = [...parts.flat(), ...translations].map((one) => JSON.stringify(one)).join(' ')
    expect(claims.length).toBeGreaterThan(20)
    for (const { sentence, events, language_id: language } of claims) {
      expect(text).toContain(sentence.slice(1))
      expect(events.length).toBeGreaterThan(0)
      for (const event of events)
        expect(skyEvents[event]!.translations.some((one) => one.language_id === language)).toBe(
          true,
        )
    }
  }
})

test('no sentence that names a graha and its sign goes without a claim', () => {
  const grahas = /\b(?:Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn|Rahu|Ketu)\b/
  const signs = new RegExp(`\\b(?:${signKeys.join('|')})\\b`)
  for (const { parts, claims } of weeks.flat()) {
    const claimed = claims.map(({ sentence }) => sentence)
    for (const [english] of parts)
      for (const sentence of english!.description.split(/<[^>]+>|(?<=[.!?])\s+/))
        if (grahas.test(sentence) && signs.test(sentence))
          expect(claimed.some((one) => one.includes(sentence.replace(/^: /, '')))).toBe(true)
  }
})
