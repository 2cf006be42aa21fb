import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Cluster, Postmaster } from './server-process.ts'
import { folderForPrograms } from './server-process.ts'
import type { ServerOptions } from './server-options.ts'

const socketPort = 5432
/** The shortest limit on a socket's path of all systems, in bytes: that of macOS. */
const longestSocketPath = 103

/**
 * Chooses where the server listens: on a socket in the cluster's closed directory, or, if the path is too
 * long for one, on a free port of the loopback address.
 *
 * @param port the port of an earlier server, for its clients to reconnect to
 */
export async function chooseEndpoint(cluster: Cluster, port?: number): Promise<ServerOptions> {
  const folderArgument = folderForPrograms(cluster, cluster.folder)
  const socketPath = `${cluster.folder}/.s.PGSQL.${socketPort}`
  if (process.platform !== 'win32' && Buffer.byteLength(socketPath) <= longestSocketPath) {
    return {
      listen_addresses: '',
      port: String(socketPort),
      unix_socket_directories: `"${folderArgument.replaceAll('"', '""')}"`,
      unix_socket_permissions: '0700',
    }
  }
  return {
    listen_addresses: '127.0.0.1',
    port: String(port ?? (await findFreePort())),
    unix_socket_directories: '',
  }
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/** Returns the connection string of a role and a database on a running server. */
export function databaseUrl(
  cluster: Cluster,
  postmaster: Postmaster,
  role: string,
  password: string,
  database: string,
): string {
  const url = new URL(`postgresql://${role}:${password}@127.0.0.1:${postmaster.port}/${database}`)
  if (postmaster.usesSocket) url.searchParams.set('host', cluster.folder)
  return url.href
}
