import { languageCodeOf } from '@rashi/contract/languages.rules'
import type { HoroscopeTextKind } from '@rashi/contract/studio-horoscopes.rules'
import { expect, test } from 'vitest'
import { composeEdition } from '../compose-edition.ts'
import { spanAt } from '../rules/spans.rules.ts'
import { readFacts } from '../describe-facts.ts'
import { checkPartText } from './check-part-text.ts'

test.each([
  ['weekly', 'Leo'],
  ['weekly', 'Pisces'],
  ['monthly', 'Virgo'],
  ['yearly', 'Aries'],
] as const)(
  'nothing is found in the almanac’s own %s texts of %s, which name hundreds of dates (STU-81, STU-82, STU-83, STU-94)',
  async (readingPeriod, sign) => {
    const span = spanAt(readingPeriod, Temporal.PlainDate.from('2026-11-23'))
    const facts = await readFacts(span, 'sidereal')
    const { parts, translations } = composeEdition(span, sign, 'sidereal')
    const found = parts.flatMap((texts, index) =>
      texts.flatMap(({ language_id, description: markup }) =>
        checkPartText(
          {
            code: languageCodeOf(language_id),
            kind: 'part',
            markup,
            almanac: markup,
            earlier: [],
            isListOfDays: index === 6,
            isOneLanguage: false,
          },
          facts,
        ),
      ),
    )
    const ofPeriod = translations.flatMap(
      ({ language_id, name, description_preview: preview, description: opening }) =>
        Object.entries({ title: name, preview, opening }).flatMap(([kind, markup]) =>
          markup === undefined
            ? []
            : checkPartText(
                {
                  code: languageCodeOf(language_id),
                  kind: kind as HoroscopeTextKind,
                  markup,
                  almanac: markup,
                  earlier: [],
                  isListOfDays: false,
                  isOneLanguage: false,
                },
                facts,
              ),
        ),
    )
    expect(ofPeriod).toEqual([])
    expect(parts.length).toBeGreaterThan(6)
    expect(found).toEqual([])
  },
)
