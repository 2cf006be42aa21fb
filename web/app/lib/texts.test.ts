import { expect, test } from 'vitest'
import { registerBuiltInTexts } from './built-in-texts.ts'
import { createTexts, registerTexts, type Texts, type Translate } from './texts.ts'

registerTexts({
  'shell.menu': 'Menu',
  'shell.close': 'Close',
  'birth.places-found': 'Places found: {{count}}',
})
registerBuiltInTexts('hi', { 'shell.menu': 'मेनू' })

const translateWith =
  (texts: Texts): Translate =>
  (...text) =>
    texts.translateInto(texts.shown.get(), ...text)

test('a text has its values filled in, and an unknown value stays visible', () => {
  const translate = translateWith(createTexts('en', {}))
  expect(translate('birth.places-found', { count: 3 })).toBe('Places found: 3')
  expect(translate('birth.places-found', { other: 3 })).toBe('Places found: {{count}}')
})

test('a text that a language lacks is shown in English, and one that nobody has as its key', () => {
  const translate = translateWith(createTexts('hi', {}))
  expect(translate('shell.menu')).toBe('मेनू')
  expect(translate('shell.close')).toBe('Close')
  expect(translate('shell.loading')).toBe('shell.loading')
})

test('a changed text wins over the built-in one, in each language after it is chosen', () => {
  const texts = createTexts('en', { 'shell.menu': 'Contents' })
  const translate = translateWith(texts)
  texts.replace('hi', { 'shell.menu': 'सूची' })
  expect(translate('shell.menu')).toBe('Contents')
  texts.show('hi')
  expect(translate('shell.menu')).toBe('सूची')
  expect(texts.list()).toEqual({ 'shell.menu': 'सूची' })
  texts.show('en')
  expect(translate('shell.menu')).toBe('Contents')
})
