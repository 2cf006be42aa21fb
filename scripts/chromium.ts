import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type Browser, type LaunchOptions } from '@playwright/test'

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
    find([headlessShell]) ||
    installHeadlessShell() ||
    find(wholeBrowsers) ||
    macPaths.find(isProgram)
  if (!path)
    throw new Error(
      'The browser tests need a real browser: install Chromium or Chrome, or set CHROMIUM to its path',
    )
  return path
}

function find(programs: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const installed = [...folders, '/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) =>
    programs.map((program) => join(folder, program)),
  )
  return installed.find(isProgram)
}

function installHeadlessShell(): string | undefined {
  if (!isRoot() || !existsSync('/etc/debian_version')) return undefined
  process.stderr.write(`No ${headlessShell} found: installing it with apt-get …\n`)
  try {
    apt('update')
    apt('install', '--yes', '--no-install-recommends', headlessShell)
  } catch {
    process.stderr.write('apt-get failed: trying an installed Chromium\n')
  }
  return find([headlessShell])
}

/** Runs apt-get with its output on standard error, because standard output ends with the count of tests. */
function apt(...args: string[]): void {
  execFileSync('apt-get', ['-q', '-o', 'Acquire::http::Timeout=20', ...args], {
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 2, 2],
  })
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const isRoot = () => process.getuid?.() === 0
