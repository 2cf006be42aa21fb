import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type Browser, type LaunchOptions } from '@playwright/test'

/** The headless shell comes first: it needs a third of the processor time that a whole Chromium needs. */
const headlessShell = 'chromium-headless-shell'
const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** How every browser here is launched: it makes no requests of its own, and has no sandbox as root. */
export const launchOptions: LaunchOptions = {
  args: [
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Letters as a whole Chromium draws them: the headless shell hints them fully by default.
    '--font-render-hinting=slight',
  ],
  chromiumSandbox: process.getuid?.() !== 0,
}

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ ...launchOptions, executablePath: getChromium() })

/**
 * The path of a real Chromium: $CHROMIUM, an installed headless shell, one that apt installs where this is
 * root on Debian, or any other installed Chromium.
 *
 * @throws {Error} that says what to do where there is no browser and none can be installed.
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

/** Its output goes to the error stream: the standard one ends in the count of the tests. */
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
