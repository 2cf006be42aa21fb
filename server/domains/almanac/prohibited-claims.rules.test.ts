import { languageCodes } from '@rashi/contract/languages.rules'
import { signKeys } from '@rashi/sky'
import { describe, expect, test } from 'vitest'
import { findProhibitedClaims, listTexts } from './prohibited-claims.rules.ts'
import { composeEdition } from './compose-edition.ts'
import { sentences } from './all-sentences.ts'
import { readSpanSky } from './span-sky.ts'

test.each([
  'You will definitely meet the one.',
  'This is guaranteed.',
  'The ruby will bring you luck.',
  'Invest in land this week.',
  'Coral heals the blood.',
  'Stop taking what the doctor gave you.',
  'Beware of the eighth house.',
  'A curse lies over the family.',
  'यह शर्तिया होगा।',
  'नीलम से रक्षा होती है।',
  'इस सप्ताह निवेश करें।',
  'रोग दूर होंगे।',
  'मृत्यु का योग है।',
  'सावधान रहें।',
])('"%s" contains a prohibited claim', (text) => {
  expect(findProhibitedClaims(text)).not.toEqual([])
})

describe('no prohibited claim', () => {
  const englishName = new Intl.DisplayNames('en', { type: 'language' })
  test.each(languageCodes.map((code) => [englishName.of(code), sentences[code]] as const))(
    'is in the sentences, templates, titles and names in %s',
    (_, language) => {
      const texts = listTexts(language)
      expect(texts.length).toBeGreaterThan(900)
      expect(
        texts.flatMap((text) => findProhibitedClaims(text).map((found) => `${found}: ${text}`)),
      ).toEqual([])
    },
  )

  test('is in the composed year of any sign', () => {
    const from = Temporal.PlainDate.from('2026-01-01')
    const span = {
      readingPeriod: 'yearly',
      index: 26,
      from,
      to: from.with({ month: 12, day: 31 }),
    } as const
    const sky = readSpanSky(span, 'sidereal')
    for (const sign of signKeys) {
      const { translations, parts } = composeEdition(sky, sign)
      expect(listTexts([translations, parts]).flatMap(findProhibitedClaims)).toEqual([])
    }
  })
})
