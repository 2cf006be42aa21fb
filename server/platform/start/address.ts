import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { addressOf, type Config } from '../config.ts'
import { StartError } from '../start-error.ts'

/**
 * Ports from which port 0 is chosen. Systems give none of them to outgoing connections, one of which could
 * otherwise take the port before the product listens on it.
 */
const choosable = { lowest: 10_000, highest: 32_767 }
const mostAttempts = 20

/**
 * Checks that the product can listen on its address, and replaces port 0 by a free port.
 *
 * @throws {StartError} if the address cannot be listened on
 */
export async function resolvePort(config: Config): Promise<Config> {
  const port = config.port === 0 ? await chooseFreePort(config) : config.port
  await probe(config, port)
  const isPublicUrlSet = config.publicUrl !== addressOf(config.host, config.port)
  const publicUrl = isPublicUrlSet ? config.publicUrl : addressOf(config.host, port)
  return { ...config, port, publicUrl }
}

async function chooseFreePort(config: Config): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const port = randomInt(choosable.lowest, choosable.highest + 1)
    try {
      await probe(config, port)
      return port
    } catch (error) {
      if (attempt === mostAttempts) throw error
    }
  }
}

/** @throws {StartError} if a port cannot be listened on */
async function probe(config: Config, port: number): Promise<void> {
  const server = createServer()
  try {
    server.listen(port, config.host)
    await once(server, 'listening')
  } catch (error) {
    throw new StartError(formatListenError({ ...config, port }, error) ?? String(error))
  }
  server.close()
  await once(server, 'close')
}

/** Formats an error of `listen` in one line; null for any other error. */
export function formatListenError({ host, port }: Config, error: unknown): string | null {
  switch (error instanceof Error && 'code' in error && error.code) {
    case 'EADDRINUSE':
      return `PORT ${port} on ${host} is taken by another program: stop that, or set another PORT`
    case 'EACCES':
      return `PORT ${port} on ${host} needs more rights: set a PORT above 1023`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST ${host} is no address of this machine`
    default:
      return null
  }
}
