import { systemClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { backUp } from './back-up.ts'
import { runCommand, say } from './run-command.ts'

await runCommand(async () => {
  const folder = await backUp({ config: readConfig(), clock: systemClock(null), say })
  say(`Backed up, loaded and checked: ${folder}`)
})
