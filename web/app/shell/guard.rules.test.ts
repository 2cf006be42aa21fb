import { shell } from '@rashi/contract/texts/en/shell'
import { describe, expect, test } from 'vitest'
import { guard } from './guard.rules.ts'

describe('the guard', () => {
  test('requires a live session before anything else (ID-34)', () => {
    expect(guard({ isLive: false, roles: [] })).toBe('session-expired')
    expect(guard({ isLive: false, roles: ['editor'], allowedRoles: ['editor'] })).toBe(
      'session-expired',
    )
  })

  test('opens a route that names no roles to every live session', () => {
    expect(guard({ isLive: true, roles: [] })).toBe('open')
  })

  test('opens a route with an allowed-roles list only to one of those roles (NAV-15)', () => {
    const allowedRoles = ['editor', 'operator']
    expect(guard({ isLive: true, roles: ['operator'], allowedRoles })).toBe('open')
    expect(guard({ isLive: true, roles: ['reader'], allowedRoles })).toBe('not-permitted')
    expect(guard({ isLive: true, roles: [], allowedRoles })).toBe('not-permitted')
    expect(guard({ isLive: true, roles: ['reader'], allowedRoles: [] })).toBe('not-permitted')
  })

  test('has the product’s texts for both refusals (ID-34, NAV-15)', () => {
    expect(shell['shell.session-expired']).toBe('Session expired. Please login again.')
    expect(shell['shell.not-permitted']).toBe(
      "Error: You are trying to access a page which either doesn't exist or you don't have sufficient permissions to access.",
    )
  })
})
