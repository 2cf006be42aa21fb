import { checkSource } from './check-source.ts'
import { formatCount } from './count.ts'

const count = await checkSource()
process.stdout.write(`${formatCount(count)}\n`)
process.exitCode = count.failed ? 1 : 0
