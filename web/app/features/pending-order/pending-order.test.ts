import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const createStorage = () => {
  const values = new Map<string, string>()
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

let local: ReturnType<typeof createStorage>
let tab: ReturnType<typeof createStorage>
const load = async () => ({
  ...(await import('./pending-order.ts')),
  ...(await import('../../lib/session.ts')),
  ...(await import('../../lib/session-end.ts')),
})

beforeEach(() => {
  vi.resetModules()
  local = createStorage()
  tab = createStorage()
  vi.stubGlobal('window', { localStorage: local })
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => false } })
})
afterEach(() => vi.unstubAllGlobals())

const draft = { slug: 'love', questions: [], otherQuestion: '', phone: '' }
const order = {
  kind: 'consultation',
  itemId: 4,
  what: [{ language_id: 1, text: 'Love consultation' }],
  amount: 45,
  path: '/consultation-form',
  drafts: { 'consultation-draft': draft },
  page: '/consultation-detail/love',
} as const

test('a guest’s order is kept, and a reader’s is not stored beside the two session keys (ENT-60, ID-06)', async () => {
  const { pendingOrder, session } = await load()
  pendingOrder.keep(order)
  expect(pendingOrder.get()).toMatchObject(order)
  local.values.clear()
  session.open('token')
  pendingOrder.keep(order)
  expect([...local.values.keys()].toSorted()).toEqual(['auth-token', 'session-expiry'])
})

test('a sign-in leads to the order and restores its drafts, unless another page was asked for (ENT-62)', async () => {
  const { pendingOrder } = await load()
  expect(pendingOrder.landing('/dashboard')).toBe('/dashboard')
  pendingOrder.keep(order)
  expect(pendingOrder.landing('/consultations')).toBe('/consultations')
  expect(tab.values.size).toBe(0)
  expect(pendingOrder.landing('/dashboard')).toBe('/consultation-form')
  expect(JSON.parse(tab.getItem('consultation-draft') ?? '')).toEqual(draft)
})

test('an order that is dropped takes its drafts with it (ENT-65)', async () => {
  const { pendingOrder } = await load()
  pendingOrder.keep(order)
  pendingOrder.landing('/dashboard')
  pendingOrder.drop()
  expect(pendingOrder.get()).toBeUndefined()
  expect(tab.values.size).toBe(0)
})

test('an order is removed once it is bought, and stays when something else is (ENT-65)', async () => {
  const { pendingOrder } = await load()
  pendingOrder.keep(order)
  pendingOrder.complete({ kind: 'consultation', itemId: 5 })
  pendingOrder.complete({ kind: 'one_off', itemId: 4 })
  expect(pendingOrder.get()).toBeDefined()
  pendingOrder.complete({ kind: 'consultation', itemId: 4 })
  expect(local.values.size).toBe(0)
})

test('whichever plan is bought, a kept plan is removed (ENT-65)', async () => {
  const { pendingOrder } = await load()
  pendingOrder.keep({ ...order, kind: 'plan', itemId: 1, path: '/order-confirm', drafts: {} })
  pendingOrder.complete({ kind: 'plan', itemId: 3 })
  expect(local.values.size).toBe(0)
})

// Guard in web/app/lib/session-end.ts: the kept order is removed with a session, and with nothing else.
test('the end of a session removes the order, and a guest’s visit of a protected page does not (ENT-65)', async () => {
  const { pendingOrder, session, endSession } = await load()
  pendingOrder.keep(order)
  vi.stubGlobal('removeEventListener', () => {})
  endSession()
  expect(pendingOrder.get()).toBeDefined()
  session.open('token')
  endSession()
  expect(local.values.size).toBe(0)
})
