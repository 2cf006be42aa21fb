import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { canInstall, findProgram, installPackages } from '../debian.ts'

export interface Programs {
  readonly haproxy: string
  readonly pgbouncer: string
  /** The directory of `initdb`, `postgres`, `pg_ctl` and `pg_basebackup`. */
  readonly postgres: string
}

const versionsFolder = '/usr/lib/postgresql'
const debianFolders = ['/usr/sbin', '/usr/local/sbin']

/**
 * Finds HAProxy, PgBouncer and PostgreSQL, and installs those that are missing as root on Debian.
 *
 * @throws {Error} if one of them is missing and cannot be installed
 */
export function findPrograms(): Programs {
  const missing = [
    ...(findInstalled('haproxy') ? [] : ['haproxy']),
    ...(findInstalled('pgbouncer') ? [] : ['pgbouncer']),
    ...(findPostgres() ? [] : ['postgresql']),
  ]
  if (missing.length > 0 && canInstall()) installPackages(missing)
  const [haproxy, pgbouncer, postgres] = [
    findInstalled('haproxy'),
    findInstalled('pgbouncer'),
    findPostgres(),
  ]
  if (haproxy && pgbouncer && postgres) return { haproxy, pgbouncer, postgres }
  throw new Error(
    'npm run rehearse needs HAProxy, PgBouncer and PostgreSQL: on Debian, as root, apt-get install haproxy pgbouncer postgresql',
  )
}

const findInstalled = (name: string): string | undefined =>
  findProgram([name]) ?? debianFolders.map((folder) => join(folder, name)).find(existsSync)

/** Returns the programs of the newest version that Debian's packages have installed. */
function findPostgres(): string | undefined {
  if (!existsSync(versionsFolder)) return undefined
  return readdirSync(versionsFolder)
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(versionsFolder, version, 'bin'))
    .find(
      (folder) => existsSync(join(folder, 'pg_basebackup')) && existsSync(join(folder, 'initdb')),
    )
}
