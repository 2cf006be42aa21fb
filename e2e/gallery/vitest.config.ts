import { defineConfig } from 'vitest/config'
import { root } from '../../scripts/run-program.ts'

/** Taking pictures is no test of its own: `npm test` does not look here. */
export default defineConfig({
  root,
  test: {
    maxWorkers: 2,
    include: ['e2e/gallery/*.gallery.ts'],
    globalSetup: ['e2e/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
