import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from '../start-error.ts'

/** The system account that PostgreSQL runs under when the product itself is root. */
export interface Account {
  uid: number
  gid: number
  name: string
}

/**
 * PostgreSQL refuses to run as root. For root this is the owner that the cluster already has, else
 * `nobody`; for anyone else null: the server runs as whoever started the product.
 */
export function serverAccount(clusterFolder: string): Account | null {
  const owner = statSync(clusterFolder, { throwIfNoEntry: false })?.uid
  const self = process.getuid?.()
  if (self !== 0) {
    if (owner !== undefined && self !== undefined && owner !== self) {
      throw new StartError(
        `${clusterFolder} belongs to user ${owner}: start as that user or as root`,
      )
    }
    return null
  }
  const account = accounts().find(({ uid, name }) => (owner ? uid === owner : name === 'nobody'))
  if (account) return account
  throw new StartError(
    `The embedded database cannot run as root, and ${owner ? `user ${owner}` : 'nobody'} has no account here: start as another user, or set DATABASE_URL`,
  )
}

function accounts(): Account[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid > 0)
}

/** The outermost folder on the way to `path` that the account may not pass through. */
export function closedFolderOnTheWay(path: string, account: Account): string | null {
  const above = path === dirname(path) ? null : closedFolderOnTheWay(dirname(path), account)
  if (above) return above
  const { uid, gid, mode } = statSync(path)
  const passBit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
  return mode & passBit ? null : path
}
