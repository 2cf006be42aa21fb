/**
 * SQLSTATE classes and codes, and system error codes, of a lost or refused connection. 25P03 is a transaction that
 * PostgreSQL ended since it was idle for too long; 25006 is a write to a server that is a replica, after a failover.
 */
const codes = /^(08|57P0|25P03|25006|53300|ECONN|ETIMEDOUT|EPIPE)/

/** Messages of node-postgres without a code; see its `lib/client.js` and `pg-pool`. */
const messages = [
  /^Connection terminated/,
  /^timeout exceeded when trying to connect$/,
  /^Client has encountered a connection error and is not queryable$/,
  /^Client was closed and is not queryable$/,
  /^Cannot use a pool after calling end on the pool$/,
]

/** Returns whether the database could not be reached or its connection was lost, so that a retry may succeed. */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && codes.test(String(error.code))) return true
  // A socket file is absent while its server restarts.
  if ('syscall' in error && error.syscall === 'connect') return true
  return messages.some((message) => message.test(error.message))
}

/** Failures that took seconds already, or that another attempt at once would make worse. */
const waited =
  /^(timeout exceeded|Cannot use a pool|Connection terminated due to connection timeout)/
const overloaded = /^(25P03|53300|ETIMEDOUT)/

/** Returns whether a connection was lost or refused, and another may be had within seconds. */
export const isConnectionLoss = (error: unknown): boolean =>
  isConnectionFailure(error) &&
  error instanceof Error &&
  !waited.test(error.message) &&
  !('code' in error && overloaded.test(String(error.code)))

/** Returns whether PostgreSQL ended a statement that ran longer than `statement_timeout`. */
export const isStatementTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '57014'
