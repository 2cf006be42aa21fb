import { expect, test } from 'vitest'
import { backupNameAt, madeAt, selectBackups, selectExpired } from './backup-names.rules.ts'

const now = Temporal.Instant.from('2026-11-23T03:15:00Z')

test('a backup is named after the second of its making', () => {
  expect(backupNameAt(Temporal.Instant.from('2026-11-23T03:15:09.75Z'))).toBe(
    '2026-11-23T03-15-09Z',
  )
  expect(madeAt('2026-11-23T03-15-09Z')?.toString()).toBe('2026-11-23T03:15:09Z')
})

test('only complete backups are listed (OPS-26)', () => {
  const names = ['2026-11-23T03-15-00Z', '.incomplete-a1', 'backup.lock', '2026-11-22T03-15-00Z']
  expect(selectBackups(names)).toEqual(['2026-11-22T03-15-00Z', '2026-11-23T03-15-00Z'])
})

// Guard in server/maintenance/backup-names.rules.ts: an installation whose backups fail keeps the last good one.
test('backups older than 30 days expire, but never the newest (OPS-28)', () => {
  const names = ['2026-10-24T03-14-59Z', '2026-10-24T03-15-00Z', '2026-11-23T03-15-00Z']
  expect(selectExpired(names, now)).toEqual(['2026-10-24T03-14-59Z'])
  expect(selectExpired(['2020-01-01T00-00-00Z'], now)).toEqual([])
})
