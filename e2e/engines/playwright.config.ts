import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'
import type { EngineOptions } from './engine-test.ts'

const phone = { width: 360, height: 740 }
const desk = { width: 1280, height: 900 }

/** Runs the main paths in Firefox and WebKit. Not part of `npm test`. */
export default defineConfig<EngineOptions, EngineOptions>({
  ...base,
  testDir: '.',
  testMatch: '*.journey.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../../test-results/engines',
  // One for each engine.
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../../test-results/engines.json' }]],
  use: { trace: 'off' },
  projects: [
    { name: 'Firefox, phone', use: { engineName: 'firefox', windowSize: phone } },
    { name: 'WebKit, phone', use: { engineName: 'webkit', windowSize: phone } },
    { name: 'Firefox, desk', use: { engineName: 'firefox', windowSize: desk } },
    { name: 'WebKit, desk', use: { engineName: 'webkit', windowSize: desk } },
  ],
})
