import { runProgram } from './run-program.ts'

const lint = await runProgram('oxlint', 'oxlint', ['--type-aware', '--fix', '--deny-warnings'])
const format = await runProgram('oxfmt', 'oxfmt', ['.'])
// Documents that tests compare with the code: the list of guards, the measured accuracy and the almanac's samples.
const documents = await runProgram('vitest', 'vitest', [
  'run',
  '--project=unit',
  '--update',
  '--reporter=dot',
  'architecture/guards.test.ts',
  'packages/sky/oracles/accuracy.test.ts',
  'server/domains/almanac/samples.test.ts',
])
process.exitCode = lint || format || documents
