import { expect, test } from 'vitest'
import { toQueueBackend } from './queue-backend.rules.ts'

test.each([
  ['PostgreSQL 18.4 on x86_64-pc-linux-gnu, compiled by gcc 12.2.0, 64-bit', false, 'postgres'],
  ['PostgreSQL 16.9 (Debian 16.9-1) on x86_64-pc-linux-gnu', true, 'citus'],
  [
    'PostgreSQL 15.12-YB-2025.1.0.0-b0 on x86_64-pc-linux-gnu, compiled by clang 17, 64-bit',
    false,
    'yugabytedb',
  ],
  ['CockroachDB CCL v26.1.0 (x86_64-pc-linux-gnu, built 2026/02/02)', false, 'cockroachdb'],
])('the queue of %s has the profile of that engine (OPS-122)', (version, hasCitus, backend) => {
  expect(toQueueBackend(version, hasCitus)).toBe(backend)
})
