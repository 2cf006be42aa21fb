import { spawn } from 'node:child_process'
import type { SpawnOptions } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Account } from './account.ts'
import { closedFolderError } from './engine.ts'
import type { Engine } from './engine.ts'
import { closedFolderOnTheWay } from './account.ts'

/** A cluster, the programs that serve it and the account that they run under. */
export interface Cluster {
  dataDir: string
  folder: string
  engine: Engine
  account: Account | null
}

/**
 * How the programs are told where `folder` is. Under another account that is their working folder,
 * which root has entered for them: so it works below folders that are closed to that account.
 */
export function folderForPrograms({ dataDir, account }: Cluster, folder: string): string {
  if (!account) return folder
  if (existsSync('/proc/self/cwd')) return '/proc/self/cwd'
  const closed = closedFolderOnTheWay(dataDir, account)
  if (closed) throw closedFolderError(dataDir, closed, account)
  return folder
}

/** Starts one of PostgreSQL's programs in `folder`, without the product's own environment. */
export function spawnProgram(
  { engine, account }: Cluster,
  program: 'initdb' | 'pg_ctl' | 'postgres',
  args: readonly string[],
  options: SpawnOptions & { cwd: string },
) {
  return spawn(join(engine.folder, 'bin', program), args, {
    ...options,
    ...(account && { uid: account.uid, gid: account.gid }),
    env: { LC_ALL: 'C', TZ: 'UTC' },
    windowsHide: true,
  })
}

export interface Postmaster {
  pid: number
  port: number
  usesSocket: boolean
  status: string
}

/** What postmaster.pid says, by the lines of PostgreSQL's src/include/utils/pidfile.h. */
export function readPostmaster({ folder }: Cluster): Postmaster | null {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
    return {
      pid: Number(lines[0]),
      port: Number(lines[3]),
      usesSocket: Boolean(lines[4]?.trim()),
      status: lines[7]?.trim() ?? 'starting',
    }
  } catch {
    return null
  }
}

/**
 * The processes that still work in the cluster's folder: its server's, or what a killed one left.
 * The working folder tells them from a stranger who got the same process id; without /proc only the
 * server's id remains.
 */
export function listProcesses({ folder }: Cluster, postmaster: Postmaster | null): number[] {
  if (!existsSync('/proc/self/cwd')) {
    return postmaster && isAlive(postmaster.pid) ? [postmaster.pid] : []
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => worksIn(folder, pid))
}

/** Whether the server's main process still runs. */
export function isRunning({ folder }: Cluster, { pid }: Postmaster): boolean {
  return existsSync('/proc/self/cwd') ? worksIn(folder, pid) : isAlive(pid)
}

function worksIn(folder: string, pid: number): boolean {
  try {
    const [own, working] = [statSync(folder), statSync(`/proc/${pid}/cwd`)]
    const isThere = working.dev === own.dev && working.ino === own.ino
    return isThere && readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
  } catch {
    return false
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
