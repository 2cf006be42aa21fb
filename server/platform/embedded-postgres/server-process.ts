import { spawn } from 'node:child_process'
import type { SpawnOptions } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Account } from './account.ts'
import { closedFolderError } from './engine.ts'
import type { Engine } from './engine.ts'
import { findClosedFolder } from './account.ts'

/** A cluster with the programs that serve it and their account. */
export interface Cluster {
  dataDir: string
  folder: string
  engine: Engine
  account: Account | null
}

/**
 * Returns `folder` as an argument for the programs. For another account it is their working directory,
 * which root has entered, so that directories closed to that account do not matter.
 */
export function folderForPrograms({ dataDir, account }: Cluster, folder: string): string {
  if (!account) return folder
  if (existsSync('/proc/self/cwd')) return '/proc/self/cwd'
  const closed = findClosedFolder(dataDir, account)
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

/** Reads postmaster.pid, whose lines PostgreSQL's src/include/utils/pidfile.h defines. */
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
 * Lists the processes in the cluster's directory: its server's, or those that a killed one left. The working
 * directory distinguishes them from a process that reuses an id; without /proc only the server's id is checked.
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

/** Returns whether the server's main process runs. */
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
