import type { Log } from '../log.ts'
import type { ServerOptions } from './server-options.ts'
import { isRunning, type Cluster, type Postmaster } from './server-process.ts'
import { startServer } from './start-server.ts'

const watchMilliseconds = 500

/**
 * Watches the server's main process, and starts the server again at the same address when it has ended
 * without being asked to.
 *
 * @param onFailure is called once, when the server cannot be started again; it is not watched any longer.
 * @returns ends the watch, after a start that is under way.
 */
export function superviseServer(
  cluster: Cluster,
  { special, postmaster }: { special: ServerOptions; postmaster: Postmaster },
  log: Pick<Log, 'info' | 'warn'>,
  onFailure: (error: Error) => void,
): () => Promise<void> {
  let current = postmaster
  let restart: Promise<void> | undefined

  const restartServer = async () => {
    log.warn({ pid: current.pid }, 'the embedded database has ended and is started again')
    try {
      const port = current.usesSocket ? undefined : current.port
      current = (await startServer(cluster, special, port)).postmaster
      log.info({ pid: current.pid }, 'the embedded database is up again')
    } catch (error) {
      clearInterval(watch)
      onFailure(error instanceof Error ? error : new Error(String(error)))
    } finally {
      restart = undefined
    }
  }
  const watch = setInterval(() => {
    if (!restart && !isRunning(cluster, current)) restart = restartServer()
  }, watchMilliseconds)
  watch.unref()

  return async () => {
    clearInterval(watch)
    await restart
  }
}
