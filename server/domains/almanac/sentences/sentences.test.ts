import { languageCodes } from '@rashi/contract/languages.rules'
import { describe, expect, test } from 'vitest'
import { sentences } from '../all-sentences.ts'

const englishName = new Intl.DisplayNames('en', { type: 'language' })

describe.each(languageCodes.map((code) => [englishName.of(code), sentences[code]] as const))(
  'the sentences in %s',
  (_, { transits, moon, advice, sections }) => {
    test('have at least three variants for every graha in every house, all different', () => {
      for (const byHouse of [...Object.values(transits), moon]) {
        expect(byHouse).toHaveLength(12)
        for (const variants of byHouse) expect(variants.length).toBeGreaterThanOrEqual(3)
        expect(new Set(byHouse.flat()).size).toBe(byHouse.flat().length)
      }
    })

    test('are complete and unique', () => {
      const all = [
        ...Object.values(transits).flat(2),
        ...moon.flat(),
        ...Object.values(advice).flatMap(({ open, steady }) => [...open, ...steady]),
        ...Object.values(sections).flatMap(({ intro, tone, practice }) => [
          ...intro,
          ...tone.open,
          ...tone.steady,
          ...practice,
        ]),
      ]
      const duplicates = all.filter((sentence, index) => all.indexOf(sentence) !== index)
      expect(duplicates).toEqual([])
      for (const sentence of all) expect(sentence).toMatch(/[.?।]$/)
    })
  },
)
