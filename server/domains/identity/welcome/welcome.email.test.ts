import { expect, test } from 'vitest'
import type { EmailContext } from '../../../mail/email.ts'
import { builtInTranslator } from '../../languages/index.ts'
import { welcomeEmail } from './welcome.email.ts'

const context: EmailContext = {
  language: 'en',
  translate: builtInTranslator(1),
  config: {
    brandName: 'Stars',
    publicUrl: 'https://stars.example',
    supportPhone: '',
    trader: null,
  },
}
const welcome = {
  to: 'mira@example.org',
  address: 'https://stars.example/welcome/abc',
  sign: 'Leo',
  description: '<p>You <strong>shine</strong> &amp; share. And more.</p>',
  otherSign: null,
  trialEndsAt: '2027-02-21T10:00:00Z',
  picture: Buffer.from('png'),
}

test('a welcome email tells the first sentence about the sign without its markup (ENT-80)', () => {
  const { text, html } = welcomeEmail(context, welcome)
  expect(text).toContain('You shine & share.\n')
  expect(text).not.toContain('And more')
  expect(html).toContain('You shine &amp; share.<')
})

test('a welcome email names the other sign where a few minutes decide, and no free weeks once they are over (ENT-80)', () => {
  const certain = welcomeEmail(context, welcome).text
  expect(certain).not.toContain('could also be')
  expect(certain).toContain('Your week is free until 21 February 2027.')
  const { text } = welcomeEmail(context, { ...welcome, otherSign: 'Cancer', trialEndsAt: null })
  expect(text).toContain('your Moon could also be in Cancer.')
  expect(text).not.toContain('free')
})
