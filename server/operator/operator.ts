import { runOperator } from './run-operator.ts'

process.exitCode = await runOperator(process.argv.slice(2), {
  print: (text) => void process.stdout.write(text),
  printError: (text) => void process.stderr.write(text),
})
