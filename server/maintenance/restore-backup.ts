import { readConfig } from '../platform/config.ts'
import { StartError } from '../platform/start-error.ts'
import { restore } from './restore.ts'
import { runCommand, say } from './run-command.ts'

await runCommand(async () => {
  const config = readConfig()
  const [backup] = process.argv.slice(2)
  if (!backup)
    throw new StartError(
      'Name the backup: npm run restore -- 2026-11-23T03-15-00Z, or its directory',
    )
  await restore(config, backup, say)
  say(`Restored to ${config.dataDir}. Start the product, then run npm run reconcile: it names`)
  say('the payments that were made after the backup.')
})
