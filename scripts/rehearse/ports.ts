import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

type Ports = [number, number, number, number, number, number, number]

/** Finds ports that nothing listens on; all are held until the last one is found, so that they differ. */
export async function findFreePorts(count: Ports['length']): Promise<Ports> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return ports as Ports
}
