import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/chromium.ts'

const chromium = process.env['CHROMIUM']
/** The reference pictures are compared strictly in it; a whole Chromium draws a few of them differently. */
const isHeadlessShell = chromium?.endsWith('headless-shell')

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/global-setup.ts',
  // Vitest runs at the same time; together they keep the two cores busy that the tests are meant for.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Reference pictures are written by `npm run references` alone.
  updateSnapshots: 'none',
  // Limits on what never ends; no test asserts how fast the machine is.
  timeout: 400_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      pathTemplate: 'e2e/pictures/references/{arg}{ext}',
      threshold: 0.03,
      ...(isHeadlessShell ? { maxDiffPixels: 50 } : { maxDiffPixelRatio: 0.01 }),
    },
  },
  reporter: [
    ['list'],
    ['html', { open: 'never', outputFolder: 'test-results/report' }],
    ['json', { outputFile: 'test-results/e2e.json' }],
  ],
  use: {
    // The global setup finds the browser, and installs it if need be, before any worker reads this.
    launchOptions: { ...launchOptions, ...(chromium && { executablePath: chromium }) },
    viewport: { width: 1280, height: 900 },
    // Tests mock requests, which a service worker would make by itself; those of the worker allow it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // The actions and requests of a failed test; DOM snapshots cost a quarter more time: `--trace on`.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    // The product over HTTP, pages included, without a browser.
    { name: 'product', testMatch: 'product/**/*.spec.ts' },
    { name: 'journeys', testMatch: 'journeys/**/*.journey.ts' },
  ],
})
