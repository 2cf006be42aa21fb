import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import { StartError } from '../platform/start-error.ts'
import { readProgramVersion } from './program-version.rules.ts'

const run = promisify(execFile)
type Program = 'pg_dump' | 'pg_restore'

/** The newest release whose programs are looked for in Debian's directories. */
const newestMajorVersion = 30

/** Dumps the database of a server, compressed, into one file. */
export async function dumpDatabase(db: Db, url: string, file: string): Promise<void> {
  const { rows } = await sql<{ server_version_num: string }>`show server_version_num`.execute(db)
  const server = Math.trunc(Number(rows[0]?.server_version_num) / 10_000)
  await runProgram(await findProgram('pg_dump', server), url, ['-Fc', '--file', file])
}

/** Loads a dump into an empty database: all of it, or after an error or a kill nothing. */
export async function loadDump(url: string, file: string): Promise<void> {
  await runProgram(await findProgram('pg_restore', 0), url, [
    '--no-owner',
    '--no-privileges',
    '--single-transaction',
    '--exit-on-error',
    file,
  ])
}

/** @throws {StartError} unless a program of the server's version or a newer one is installed */
async function findProgram(program: Program, lowest: number): Promise<string> {
  const majorVersions = Array.from({ length: newestMajorVersion }, (_, index) => index + 1)
  const ofDebian = majorVersions
    .filter((majorVersion) => majorVersion >= lowest)
    .map((majorVersion) => `/usr/lib/postgresql/${majorVersion}/bin/${program}`)
    .filter((path) => existsSync(path))
  const newest = ofDebian.at(-1)
  const found = lowest === 0 ? newest : ofDebian[0]
  if (found) return found
  const version = await run(program, ['--version']).then(
    ({ stdout }) => readProgramVersion(stdout),
    () => null,
  )
  if (version !== null && version >= lowest) return program
  const wanted = lowest === 0 ? program : `${program} ${lowest}`
  throw new StartError(
    `${wanted} is missing${version === null ? '' : ` (${program} is of version ${version})`}: install postgresql-client-${lowest || 18}`,
  )
}

async function runProgram(program: string, url: string, args: readonly string[]): Promise<void> {
  const target = new URL(url)
  const password = decodeURIComponent(target.password)
  target.password = ''
  try {
    await run(program, [`--dbname=${target.href}`, '--no-password', ...args], {
      // The password is not an argument, which every account of the machine could read.
      env: { LC_ALL: 'C', HOME: homedir(), ...(password && { PGPASSWORD: password }) },
    })
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    throw new StartError(`${program} failed: ${output.split('\n')[0] || String(error)}`)
  }
}
