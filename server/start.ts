import { prepareGazetteer } from './domains/places/index.ts'
import { readConfig } from './platform/config.ts'
import { refuseIfInUse } from './platform/embedded-postgres/index.ts'
import { resolvePort } from './platform/start/address.ts'
import { buildPages } from './platform/start/build-pages.ts'
import { openDataDirectory } from './platform/start/data-directory.ts'
import { formatFailure } from './platform/start/format-failure.ts'
import { watchParents } from './platform/start/watch-parents.ts'

/** Checks settings, data directory and port before anything is built or started. */
async function start(): Promise<void> {
  const settings = readConfig()
  const stopRequested = listenForStop(settings.isStartedByNpm)
  openDataDirectory(settings.dataDir)
  if (!settings.databaseUrl) refuseIfInUse(settings.dataDir)
  const config = await resolvePort(settings)
  await Promise.all([prepareGazetteer(), config.debug || buildPages()])
  const { main } = await import('./main.ts')
  const product = await main(config)
  process.stdout.write(`${config.brandName} is at ${product.url}\n`)
  const failure = await Promise.race([stopRequested, product.failed])
  if (!failure) return product.stop()
  // Without its database the product may fail to stop in order; the process ends in any case.
  await product.stop().catch(() => {})
  throw failure
}

/** Resolves at the first signal to stop. A second one ends the process at once. */
function listenForStop(isStartedByNpm: boolean): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let signals = 0
  const stop = () => (++signals === 1 ? resolve() : process.exit(1))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  if (isStartedByNpm) watchParents(resolve)
  return promise
}

try {
  await start()
  process.exit(0)
} catch (error) {
  process.stderr.write(`${formatFailure(error)}\n`)
  process.exit(1)
}
