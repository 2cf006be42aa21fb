import { prepareGazetteer } from './domains/places/index.ts'
import { readConfig } from './platform/config.ts'
import { refuseIfInUse } from './platform/embedded-postgres/index.ts'
import { resolvePort } from './platform/start/address.ts'
import { buildPages } from './platform/start/build-pages.ts'
import { openDataDirectory } from './platform/start/data-directory.ts'
import { formatFailure } from './platform/start/format-failure.ts'
import { watchParents } from './platform/start/watch-parents.ts'

/** Whatever can be refused is refused before anything is built or begun. */
async function start(): Promise<void> {
  const wished = readConfig()
  const stopWish = listenForStop(wished.isStartedByNpm)
  openDataDirectory(wished.dataDir)
  if (!wished.databaseUrl) refuseIfInUse(wished.dataDir)
  const config = await resolvePort(wished)
  await Promise.all([prepareGazetteer(), config.debug || buildPages()])
  const { main } = await import('./main.ts')
  const product = await main(config)
  process.stdout.write(`${config.brandName} is at ${product.url}\n`)
  const failure = await Promise.race([stopWish, product.failed])
  if (!failure) return product.stop()
  // Without its database little of the product can be stopped in order; the process ends in any case.
  await product.stop().catch(() => {})
  throw failure
}

/** Resolves at the first wish to stop; a second one ends the process at once. */
function listenForStop(isStartedByNpm: boolean): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let wishes = 0
  const wish = () => (++wishes === 1 ? resolve() : process.exit(1))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, wish)
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
