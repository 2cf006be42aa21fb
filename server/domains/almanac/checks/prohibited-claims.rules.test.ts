import { signKeys } from '@rashi/sky'
import { expect, test } from 'vitest'
import { findProhibitedClaims, listTexts } from './prohibited-claims.rules.ts'
import { composeEdition } from '../compose-edition.ts'
import { spanAt } from '../rules/spans.rules.ts'

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

test('no prohibited claim is in the composed year of any sign', () => {
  const span = spanAt('yearly', Temporal.PlainDate.from('2026-01-01'))
  for (const sign of signKeys) {
    const { translations, parts } = composeEdition(span, sign, 'sidereal')
    expect(listTexts([translations, parts]).flatMap(findProhibitedClaims)).toEqual([])
  }
})
