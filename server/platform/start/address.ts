import { once } from 'node:events'
import { createServer } from 'node:net'
import { addressOf, type Config } from '../config.ts'
import { StartError } from '../start-error.ts'

/**
 * Checks that the product can listen on its address, and replaces port 0 by a free port.
 *
 * @throws {StartError} if the address cannot be listened on
 */
export async function resolvePort(config: Config): Promise<Config> {
  const probe = createServer()
  try {
    probe.listen(config.port, config.host)
    await once(probe, 'listening')
  } catch (error) {
    throw new StartError(formatListenError(config, error) ?? String(error))
  }
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  const port = typeof address === 'object' && address ? address.port : config.port
  const isPublicUrlSet = config.publicUrl !== addressOf(config.host, config.port)
  const publicUrl = isPublicUrlSet ? config.publicUrl : addressOf(config.host, port)
  return { ...config, port, publicUrl }
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
