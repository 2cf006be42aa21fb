import { runProgram } from './run-program.ts'

const lint = await runProgram('oxlint', 'oxlint', ['--type-aware', '--fix', '--deny-warnings'])
const format = await runProgram('prettier', 'prettier', ['--write', '--log-level=warn', '.'])
process.exitCode = lint || format
