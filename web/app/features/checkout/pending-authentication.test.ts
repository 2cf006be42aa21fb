import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pendingAuthentication } from './pending-authentication.ts'
import type { Purchase } from './purchase.rules.ts'

const purchase: Purchase = {
  kind: 'renewal',
  order: { subscription_id: 'one' },
  lines: [],
  billingInterval: 'month',
}
const paid = { purchase, purchaseId: 'p1', clientSecret: 'pi_1_secret_2' }

const values = new Map<string, string>()
beforeEach(() => {
  values.clear()
  vi.stubGlobal('sessionStorage', {
    setItem: (key: string, value: string) => void values.set(key, value),
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => void values.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the secret of a payment is kept in memory, not in the tab’s storage (SEC-46)', () => {
  pendingAuthentication.set(paid)
  expect(pendingAuthentication.get()?.clientSecret).toBe('pi_1_secret_2')
  expect([...values.values()].join('')).not.toContain('secret')
  pendingAuthentication.remove()
  expect(pendingAuthentication.get()).toBeUndefined()
})

test('after the redirect the secret comes from the bank’s address, if that is about the same purchase (SEC-46)', () => {
  pendingAuthentication.set({ ...paid, purchaseId: 'earlier' })
  values.set('pending-authentication', JSON.stringify({ purchase, purchaseId: 'p1' }))
  expect(pendingAuthentication.get()?.clientSecret).toBeUndefined()
  expect(pendingAuthentication.get(paid)?.clientSecret).toBe('pi_1_secret_2')
  const other = { ...paid, purchaseId: 'p2' }
  expect(pendingAuthentication.get(other)?.clientSecret).toBeUndefined()
})

test('a card page of the app keeps the secret until the payment is settled, as its address keeps nothing (SEC-46)', () => {
  pendingAuthentication.set(paid, { isFromApp: true })
  const kept = values.get('pending-authentication') ?? ''
  pendingAuthentication.remove()
  expect(values.size).toBe(0)
  values.set('pending-authentication', kept)
  expect(pendingAuthentication.get()?.clientSecret).toBe('pi_1_secret_2')
})
