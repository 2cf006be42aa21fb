import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { runOperator } from '../operator/run-operator.ts'
import { compileCache } from '../../scripts/compile-cache.ts'

export interface EndedCommand {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs a command of the operator in this process, which spares the start of another one. */
export async function runOperatorHere(
  env: Record<string, string>,
  ...typed: string[]
): Promise<EndedCommand> {
  let [out, err] = ['', '']
  const code = await runOperator(typed, {
    env,
    print: (text) => void (out += text),
    printError: (text) => void (err += text),
  })
  return { code, out, err }
}

const program = join(import.meta.dirname, '../operator/operator.ts')
const runProgram = promisify(execFile)

/** Runs a command of the operator as it is typed: in a process of its own. */
export async function runOperatorProcess(
  settings: Record<string, string>,
  ...typed: string[]
): Promise<EndedCommand> {
  const env = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, ...settings }
  try {
    const { stdout, stderr } = await runProgram(process.execPath, [program, ...typed], { env })
    return { code: 0, out: stdout, err: stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, out: stdout, err: stderr }
  }
}
