import { expect, test } from 'vitest'
import { almanacNames } from '../content/all-names.ts'
import { findNamedPhases, findNamedPositions } from './named-positions.rules.ts'

const list = (text: string, code: 'en' | 'hi') =>
  findNamedPositions(text, code, almanacNames[code]).map(({ graha, says, sign }) =>
    [graha, says, sign].join(' '),
  )

test.each([
  ['Venus is in Libra all week.', ['Venus in Libra']],
  ['Mercury, ruler of your third house, moves on into Scorpio.', ['Mercury into Scorpio']],
  ['The Sun enters Sagittarius on 16 December.', ['Sun into Sagittarius']],
  ['Venus leaves Libra; Mars stays in Leo.', ['Venus from Libra', 'Mars in Leo']],
  ['The Moon meets Jupiter in Cancer', ['Jupiter in Cancer']],
  ['Mars moves from Cancer into Leo', ['Mars from Cancer', 'Mars into Leo']],
  ['On Sunday people in Leo, Kansas, dance.', []],
  ['For those born in Leo this is a mild week.', []],
])('finds the positions of “%s” (STU-82)', (text, positions) => {
  expect(list(text, 'en').toSorted()).toEqual(positions.toSorted())
})

test.each([
  ['शुक्र तुला में हैं।', ['Venus in Libra']],
  ['शुक्र तुला राशि में आते हैं', ['Venus into Libra']],
  ['बुध तुला से वृश्चिक राशि में आते हैं', ['Mercury from Libra', 'Mercury into Scorpio']],
  ['गुरु, तीसरे भाव के स्वामी, सिंह में', ['Jupiter in Leo']],
  ['चाँद वृषभ में पूरा होता है', ['Moon in Taurus']],
  ['सूर्य का धनु में प्रवेश', ['Sun into Sagittarius']],
  ['मंगलवार को घर में मीनार देखें', []],
])('finds the positions of “%s” (STU-82)', (text, positions) => {
  expect(list(text, 'hi').toSorted()).toEqual(positions.toSorted())
})

test.each([
  ['en', 'A full Moon in Taurus, then the new Moon in Scorpio', ['full Taurus', 'new Scorpio']],
  ['hi', 'वृषभ राशि में पूर्णिमा, फिर अमावस्या वृश्चिक में', ['full Taurus', 'new Scorpio']],
] as const)('finds the phases of a text in %s (STU-82)', (code, text, phases) => {
  const found = findNamedPhases(text, code, almanacNames[code])
  expect(found.map(({ phase, sign }) => `${phase} ${sign}`)).toEqual(phases)
})
