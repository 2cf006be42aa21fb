import { describe, expect, test } from 'vitest'
import { draftsToRestore, readOrder, type PendingOrder } from './pending-order.rules.ts'

const now = Date.UTC(2026, 10, 22, 12)
const minute = 60_000

const weekOfLeo: PendingOrder = {
  kind: 'one_off',
  itemId: 77,
  what: [
    { language_id: 1, text: 'Leo · November 16 - November 22' },
    { language_id: 2, text: 'सिंह · 16 नवंबर - 22 नवंबर' },
  ],
  amount: 2.49,
  path: '/one-off-confirmation',
  drafts: { 'selected-one-off': { key: 'Leo', horoscopeDataId: 77, horoscopeType: 1 } },
  page: '/horoscope/weekly/leo?period=2026-11-16',
  weekOf: 'Leo',
  storedAt: now - minute,
}
const read = (changes: object, at: { now?: number; sessionEndedAt?: number } = {}) =>
  readOrder(JSON.stringify({ ...weekOfLeo, ...changes }), { now, ...at })

describe('a kept order', () => {
  test('is read as it was stored (ENT-60)', () => {
    expect(read({})).toEqual(weekOfLeo)
  })

  test.each([
    [0, true],
    [60, true],
    [61, false],
    [60 * 24, false],
  ])('that is %i minutes old is valid: %s (ENT-60)', (minutes, isValid) => {
    expect(read({ storedAt: now - minutes * minute }) !== undefined).toBe(isValid)
  })

  test('from the future, by another clock, is not valid (ENT-60)', () => {
    expect(read({ storedAt: now + minute })).toBeUndefined()
  })

  test('may have no amount and no sign, while no plan is chosen', () => {
    const plan = {
      kind: 'plan',
      itemId: 0,
      amount: null,
      path: '/payment-plan-select',
      drafts: { 'selected-horoscope': { horoscopeId: 5, key: 'Leo', cycle: 1 } },
      page: '/horoscope/weekly/leo',
    }
    expect(read({ ...plan, weekOf: undefined })).toMatchObject(plan)
  })

  // Guard in web/app/features/pending-order/pending-order.rules.ts: what another script or person wrote into the storage.
  test.each([
    ['an address of another site', { path: 'https://evil.example' }],
    ['a page that sells nothing', { path: '/logout' }],
    ['the page of another kind', { path: '/consultation-form' }],
    ['an unknown kind', { kind: 'gift' }],
    ['the name of a method as its kind', { kind: 'toString' }],
    ['a reading at another site', { page: '//evil.example' }],
    ['a reading that is a script', { page: 'javascript:alert(1)' }],
    ['another key of the tab', { drafts: { 'pending-authentication': {} } }],
    ['no drafts', { drafts: null }],
    ['a text that is no text', { what: [{ language_id: 1, text: { html: '<b>' } }] }],
    ['no name', { what: [] }],
    ['a negative price', { amount: -1 }],
    ['a price in words', { amount: '2.49' }],
    ['an id in words', { itemId: '77' }],
    ['no time', { storedAt: null }],
    ['a time in words', { storedAt: String(now) }],
    ['too long a value', { what: [{ language_id: 1, text: 'x'.repeat(9000) }] }],
  ])('with %s is ignored (ENT-60)', (_, changes) => {
    expect(read(changes)).toBeUndefined()
  })

  test.each([null, '', 'null', '[]', '{', '7', '"order"'])(
    'is absent where the stored value is %s (ENT-60)',
    (stored) => {
      expect(readOrder(stored, { now })).toBeUndefined()
    },
  )

  // Guard in web/app/features/pending-order/pending-order.rules.ts: an order from before the end of a session.
  test('from before a session ended belongs to its owner, and is not shown (ENT-65)', () => {
    expect(read({}, { sessionEndedAt: now })).toBeUndefined()
    expect(read({}, { sessionEndedAt: now - 2 * minute })).toEqual(weekOfLeo)
  })
})

describe('the drafts of a kept order', () => {
  test('replace what the tab holds, such as the own sign chosen after the reveal (ENT-62)', () => {
    const stored = () => '{"key":"Aquarius"}'
    expect(draftsToRestore(weekOfLeo, stored)).toEqual([
      ['selected-one-off', '{"key":"Leo","horoscopeDataId":77,"horoscopeType":1}'],
    ])
  })

  test('do not replace questions that are chosen for the same consultation (ENT-62)', () => {
    const drafts = { 'consultation-draft': { slug: 'love', questions: [] } }
    const held = (slug: string) => () => JSON.stringify({ slug, questions: [3] })
    expect(draftsToRestore({ drafts }, held('love'))).toEqual([])
    expect(draftsToRestore({ drafts }, held('work'))).toHaveLength(1)
    expect(draftsToRestore({ drafts }, () => null)).toHaveLength(1)
  })
})
