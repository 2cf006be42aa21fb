import { runProgram } from './run-program.ts'

process.env['REFERENCES'] = 'anew'
process.exitCode = await runProgram('vitest', 'vitest', [
  'run',
  '--project=journeys',
  'the-main-screens-look-as-agreed',
])
