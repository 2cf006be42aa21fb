import { checkSource } from './check-source.ts'
import { sayCount } from './count.ts'

const count = await checkSource()
process.stdout.write(`${sayCount(count)}\n`)
process.exitCode = count.failed ? 1 : 0
