import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StartError } from '../start-error.ts'
import { lastLine } from './cluster.ts'
import { chooseEndpoint } from './endpoint.ts'
import { folderForPrograms, listProcesses, readPostmaster, spawnProgram } from './server-process.ts'
import type { Cluster, Postmaster } from './server-process.ts'
import { serverArguments } from './server-options.ts'
import type { ServerOptions } from './server-options.ts'

/** Long enough for the recovery of a large log after a power cut. */
const patienceMilliseconds = 120_000
const pollMilliseconds = 5

export interface RunningServer {
  postmaster: Postmaster
  isAdopted: boolean
}

/**
 * Brings up the cluster's server, or adopts the one that a killed product left running. Waits while
 * an earlier one is still starting, stopping or dying.
 *
 * @param port where it listens on loopback instead of a free port; of no effect where it has a socket.
 */
export async function startServer(
  cluster: Cluster,
  special: ServerOptions,
  port?: number,
): Promise<RunningServer> {
  const giveUpAt = performance.now() + patienceMilliseconds
  let complaint = 'it never became ready'
  while (performance.now() < giveUpAt) {
    const found = readPostmaster(cluster)
    const processes = listProcesses(cluster, found)
    if (processes.length === 0) {
      rmSync(join(cluster.folder, 'postmaster.pid'), { force: true })
      const outcome = await spawnServer(cluster, special, giveUpAt, port)
      if (typeof outcome !== 'string') return { postmaster: outcome, isAdopted: false }
      if (!mayPass.test(outcome)) throw failure(cluster, outcome)
      complaint = outcome
    } else if (found?.status === 'ready' && processes.includes(found.pid)) {
      return { postmaster: found, isAdopted: true }
    }
    await delay(pollMilliseconds)
  }
  throw failure(cluster, complaint)
}

/** Complaints about an earlier server that is not quite gone, or a port taken a moment ago. */
const mayPass =
  /shared memory block|lock file .* already exists|could not bind|could not create any/

function failure(cluster: Cluster, complaint: string): StartError {
  return new StartError(
    `The embedded database in ${cluster.dataDir} did not start: ${complaint} (see ${logFile(cluster)})`,
  )
}

const logFile = ({ dataDir }: Cluster) => join(dataDir, 'database.log')

/** Answers the ready server, or what it complained of before it ended. */
async function spawnServer(
  cluster: Cluster,
  special: ServerOptions,
  giveUpAt: number,
  port: number | undefined,
): Promise<Postmaster | string> {
  const log = openSync(logFile(cluster), 'a', 0o600)
  const logStart = statSync(logFile(cluster)).size
  const endpoint = await chooseEndpoint(cluster, port)
  const place = folderForPrograms(cluster, cluster.folder)
  const server = spawnProgram(
    cluster,
    'postgres',
    ['-D', place, ...serverArguments(endpoint, special)],
    // Detached: Ctrl-C reaches the product alone, which stops the server after its last query.
    { cwd: cluster.folder, stdio: ['ignore', log, log], detached: true },
  )
  closeSync(log)
  const ended = once(server, 'exit').then(
    () => readFileSync(logFile(cluster), 'utf8').slice(logStart),
    (error: Error) => error.message,
  )
  const ready = waitUntilReady(cluster, () => server.exitCode !== null, giveUpAt)
  const outcome = await Promise.race([ended, ready])
  server.unref()
  if (typeof outcome === 'string') return complaintIn(outcome)
  return outcome ?? (await ended.then(complaintIn))
}

function complaintIn(log: string): string {
  const fatal = /(?:FATAL|PANIC):\s*(.*)/.exec(log)?.[1]
  return fatal ?? lastLine(log)
}

async function waitUntilReady(
  cluster: Cluster,
  hasEnded: () => boolean,
  giveUpAt: number,
): Promise<Postmaster | null> {
  while (!hasEnded() && performance.now() < giveUpAt) {
    const postmaster = readPostmaster(cluster)
    if (postmaster?.status === 'ready') return postmaster
    await delay(pollMilliseconds)
  }
  return null
}

/** Ends open connections, writes everything out and waits until the server is gone. */
export async function stopServer(cluster: Cluster): Promise<void> {
  if (!readPostmaster(cluster)) return
  const place = folderForPrograms(cluster, cluster.folder)
  const control = spawnProgram(cluster, 'pg_ctl', ['stop', '-D', place, '-m', 'fast', '-s'], {
    cwd: cluster.folder,
    stdio: 'ignore',
  })
  await once(control, 'exit')
}
