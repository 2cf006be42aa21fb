import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'

/** Pictures of every screen for people to look at, in Playwright's HTML report; no part of `npm test`. */
export default defineConfig({
  ...base,
  testDir: '.',
  globalSetup: '../global-setup.ts',
  outputDir: '../../test-results/gallery',
  fullyParallel: true,
  reporter: [['list'], ['html', { outputFolder: '../../gallery' }]],
  projects: [{ name: 'gallery', testMatch: 'screenshots.gallery.ts' }],
})
