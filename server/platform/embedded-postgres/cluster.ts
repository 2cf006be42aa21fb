import { chownSync, closeSync, existsSync, fsyncSync, mkdtempSync, openSync } from 'node:fs'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { StartError } from '../start-error.ts'
import { folderForPrograms, spawnProgram } from './server-process.ts'
import type { Cluster } from './server-process.ts'

const secrets = z.object({ admin: z.string(), product: z.string() })
/** The passwords of the cluster's two roles: the superuser and the product's. */
export type Secrets = z.infer<typeof secrets>

const secretFile = ({ dataDir }: Cluster) => join(dataDir, 'database.secret')

export function readSecrets(cluster: Cluster): Secrets {
  try {
    return secrets.parse(JSON.parse(readFileSync(secretFile(cluster), 'utf8')))
  } catch {
    throw new StartError(`${secretFile(cluster)} is missing or damaged: restore it from a backup`)
  }
}

/** Creates the cluster if there is none. A cluster that a killed start left incomplete is replaced. */
export async function ensureCluster(cluster: Cluster): Promise<void> {
  if (existsSync(cluster.folder)) return refuseOtherVersion(cluster)
  const { admin } = writeSecrets(cluster)
  removeIncomplete(cluster)
  const staging = mkdtempSync(`${cluster.folder}${incompleteSuffix}`)
  if (cluster.account) chownSync(staging, cluster.account.uid, cluster.account.gid)
  await initialise(cluster, staging, admin)
  renameSync(staging, cluster.folder)
  syncFolder(cluster.dataDir)
}

const incompleteSuffix = '.new-'

function removeIncomplete({ dataDir, folder }: Cluster): void {
  readdirSync(dataDir)
    .filter((name) => name.startsWith(`${basename(folder)}${incompleteSuffix}`))
    .forEach((name) => rmSync(join(dataDir, name), { recursive: true, force: true }))
}

function refuseOtherVersion({ folder, engine, dataDir }: Cluster): void {
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (version === engine.majorVersion) return
  throw new StartError(
    `The database in ${dataDir} is of PostgreSQL ${version}, this release brings ${engine.majorVersion}: dump it with the old release and load it into a new DATA_DIR`,
  )
}

function writeSecrets(cluster: Cluster): Secrets {
  const createPassword = () => randomBytes(32).toString('base64url')
  const created = { admin: createPassword(), product: createPassword() }
  writePrivately(secretFile(cluster), JSON.stringify(created))
  return created
}

function writePrivately(file: string, content: string): void {
  rmSync(file, { force: true })
  writeFileSync(file, content, { mode: 0o600, flag: 'wx', flush: true })
}

async function initialise(cluster: Cluster, folder: string, password: string): Promise<void> {
  const passwordFile = `${folder}.password`
  writePrivately(passwordFile, password)
  if (cluster.account) chownSync(passwordFile, cluster.account.uid, cluster.account.gid)
  const passwordHandle = openSync(passwordFile, 'r')
  const folderArgument = folderForPrograms(cluster, folder)
  const options = [
    `--pgdata=${folderArgument}`,
    '--username=postgres',
    `--pwfile=${folderArgument === folder ? passwordFile : '/proc/self/fd/3'}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
  ]
  try {
    const initdb = spawnProgram(cluster, 'initdb', options, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe', passwordHandle],
    })
    const [errorOutput, [code]] = await Promise.all([
      initdb.stderr ? text(initdb.stderr) : '',
      once(initdb, 'close'),
    ])
    if (code !== 0) {
      throw new StartError(`The embedded database could not be made: ${lastLine(errorOutput)}`)
    }
  } finally {
    closeSync(passwordHandle)
    rmSync(passwordFile, { force: true })
  }
}

export function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? ''
}

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
