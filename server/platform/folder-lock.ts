import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type FolderLock = { isHeld: true; release: () => void } | { isHeld: false; holder: string }

/**
 * Locks a folder for this process, or names the process that has locked it.
 *
 * The lock is SQLite's, because Node has no file lock that the system releases when its holder dies. A
 * file with a process id becomes stale at a `kill -9`, and the id may be reused.
 */
export function lockFolder(folder: string, name: string): FolderLock {
  const holderFile = join(folder, `${name}.pid`)
  const lock = new DatabaseSync(join(folder, `${name}.lock`))
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!isLocked(error)) throw error
    return { isHeld: false, holder: readHolder(holderFile) }
  }
  writeFileSync(holderFile, `${process.pid}\n`, { mode: 0o600 })
  return {
    isHeld: true,
    release: () => {
      if (!lock.isOpen) return
      rmSync(holderFile, { force: true })
      lock.close()
    },
  }
}

const sqliteBusy = 5

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
}

function readHolder(file: string): string {
  try {
    return `process ${readFileSync(file, 'utf8').trim()}`
  } catch {
    return 'another process'
  }
}
