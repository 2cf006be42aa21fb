import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession } from '../../lib/session-end.ts'
import { consultationDraft } from './consultation-draft.ts'

const draft = {
  slug: 'love',
  questions: [3, 4],
  otherQuestion: 'Shall I marry Rohan?',
  phone: '+44 7700 900123',
}

const fakeStorage = () => {
  const values = new Map<string, string>()
  return {
    values,
    setItem: (key: string, value: string) => void values.set(key, value),
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => void values.delete(key),
  }
}
let tab = fakeStorage()
beforeEach(() => {
  tab = fakeStorage()
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('document', { cookie: '', documentElement: { toggleAttribute: () => {} } })
})
afterEach(() => vi.unstubAllGlobals())

test('a consultation’s draft stores ids in the tab, and keeps what was typed in memory (SEC-46)', () => {
  consultationDraft.set(draft)
  expect(consultationDraft.get()).toEqual(draft)
  expect([...tab.values.values()]).toEqual(['{"slug":"love","questions":[3,4]}'])
})

test('a consultation’s draft of an earlier release gives its ids, and nothing typed (SEC-46)', () => {
  consultationDraft.remove()
  tab.setItem('consultation-draft', JSON.stringify(draft))
  expect(consultationDraft.get()).toEqual({ ...draft, otherQuestion: '', phone: '' })
})

test('a question and a phone number typed for a consultation are gone once the session ends or another one is chosen (SEC-46)', () => {
  consultationDraft.set(draft)
  endSession()
  expect(tab.values.size).toBe(0)
  tab.setItem('consultation-draft', '{"slug":"love","questions":[]}')
  expect(consultationDraft.get()?.phone).toBe('')
})
