import { expect, test } from 'vitest'
import { relyingPartyOf } from './relying-party.rules.ts'

test('passkeys belong to the host of PUBLIC_URL, and to localhost for a loopback address (SEC-12)', () => {
  expect(relyingPartyOf('https://stars.example')).toEqual({
    id: 'stars.example',
    origin: 'https://stars.example',
  })
  for (const loopback of ['http://127.0.0.1:3000', 'http://[::1]:3000', 'http://localhost:3000'])
    expect(relyingPartyOf(loopback)).toEqual({ id: 'localhost', origin: 'http://localhost:3000' })
  for (const address of ['http://192.0.2.1', 'https://[2001:db8::1]'])
    expect(relyingPartyOf(address)).toBeUndefined()
})
