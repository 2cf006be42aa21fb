import { languageCodeOf } from '@rashi/contract/languages.rules'
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
  'nothing is found in the almanac’s own %s texts of %s, which name hundreds of dates (STU-81, STU-82, STU-83)',
  async (readingPeriod, sign) => {
    const span = spanAt(readingPeriod, Temporal.PlainDate.from('2026-11-23'))
    const facts = await readFacts(span, 'sidereal')
    const { parts } = composeEdition(span, sign, 'sidereal')
    const found = parts.flatMap((texts, index) =>
      texts.flatMap(({ language_id, description: markup }) =>
        checkPartText(
          {
            code: languageCodeOf(language_id),
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
    expect(parts.length).toBeGreaterThan(6)
    expect(found).toEqual([])
  },
)
