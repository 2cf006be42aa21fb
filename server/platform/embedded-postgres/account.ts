import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from '../start-error.ts'

/** The system account of PostgreSQL if the product itself runs as root. */
export interface Account {
  uid: number
  gid: number
  name: string
}

/** The account that programs without one of their own run as. */
export const sharedAccount = 'nobody'

/**
 * Returns the account to run PostgreSQL with, which refuses to run as root: for root the owner of the
 * cluster, or for a new one the first of `databaseAccounts`; for any other account null, which is that account itself.
 */
export function findServerAccount(clusterFolder: string): Account | null {
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
  const account = chooseAccount(listAccounts(), owner)
  if (account) return account
  throw new StartError(
    `The embedded database cannot run as root, and ${owner ? `user ${owner}` : 'nobody'} has no account here: start as another user, or set DATABASE_URL`,
  )
}

/** In this order: other programs may run as `nobody`, who could then read the database's files. */
const databaseAccounts = ['rashi', 'postgres', sharedAccount]

export const chooseAccount = (
  accounts: readonly Account[],
  owner: number | undefined,
): Account | undefined =>
  owner
    ? accounts.find(({ uid }) => uid === owner)
    : databaseAccounts
        .map((wanted) => accounts.find(({ name }) => name === wanted))
        .find((account) => account !== undefined)

function listAccounts(): Account[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid > 0)
}

/** Finds the outermost directory of `path` that the account may not traverse. */
export function findClosedFolder(path: string, account: Account): string | null {
  const above = path === dirname(path) ? null : findClosedFolder(dirname(path), account)
  if (above) return above
  const { uid, gid, mode } = statSync(path)
  const passBit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
  return mode & passBit ? null : path
}
