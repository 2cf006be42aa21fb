import { prepareGazetteer } from '../domains/places/index.ts'
import { main } from '../main.ts'
import { systemClock } from '../platform/clock.ts'
import { type Config, readConfig } from '../platform/config.ts'
import { refuseIfInUse } from '../platform/embedded-postgres/index.ts'
import { resolvePort } from '../platform/start/address.ts'
import { buildPages } from '../platform/start/build-pages.ts'
import { openDataDirectory } from '../platform/start/data-directory.ts'
import { StartError } from '../platform/start-error.ts'
import { backUp } from './back-up.ts'
import { runCommand, say } from './run-command.ts'

/**
 * `npm run upgrade`, run in the new release: backs up, migrates, starts the product once on a free port, asks it whether it
 * is ready, and stops it. Run again after a kill or a failure, it begins anew.
 */
await runCommand(async () => {
  const config = readConfig()
  openDataDirectory(config.dataDir)
  if (!config.databaseUrl) refuseIfInUse(config.dataDir)
  await Promise.all([prepareGazetteer(), buildPages()])
  const backup = await backUp({ config, clock: systemClock(null), say })
  say(`Backed up, loaded and checked: ${backup}`)
  const goBack = `To go back, start the release that ran before. If it refuses the database, restore the backup into a DATA_DIR${
    config.databaseUrl ? ' and a database' : ''
  } that holds nothing: DATA_DIR=… npm run restore -- ${backup}`
  say('Migrating the database and starting the product once …')
  try {
    await tryStart(config)
  } catch (error) {
    say(goBack)
    throw error
  }
  say(`Upgraded: start the product. ${goBack}`)
})

async function tryStart(config: Config): Promise<void> {
  const product = await main(await resolvePort({ ...config, host: '127.0.0.1', port: 0 }))
  try {
    const { status } = await fetch(`${product.url}/readyz`)
    if (status !== 200) throw new StartError(`The product is not ready: /readyz answered ${status}`)
  } finally {
    await product.stop()
  }
}
