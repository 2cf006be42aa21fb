import { expect, test } from 'vitest'
import type { EmailContext } from '../../../mail/email.ts'
import { builtInTranslator } from '../../languages/index.ts'
import { linkEmail } from './link.email.ts'
import { linkAddress } from './mailed-link.rules.ts'

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
const link = {
  purpose: 'reset-password',
  to: 'mira+stars@example.org',
  address: 'https://stars.example/reset-password/abc/mira%2Bstars%40example.org',
} as const

test('the address of a reset link carries the token and the email, encoded (ID-23)', () => {
  const parts = { token: 'a-_1', email: 'o’hara+x/y@example.org' }
  expect(linkAddress('https://stars.example', 'reset-password', parts)).toBe(
    'https://stars.example/reset-password/a-_1/o%E2%80%99hara%2Bx%2Fy%40example.org',
  )
  expect(linkAddress('https://stars.example', 'sign-in', parts)).toBe(
    'https://stars.example/login-link/a-_1',
  )
})

test('text and HTML of a link email contain the link, its lifetime and the brand of the settings (ID-23)', () => {
  const mail = linkEmail(context, link)
  expect(mail.to).toBe(link.to)
  expect(mail.subject).toBe('Choose a new password for Stars')
  for (const form of [mail.text, mail.html]) {
    expect(form).toContain(link.address)
    expect(form).toContain('within 60 minutes')
    expect(form).toContain('Stars')
    expect(form).not.toContain('{{')
  }
})

test('a link email is in the language of its request', () => {
  const inHindi: EmailContext = { ...context, language: 'hi', translate: builtInTranslator(2) }
  const mail = linkEmail(inHindi, { ...link, purpose: 'sign-in' })
  expect(mail.subject).toBe('Stars में साइन इन करने का आपका लिंक')
  expect(mail.html).toContain('<html lang="hi" dir="ltr">')
  expect(mail.text).toContain('15 मिनट')
})

test('the HTML of a link email escapes every value', () => {
  const { html } = linkEmail(
    { ...context, config: { ...context.config, brandName: '<script>alert(1)</script>' } },
    {
      ...link,
      to: '"<b>"@example.org',
      address: 'https://stars.example/" onclick="alert(1)',
    },
  )
  expect(html).not.toMatch(/<script|<b>|" onclick/)
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
})
