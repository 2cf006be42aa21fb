import { defineConfig } from 'vitest/config'

const source = ['packages', 'server', 'web', 'architecture', 'scripts']
const inSource = (suffix: string) => source.map((folder) => `${folder}/**/*.${suffix}`)

export default defineConfig({
  test: {
    // Playwright runs at the same time; together they keep the two cores busy that the tests are meant for.
    maxWorkers: 3,
    // Like all timeouts here: against what never comes, not against what comes slowly.
    expect: { poll: { timeout: 30_000 } },
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
          globalSetup: ['server/testing/global-setup.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
