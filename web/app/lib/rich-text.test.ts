import { expect, test } from 'vitest'
import { plainText } from './rich-text.tsx'

test('markup is removed and its text remains', () => {
  expect(plainText('<p>The Sun &amp; the <b>Moon</b>, <i>new</i>.</p><p>They meet.</p>')).toBe(
    'The Sun & the Moon, new. They meet.',
  )
  expect(plainText('Bring<ul><li>water</li><li>rice</li></ul>')).toBe('Bring water rice')
})

test('a long text is cut after a word', () => {
  const text = plainText('horoscope '.repeat(60))
  expect(text.length).toBeLessThanOrEqual(302)
  expect(text).toMatch(/horoscope …$/)
})
