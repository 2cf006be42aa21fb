import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StartError } from '../start-error.ts'
import { lastLine } from './cluster.ts'
import { chooseEndpoint } from './endpoint.ts'
import {
  folderForPrograms,
  isRunning,
  listProcesses,
  readPostmaster,
  spawnProgram,
} from './server-process.ts'
import type { Cluster, Postmaster } from './server-process.ts'
import { serverArguments } from './server-options.ts'
import type { ServerOptions } from './server-options.ts'

/** Long enough for the recovery of a large log after a power failure. */
const startTimeoutMilliseconds = 120_000
const pollMilliseconds = 5

export interface RunningServer {
  postmaster: Postmaster
  isAdopted: boolean
}

/**
 * Starts the cluster's server, or adopts the one that a killed product left running. Waits while an earlier
 * one is starting or ending.
 *
 * @param port the loopback port instead of a free one; ignored if the server listens on a socket
 */
export async function startServer(
  cluster: Cluster,
  special: ServerOptions,
  port?: number,
): Promise<RunningServer> {
  const deadline = performance.now() + startTimeoutMilliseconds
  let reason = 'it never became ready'
  while (performance.now() < deadline) {
    const found = readPostmaster(cluster)
    const processes = listProcesses(cluster, found)
    if (processes.length === 0) {
      rmSync(join(cluster.folder, 'postmaster.pid'), { force: true })
      const outcome = await spawnServer(cluster, special, deadline, port)
      if (typeof outcome !== 'string') return { postmaster: outcome, isAdopted: false }
      if (!temporaryErrors.test(outcome)) throw createError(cluster, outcome)
      reason = outcome
    } else if (found?.status === 'ready' && processes.includes(found.pid)) {
      return { postmaster: found, isAdopted: true }
    }
    await delay(pollMilliseconds)
  }
  throw createError(cluster, reason)
}

/** Errors caused by an earlier server that has not quite ended, or by a port that was just taken. */
const temporaryErrors =
  /shared memory block|lock file .* already exists|could not bind|could not create any/

function createError(cluster: Cluster, reason: string): StartError {
  return new StartError(
    `The embedded database in ${cluster.dataDir} did not start: ${reason} (see ${logFile(cluster)})`,
  )
}

const logFile = ({ dataDir }: Cluster) => join(dataDir, 'database.log')

/** Returns the ready server, or the reason why it ended. */
async function spawnServer(
  cluster: Cluster,
  special: ServerOptions,
  deadline: number,
  port: number | undefined,
): Promise<Postmaster | string> {
  const log = openSync(logFile(cluster), 'a', 0o600)
  const logStart = statSync(logFile(cluster)).size
  const endpoint = await chooseEndpoint(cluster, port)
  const folderArgument = folderForPrograms(cluster, cluster.folder)
  const server = spawnProgram(
    cluster,
    'postgres',
    ['-D', folderArgument, ...serverArguments(endpoint, special)],
    // Detached, so that Ctrl-C reaches only the product, which stops the server after its last query.
    { cwd: cluster.folder, stdio: ['ignore', log, log], detached: true },
  )
  closeSync(log)
  const ended = once(server, 'exit').then(
    () => readFileSync(logFile(cluster), 'utf8').slice(logStart),
    (error: Error) => error.message,
  )
  const ready = waitUntilReady(cluster, () => server.exitCode !== null, deadline)
  const outcome = await Promise.race([ended, ready])
  server.unref()
  if (typeof outcome === 'string') return findReason(outcome)
  return outcome ?? (await ended.then(findReason))
}

function findReason(log: string): string {
  const fatal = /(?:FATAL|PANIC):\s*(.*)/.exec(log)?.[1]
  return fatal ?? lastLine(log)
}

async function waitUntilReady(
  cluster: Cluster,
  hasEnded: () => boolean,
  deadline: number,
): Promise<Postmaster | null> {
  while (!hasEnded() && performance.now() < deadline) {
    const postmaster = readPostmaster(cluster)
    if (postmaster?.status === 'ready') return postmaster
    await delay(pollMilliseconds)
  }
  return null
}

/** Closes open connections, writes all data and waits until the server has ended. */
export async function stopServer(cluster: Cluster): Promise<void> {
  const postmaster = readPostmaster(cluster)
  if (!postmaster) return
  const folderArgument = folderForPrograms(cluster, cluster.folder)
  const control = spawnProgram(
    cluster,
    'pg_ctl',
    ['stop', '-D', folderArgument, '-m', 'fast', '-s'],
    {
      cwd: cluster.folder,
      stdio: 'ignore',
    },
  )
  const [exitCode] = await once(control, 'exit')
  // pg_ctl waits for the removal of postmaster.pid, after which the process still has to exit.
  while (exitCode === 0 && isRunning(cluster, postmaster)) await delay(pollMilliseconds)
}
