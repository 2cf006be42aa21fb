import { expect, test } from 'vitest'
import { endsAt } from './idle.rules.ts'

const end = { idle_minutes: 15, expires_at: '2026-11-23T20:00:00Z' }
const at = (time: string) => Date.parse(`2026-11-23T${time}Z`)

test('a session ends 15 minutes after its last use, and when it expires in any case (STU-24)', () => {
  expect(endsAt(end, at('12:00:00'))).toBe(at('12:15:00'))
  expect(endsAt(end, at('19:50:00'))).toBe(at('20:00:00'))
})
