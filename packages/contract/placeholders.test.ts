import { expect, test } from 'vitest'
import { builtInTexts } from './texts/index.ts'
import { keepsPlaceholders, listPlaceholders } from './placeholders.rules.ts'

test('a text keeps the placeholders of another, in any order and number (STU-124)', () => {
  const original = '{{plan}} renews on {{day}}'
  expect(listPlaceholders('{{day}}, {{plan}} and {{day}}')).toEqual(['day', 'plan'])
  expect(keepsPlaceholders('On {{day}}: {{plan}}, {{plan}}', original)).toBe(true)
  for (const text of [
    '{{plan}} renews',
    '{{plan}} renews on {{date}}',
    '{{plan}} renews on {{day}} for {{amount}}',
    '{{plan}} renews on {{day}',
    '{{plan}} renews on {day} {{day}}',
    '{{plan}} renews on {{ day }}',
  ])
    expect([text, keepsPlaceholders(text, original)]).toEqual([text, false])
})

test('every built-in text keeps its own placeholders, and those of the other language (STU-124)', () => {
  for (const [key, english] of Object.entries(builtInTexts.en)) {
    const hindi = builtInTexts.hi[key as keyof typeof builtInTexts.hi]
    expect([key, keepsPlaceholders(hindi, english), keepsPlaceholders(english, hindi)]).toEqual([
      key,
      true,
      true,
    ])
  }
})
