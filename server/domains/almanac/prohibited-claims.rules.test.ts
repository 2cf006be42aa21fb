import { languageCodes } from '@rashi/contract/languages.rules'
import { signKeys } from '@rashi/sky'
import { describe, expect, test } from 'vitest'
import { carelessIn, textsIn } from './prohibited-claims.rules.ts'
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
])('is refused: %s', (text) => {
  expect(carelessIn(text)).not.toEqual([])
})

describe('nothing careless can be composed', () => {
  const englishName = new Intl.DisplayNames('en', { type: 'language' })
  test.each(languageCodes.map((code) => [englishName.of(code), sentences[code]] as const))(
    'of the words in %s: sentences, templates, titles and names',
    (_, language) => {
      const texts = textsIn(language)
      expect(texts.length).toBeGreaterThan(900)
      expect(texts.flatMap((text) => carelessIn(text).map((found) => `${found}: ${text}`))).toEqual(
        [],
      )
    },
  )

  test('nor where they are put together', () => {
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
      expect(textsIn([translations, parts]).flatMap(carelessIn)).toEqual([])
    }
  })
})
