import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Cluster, Postmaster } from './server-process.ts'
import { folderForPrograms } from './server-process.ts'
import type { ServerOptions } from './server-options.ts'

const socketPort = 5432
/** The shortest limit on a socket's path among the systems: macOS's, in bytes. */
const longestSocketPath = 103

/**
 * Where the server listens: a socket inside the cluster's closed folder, or, where the path is too
 * long for one, a free port of the loopback address.
 *
 * @param port the port of an earlier server whose clients are to find this one at the same address.
 */
export async function chooseEndpoint(cluster: Cluster, port?: number): Promise<ServerOptions> {
  const place = folderForPrograms(cluster, cluster.folder)
  const socketPath = `${cluster.folder}/.s.PGSQL.${socketPort}`
  if (process.platform !== 'win32' && Buffer.byteLength(socketPath) <= longestSocketPath) {
    return {
      listen_addresses: '',
      port: String(socketPort),
      unix_socket_directories: `"${place.replaceAll('"', '""')}"`,
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

/** The connection string of a role and a database on a running server. */
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
