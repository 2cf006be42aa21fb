import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const source = ['packages', 'server', 'web', 'architecture', 'scripts']
const inSource = (suffix: string) => source.map((folder) => `${folder}/**/*.${suffix}`)

/** Tests that replace a module by `vi.mock`, which must not have been imported by another file before. */
const withMocks = [
  'server/domains/identity/accounts/strengthen-hash.spec.ts',
  'server/domains/identity/sessions/sessions.spec.ts',
]

const http = {
  globalSetup: ['server/testing/global-setup.ts'],
  testTimeout: 600_000,
  hookTimeout: 300_000,
}

export default defineConfig({
  test: {
    // Playwright runs at the same time; together they keep the two cores busy that the tests are meant for.
    maxWorkers: 3,
    // Like all timeouts here: against what never comes, not against what comes slowly.
    expect: { poll: { timeout: 30_000 } },
    // Files of a worker share their modules: importing the product takes 1.7 seconds of a processor.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [...inSource('test.ts'), ...inSource('test.tsx')],
          // A guard against what hangs, not a measure of speed.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: inSource('spec.ts'),
          exclude: withMocks,
          alias: { '@node-rs/argon2': join(import.meta.dirname, 'server/testing/hash-once.ts') },
          ...http,
        },
      },
      {
        extends: true,
        test: { name: 'http-with-mocks', include: withMocks, isolate: true, ...http },
      },
    ],
  },
})
