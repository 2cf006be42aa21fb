import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** For networks without a way out: a browser that asks nobody anything. */
const quiet = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A real Chromium: $CHROMIUM, an installed one, Playwright's own, or, as root on Debian, a new one. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: getChromium(), args: quiet, chromiumSandbox: !isRoot() })
}

/** @throws {Error} that says what to do where there is no browser and none can be installed. */
export function getChromium(): string {
  const wished = process.env['CHROMIUM']
  if (wished) {
    if (isProgram(wished)) return wished
    throw new Error(`CHROMIUM is ${wished}, which is no program that can be run`)
  }
  return findChromium() ?? installChromium()
}

function findChromium(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const installed = [...folders, '/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) =>
    names.map((name) => join(folder, name)),
  )
  return [...installed, ...macPaths, chromium.executablePath()].find(isProgram)
}

function installChromium(): string {
  if (isRoot() && existsSync('/etc/debian_version')) {
    process.stderr.write('No Chromium found: installing it with apt-get …\n')
    apt('update')
    apt('install', '--yes', '--no-install-recommends', 'chromium')
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error(
    'The journeys need a real browser: install Chromium or Chrome, or set CHROMIUM to its path',
  )
}

/** Its output goes to the error stream: the standard one ends in the count of the tests. */
function apt(...args: string[]): void {
  execFileSync('apt-get', ['-q', ...args], {
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
