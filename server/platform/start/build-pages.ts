import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify, stripVTControlCharacters } from 'node:util'
import { lockFolder } from '../folder-lock.ts'
import { StartError } from '../start-error.ts'

const root = join(import.meta.dirname, '../../..')
const sources = [
  'web',
  'packages',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
]
const buildFolder = join(root, 'build')
const builtModule = join(buildFolder, 'web/server/index.js')
const fingerprintFile = join(buildFolder, 'web.fingerprint')
const waitMilliseconds = 100

/** Builds the pages if they are missing or their sources have changed. Concurrent starts build once. */
export async function buildPages(): Promise<void> {
  const current = fingerprint()
  if (isBuilt(current)) return
  mkdirSync(buildFolder, { recursive: true })
  let lock = lockFolder(buildFolder, 'build')
  for (; !lock.isHeld; lock = lockFolder(buildFolder, 'build')) await delay(waitMilliseconds)
  try {
    if (isBuilt(current)) return
    process.stdout.write('Building the pages: first start, or their sources changed …\n')
    rmSync(fingerprintFile, { force: true })
    await runBuild()
    writeFileSync(fingerprintFile, current)
  } finally {
    lock.release()
  }
}

function isBuilt(current: string): boolean {
  return (
    existsSync(builtModule) &&
    existsSync(fingerprintFile) &&
    readFileSync(fingerprintFile, 'utf8') === current
  )
}

/** Hashes the contents, since a checkout changes all dates. Reading them takes about 10 ms. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => listFiles(join(root, source)))) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

const notSources = /^(node_modules|oracles|gallery)$|\.(test|spec)\.tsx?$|\.md$/

function listFiles(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => !notSources.test(name))
    .sort()
    .flatMap((name) => listFiles(join(path, name)))
}

async function runBuild(): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, [join(root, 'web/build.ts')], {
      cwd: root,
      maxBuffer: 64 * 1024 * 1024,
    })
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
    const reason = /^Error: .*$|^.*\[(?!PLUGIN_TIMINGS)[A-Z_]+\].*$/m.exec(
      stripVTControlCharacters(output),
    )?.[0]
    throw new StartError(`The pages could not be built: ${reason ?? String(error)}`)
  }
}
