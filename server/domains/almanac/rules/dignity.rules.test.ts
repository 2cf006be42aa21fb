import { expect, test } from 'vitest'
import { dignityOf } from './dignity.rules.ts'

// Brihat Parashara Hora Shastra 3, 49 to 54.
test.each([
  ['Sun', 'Aries', 'exalted'],
  ['Mars', 'Capricorn', 'exalted'],
  ['Mercury', 'Virgo', 'exalted'],
  ['Jupiter', 'Cancer', 'exalted'],
  ['Venus', 'Pisces', 'exalted'],
  ['Saturn', 'Libra', 'exalted'],
  ['Sun', 'Libra', 'fallen'],
  ['Mars', 'Cancer', 'fallen'],
  ['Mercury', 'Pisces', 'fallen'],
  ['Jupiter', 'Capricorn', 'fallen'],
  ['Venus', 'Virgo', 'fallen'],
  ['Saturn', 'Aries', 'fallen'],
  ['Jupiter', 'Sagittarius', 'own'],
  ['Mercury', 'Gemini', 'own'],
  ['Saturn', 'Aquarius', 'own'],
  ['Sun', 'Cancer', undefined],
] as const)('%s in %s is %s', (planet, sign, dignity) => {
  expect(dignityOf(planet, sign)).toBe(dignity)
})
