import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hideToken, readMobileAddress } from './mobile-address.rules.ts'

const token = 'hR3v_0Yb-8sJq2Lw5Xz7Nc1Md4Kf6Tg9Pa0Ue2Ri4Oy'

/** Returns the address after the script in the head, and the token that it stored. */
function inBrowser(address: string) {
  const { pathname, search } = new URL(`https://site.example${address}`)
  const location = { pathname, search }
  const window: { handedOver?: string } = {}
  let replaced: string | undefined
  const history = {
    state: null,
    replaceState: (_: unknown, _title: string, to: string) => (replaced = to),
  }
  runInNewContext(hideToken, { location, window, history })
  return replaced === undefined ? undefined : { address: replaced, secret: window.handedOver }
}

describe('an address of a mobile card page', () => {
  test.each([
    [`/enter-payment-mobile/101,103/7/${token}`, '/enter-payment-mobile/101,103/7'],
    [`/enter-payment-mobile/101%2C103/7/${token}/`, '/enter-payment-mobile/101%2C103/7'],
    [`/enter-payment-mobile/7/${token}`, '/enter-payment-mobile/7'],
    [`/enter-payment-mobile/${token}`, '/enter-payment-mobile'],
    [`/Enter-Payment-Mobile/101/7/${token}`, '/enter-payment-mobile/101/7'],
    [`/enter-life-event-payment-mobile/1,2/${token}`, '/enter-life-event-payment-mobile/1,2'],
    [`/one-off-confirmation-mobile/12/${token}`, '/one-off-confirmation-mobile/12'],
    [
      `/one-off-confirmation-mobile/12/${token}?x=${token}&lang=hi&payment_intent=pi`,
      '/one-off-confirmation-mobile/12?lang=hi',
    ],
    // Even digits count as a token in its place.
    ['/one-off-confirmation-mobile/12/34', '/one-off-confirmation-mobile/12', '34'],
  ])(
    'is separated from its token: %s (MOB-01, MOB-06, MOB-09)',
    (original, address, secret = token) => {
      expect(readMobileAddress(original)).toEqual({ address, secret })
      expect(inBrowser(original)).toEqual({ address, secret })
    },
  )

  test.each([
    '/enter-payment-mobile',
    '/enter-payment-mobile/1,2/7',
    '/one-off-confirmation-mobile/',
  ])('is not changed without a token: %s (MOB-02)', (original) => {
    const found = { address: original.replace(/\/$/, ''), secret: undefined }
    expect(readMobileAddress(original)).toEqual(found)
    expect(inBrowser(original)).toEqual(found)
  })

  test.each([
    '/',
    '/consultations/enter-payment-mobile/1/2/x',
    '/one-off-confirmation-mobile-successfull',
    '/enter-payment-mobiles/1/2/x',
    '/reset-password/token/asha@example.org',
  ])('is not that of another page: %s', (address) => {
    expect(readMobileAddress(address)).toBeUndefined()
    expect(inBrowser(address)).toBeUndefined()
  })

  test('is read the same way in the browser and on the server, and never contains its token afterwards', () => {
    const part = fc.oneof(fc.stringMatching(/^[\w,%/?&=.-]{0,12}$/), fc.constant(token))
    fc.assert(
      fc.property(
        fc.constantFrom('enter-payment-mobile', 'enter-life-event-payment-mobile'),
        fc.array(part, { maxLength: 5 }),
        (name, parts) => {
          const { pathname, search } = new URL(`https://x.example/${name}/${parts.join('/')}`)
          const found = readMobileAddress(pathname + search)
          expect(inBrowser(pathname + search)).toEqual(found)
          expect(found?.address ?? '').not.toContain(token)
        },
      ),
      // Resolved dots give an address with two slashes at its start, which is read like any other.
      { examples: [['enter-payment-mobile', ['..', '', '']]] },
    )
  })
})
