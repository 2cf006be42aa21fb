import type { Log } from '../log.ts'
import type { ServerOptions } from './server-options.ts'
import { isRunning, type Cluster, type Postmaster } from './server-process.ts'
import { startServer } from './start-server.ts'

const watchMilliseconds = 500

/**
 * Watches the server's main process, and restarts the server at the same address if it ends by itself.
 *
 * @param onFailure called once if the server cannot be restarted, which ends the watch
 * @returns a function that ends the watch and waits for a restart under way
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
