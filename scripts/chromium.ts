import { chromium, type Browser, type LaunchOptions } from '@playwright/test'
import { canInstall, findProgram, installPackages, isProgram } from './debian.ts'

/** Preferred, because it needs a third of the processor time of a whole Chromium. */
const headlessShell = 'chromium-headless-shell'
const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Options for a browser that makes no requests of its own. As root it has no sandbox. */
export const launchOptions: LaunchOptions = {
  args: [
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // The default of a whole Chromium; that of the headless shell is full hinting.
    '--font-render-hinting=slight',
  ],
  chromiumSandbox: process.getuid?.() !== 0,
}

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ ...launchOptions, executablePath: getChromium() })

/**
 * Returns the path of a Chromium: $CHROMIUM, an installed headless shell, one that apt installs as root on
 * Debian, or any other installed Chromium.
 *
 * @throws {Error} if there is no browser and none can be installed
 */
export function getChromium(): string {
  const chosen = process.env['CHROMIUM']
  if (chosen && !isProgram(chosen))
    throw new Error(`CHROMIUM is ${chosen}, which is no program that can be run`)
  const path =
    chosen ||
    findProgram([headlessShell]) ||
    installHeadlessShell() ||
    findProgram(wholeBrowsers) ||
    macPaths.find(isProgram)
  if (!path)
    throw new Error(
      'The browser tests need a real browser: install Chromium or Chrome, or set CHROMIUM to its path',
    )
  return path
}

function installHeadlessShell(): string | undefined {
  if (!canInstall()) return undefined
  installPackages([headlessShell])
  return findProgram([headlessShell])
}
