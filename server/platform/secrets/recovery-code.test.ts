import { expect, test } from 'vitest'
import { createRecoveryCodes, readRecoveryCode } from './recovery-code.rules.ts'

test('ten recovery codes of sixteen letters and digits are made, and none twice (SEC-14)', () => {
  const codes = [...createRecoveryCodes(), ...createRecoveryCodes()]
  expect(new Set(codes).size).toBe(20)
  for (const code of codes)
    expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/)
})

test('a recovery code is read however it is typed (SEC-14)', () => {
  for (const typed of ['7k2m-x9dq-04h1-vw3n', ' 7K2M X9DQ O4HL VW3N ', '7k2mx9dqo4hivw3n'])
    expect(readRecoveryCode(typed)).toBe('7k2m-x9dq-04h1-vw3n')
  expect(readRecoveryCode('7k2m-x9dq-04h1')).toBeUndefined()
})
