import { expect, test } from 'vitest'
import { builtInTranslator } from '../../languages/index.ts'
import { composeLinkMail } from './link.email.ts'
import { linkAddress } from './mailed-link.rules.ts'

const link = {
  purpose: 'reset-password',
  language: 'en',
  translate: builtInTranslator(1),
  to: 'mira+stars@example.org',
  brand: 'Stars',
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

test('text and HTML hold the link, how long it lives and the brand of the settings (ID-23)', () => {
  const mail = composeLinkMail(link)
  expect(mail.to).toBe(link.to)
  expect(mail.subject).toBe('Choose a new password for Stars')
  for (const form of [mail.text, mail.html]) {
    expect(form).toContain(link.address)
    expect(form).toContain('within 60 minutes')
    expect(form).toContain('Stars')
    expect(form).not.toContain('{{')
  }
})

test('a mail is in the language that it was asked for in', () => {
  const mail = composeLinkMail({
    ...link,
    purpose: 'sign-in',
    language: 'hi',
    translate: builtInTranslator(2),
  })
  expect(mail.subject).toBe('Stars में साइन इन करने का आपका लिंक')
  expect(mail.html).toContain('<html lang="hi">')
  expect(mail.text).toContain('15 मिनट')
})

test('nothing that stands in the HTML is taken for markup', () => {
  const { html } = composeLinkMail({
    ...link,
    to: '"<b>"@example.org',
    brand: '<script>alert(1)</script>',
    address: 'https://stars.example/" onclick="alert(1)',
  })
  expect(html).not.toMatch(/<script|<b>|" onclick/)
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
})
