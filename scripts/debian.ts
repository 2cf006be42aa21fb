import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Finds the first of these programs that is installed. */
export function findProgram(programs: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const installed = [...folders, '/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) =>
    programs.map((program) => join(folder, program)),
  )
  return installed.find(isProgram)
}

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Packages are installed as root on Debian alone. */
export const canInstall = (): boolean =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version')

/** Installs Debian packages. Failures are reported on standard error, not thrown. */
export function installPackages(names: readonly string[]): void {
  process.stderr.write(`Installing ${names.join(', ')} with apt-get …\n`)
  try {
    apt('update')
    apt('install', '--yes', '--no-install-recommends', ...names)
  } catch {
    process.stderr.write('apt-get failed\n')
  }
}

/** Runs apt-get with its output on standard error, because standard output ends with the count of tests. */
function apt(...args: string[]): void {
  execFileSync('apt-get', ['-q', '-o', 'Acquire::http::Timeout=20', ...args], {
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 2, 2],
  })
}
