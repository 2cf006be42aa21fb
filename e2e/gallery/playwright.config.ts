import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'

/** Takes screenshots of every screen, to be viewed in Playwright's HTML report. Not part of `npm test`. */
export default defineConfig({
  ...base,
  testDir: '.',
  globalSetup: '../global-setup.ts',
  outputDir: '../../test-results/gallery',
  fullyParallel: true,
  reporter: [['list'], ['html', { outputFolder: '../../gallery' }]],
  projects: [{ name: 'gallery', testMatch: 'screenshots.gallery.ts' }],
})
