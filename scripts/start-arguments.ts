import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run-program.ts'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: { start: string }
}

/** The arguments with which `npm start` runs Node: its options, and the product's program relative to the repository. */
export const startArguments: readonly string[] = scripts.start.split(' ').slice(1)
