import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { goEnvironment } from '../scripts/run-program.ts'

const root = join(import.meta.dirname, '..')
const modules = join(root, 'node_modules')
const program = (name: string) => join(modules, '.bin', name)
const run = promisify(execFile)

const sourceFolders = ['packages', 'server', 'web']
const settings = ['tsconfig.json', 'vite.config.ts', 'package.json']
/** Tests, and files that only tests and the build use, have no content. */
const exclude = [
  '**/*.test.ts',
  '**/*.test.tsx',
  '**/*.spec.ts',
  '**/testing',
  'web/component-catalogue',
  'web/*.ts',
]
const union = "export type LanguageCode = 'en' | 'hi'"

export interface TypeCheckError {
  /** From the root, with forward slashes. */
  readonly path: string
  readonly message: string
}

/** Type-checks a temporary copy of the sources with a further language code. */
export async function typeCheckWithLanguage(code: string): Promise<TypeCheckError[]> {
  if (!existsSync(join(root, '.react-router')))
    await run(program('react-router'), ['typegen'], { cwd: root })
  const copy = await mkdtemp(join(tmpdir(), 'rashi-language-'))
  try {
    for (const name of [...sourceFolders, ...settings, '.react-router'])
      await cp(join(root, name), join(copy, name), {
        recursive: true,
        filter: (path) => !path.includes('/node_modules/'),
      })
    await linkModules(copy)
    await addToUnion(join(copy, 'packages/contract/languages.rules.ts'), code)
    await writeFile(
      join(copy, 'tsconfig.sources.json'),
      JSON.stringify({
        extends: './tsconfig.json',
        include: [...sourceFolders, '.react-router/types/**/*'],
        exclude,
      }),
    )
    return await typeCheck(copy)
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

/** Links the installed packages, and our own packages of the copy. */
async function linkModules(copy: string): Promise<void> {
  const own = join(copy, 'node_modules', '@rashi')
  await mkdir(own, { recursive: true })
  for (const name of await readdir(modules))
    if (name !== '@rashi') await symlink(join(modules, name), join(copy, 'node_modules', name))
  for (const name of await readdir(join(copy, 'packages')))
    await symlink(join(copy, 'packages', name), join(own, name))
}

async function addToUnion(file: string, code: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  if (!text.includes(`${union}\n`)) throw new Error(`${file} does not declare ${union}`)
  await writeFile(file, text.replace(union, `${union} | '${code}'`))
}

async function typeCheck(folder: string): Promise<TypeCheckError[]> {
  const args = ['--noEmit', '--checkers', '1', '--pretty', 'false', '-p', 'tsconfig.sources.json']
  const options = {
    cwd: folder,
    env: { ...process.env, ...goEnvironment },
    maxBuffer: 64 * 1024 * 1024,
  }
  const output = await run(program('tsc'), args, options).then(
    ({ stdout }) => stdout,
    (error: { stdout?: string }) => error.stdout ?? '',
  )
  return [...output.matchAll(/^(\S[^(]*)\(\d+,\d+\): error (.*)$/gm)].map(
    ([, path = '', message = '']) => ({ path, message }),
  )
}
